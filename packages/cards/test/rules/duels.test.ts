import { scene } from '../kit/scene.ts';

scene(
  'R8.1: the challenger decides first, then the other side; revealed in the same order; more power wins',
  (table) => {
    const t = table(`shows: R8.1 | decks: 6 Ghost | A: Gunfighter, Mummy Strength | B: Quick Draw
      Tortuga: B Spirit | Jungle Oasis: A Ghost`);
    t.play('Gunfighter', 'Tortuga').pick('Spirit');
    t.expect('asked: A');
    t.pick('Mummy Strength');
    t.expect('asked: B');
    // B decides without having seen what A has laid: nothing has happened yet.
    t.expect('power: Gunfighter 3');
    t.pick('Quick Draw').pick('Gunfighter');
    t.expect('A discard: Gunfighter, Mummy Strength | B discard: Quick Draw | Tortuga: B Spirit');
    t.expect('power: Spirit 7');
  },
);

scene('R8.1: anything but an action returns to the hand; a tie gives both sides all the effects', (table) => {
  const t = table(`shows: R8.1 | decks: 6 Ghost | A: Gunfighter, Ghost | B: Mummy
    Tortuga: B Spirit | Jungle Oasis`);
  t.play('Gunfighter', 'Tortuga').pick('Spirit').pick('Ghost').pick('Mummy');
  t.expect('A: Ghost | B: Mummy | A discard: Gunfighter | B discard: Spirit');
});

scene('R8.2: a dueling card on the table is in no hand that somebody could plunder', (table) => {
  const t = table(`shows: R8.2 | decks: 6 Ghost | A: Gunfighter, Pillage | B: Mummy Strength
    Tortuga: B Spirit | Jungle Oasis`);
  t.play('Gunfighter', 'Tortuga').pick('Spirit').pick('Pillage').pick('Mummy Strength');
  // Pillage found nothing to take; B's card was played.
  t.expect('A: nothing | B discard: Mummy Strength | power: Spirit 5');
});

scene(
  'R8.2: an ability that would start a duel during another skips that part, and does the rest',
  (table) => {
    const t = table(`shows: R8.2, R10.5 | decks: 6 Ghost | A: Gunfighter, Run 'Em Off | B: High Noon
      Tortuga: B Spirit, B Mummy, A Sheriff | Jungle Oasis`);
    t.play('Gunfighter', 'Tortuga').pick('Spirit').pick("Run 'Em Off").pick('High Noon');
    // Played, without effect, and discarded.
    t.expect("A discard: Gunfighter, Run 'Em Off | B discard: High Noon, Spirit | question: play");
  },
);

scene('R8.3: a duelist that has left play ends the duel without result', (table) => {
  const t = table(`shows: R8.3 | decks: 6 Ghost | A: High Noon, Mummy | B: Lost Knowledge
    Tortuga: A Gunfighter, B Sheriff, B buried Tomb Trap | Jungle Oasis`);
  t.play('High Noon').pass().pick('Lost Knowledge').pick('Gunfighter');
  t.expect('A discard: Gunfighter, High Noon | Tortuga: B Sheriff');
  t.play('Mummy', 'Jungle Oasis');
});

scene(
  'R8.3: who changed sides in the duel is still in it, and the effects go by who controls it then',
  (table) => {
    const t = table(`shows: R8.3 | decks: 6 Ghost | A: Run 'Em Off | B: Make Contact
      Tortuga: A Sheriff, B Spirit | Jungle Oasis | The Mothership`);
    t.play("Run 'Em Off").pick('Make Contact').pick('Sheriff');
    // The Sheriff wins for B, who moves the Spirit.
    t.expect('asked: B');
    t.pick('The Mothership');
    t.expect('The Mothership: B Spirit | Tortuga: B(A) Sheriff [B Make Contact] | power: Sheriff 8');
  },
);

scene('R8.4: what a dueling action triggers happens in the duel', (table) => {
  const t = table(`shows: R8.4
    A: Gunfighter, Sleep Spores, Ghost | A deck: Spirit, 6 Ghost | B deck: 6 Ghost
    Star Portal: B Spirit | Jungle Oasis`);
  t.play('Gunfighter', 'Star Portal').pick('Spirit').pick('Sleep Spores').pick('Star Portal');
  // Star Portal drew a card; 3 against 2.
  t.expect('A: Ghost, Spirit | B discard: Spirit');
});

scene('R8.5: being in a duel is not being affected; its consequences may be', (table) => {
  const t = table(`shows: R8.5 | decks: 6 Ghost | A: Run 'Em Off
    Tortuga: A Sheriff, B Spirit [B Incorporeal] | Jungle Oasis`);
  t.play("Run 'Em Off");
  t.expect('power: Sheriff 8 | Tortuga: A Sheriff, B Spirit [B Incorporeal]');
});

scene('R10.5: a minion played in a duel at So-So Corral does not duel, not even afterwards', (table) => {
  const t = table(`shows: R10.5 | decks: 6 Ghost | A: High Noon, Insta-Grow, Steam Man, Mummy
    So-So Corral: A Sheriff, B Deputy, B Ghost | Jungle Oasis`);
  t.play('High Noon').pick('Deputy').pick('Insta-Grow').pick('Steam Man').pick('So-So Corral');
  t.expect('question: play | B discard: Deputy');
  // But the extra minion of High Noon, played after the duel, does.
  t.play('Mummy', undefined, 'High Noon');
  t.expect('purpose: duel');
  t.offers('Ghost').pick();
});

// Scenes that players argue about

scene('A duel during scoring: a Special for that very window can be the dueling card', (table) => {
  const t = table(`shows: R8.1, R5.3 | from: score bases
    decks: 6 Ghost | B: Dynamite Surprise | base deck: Temple of Goju
    Field of Honor: A Sheriff, A Weed Eater, A Pinkerton, B Priest of Anubis | Tortuga`);
  // 18, and B is behind there.
  t.pick('Priest of Anubis').pick('Dynamite Surprise');
  t.offers('Pinkerton, Priest of Anubis').pick('Pinkerton');
  // One VP to B for the Pinkerton, one to A for the Priest, who lost the duel.
  t.expect('vp: B 1, A 4 | B discard: Dynamite Surprise, Priest of Anubis');
});

scene(
  'A duel during scoring: a card whose effect is a duel is played, does nothing and is discarded',
  (table) => {
    const t = table(`shows: R10.5 | from: score bases
      decks: 6 Ghost | B: Heart of the Battle | base deck: Temple of Goju
      Jungle Oasis: A Sheriff, A Priest of Anubis, B Steam Man | Tortuga`);
    t.pick('Steam Man').pick('Heart of the Battle');
    t.expect('B discard: Heart of the Battle, Steam Man | vp: A 2');
  },
);

scene('A duel during scoring on another player’s turn, with a Deputy', (table) => {
  const t = table(`shows: R8.4 | turn: B | from: score bases
    decks: 6 Ghost | A: Deputy, Plague of Locusts | base deck: Temple of Goju
    Jungle Oasis: A Sheriff, B General Ivan, B Ghost | Tortuga`);
  t.expect('asked: A');
  t.pick('General Ivan').pass();
  // Plague of Locusts, for the same window, has to wait until the duel is over.
  t.offers('use Deputy, pass').pick('use Deputy').pick('Sheriff');
  // 7 against 6; General Ivan cannot be destroyed, but the duel is over and the window goes on.
  t.offers('use Plague of Locusts, pass').pick('use Plague of Locusts').pick('Jungle Oasis');
  // 7 against 5 and 1.
  t.expect('vp: A 2, B 0');
});

scene('Field of Honor: the challenger destroys the loser, also when it is the challenger’s own', (table) => {
  const t = table(`shows: Field of Honor | decks: 6 Ghost | A: Gunfighter
    Field of Honor: B Sheriff | Jungle Oasis`);
  t.play('Gunfighter', 'Field of Honor').pick('Sheriff');
  t.expect('A discard: Gunfighter | vp: A 1, B 0');
});

scene('Field of Honor: a tie destroys two minions at once, which is one VP', (table) => {
  const t = table(`shows: Field of Honor | decks: 6 Ghost | A: Gunfighter
    Field of Honor: B Spirit | Jungle Oasis`);
  t.play('Gunfighter', 'Field of Honor').pick('Spirit');
  t.expect('Field of Honor: nothing | vp: A 1, B 0');
});
