import { scene } from '../kit/scene.ts';

/** R10.55 and R10.33 in combinations: what Star Roamers take over, and what they do instead. */

scene('Ensign is taken over in place of another minion', (table) => {
  const t = table(
    `shows: R10.55 | turn: B | B: Cat's Paw | decks: 6 Spirit | Tortuga: A Ghost, A Ensign | Jungle Oasis`,
  );
  t.play("Cat's Paw").pick('Ghost').pick('Ensign');
  t.expect('controller: Ghost A, Ensign B');
  t.endTurn();
  t.expect('controller: Ensign A');
});

scene('Poison goes on the Ensign', (table) => {
  const t = table(
    `shows: R10.55 | turn: B | B: Poison | decks: 6 Spirit | Tortuga: A King Rex, A Ensign | Jungle Oasis`,
  );
  t.play('Poison', 'King Rex').pick('Ensign');
  t.expect('Tortuga: A King Rex, A Ensign [B Poison]');
});

scene('Hostage Exchange: the Ensign goes in place of the minion that was chosen', (table) => {
  const t = table(
    `shows: R10.55 | turn: B | B: Hostage Exchange | decks: 6 Spirit | Tortuga: A Ghost, A Ensign, B King Rex | Jungle Oasis`,
  );
  t.play('Hostage Exchange');
  t.pick('Ghost').pick('Ensign');
  t.expect('controller: King Rex A, Ghost A, Ensign B');
});

scene('Ship’s Engineer answers Out of Sight of another player', (table) => {
  const t = table(
    `shows: R10.33 | turn: B | B: Out of Sight | decks: 6 Spirit | Tortuga: A Ghost +1 [A Upgrade], A Ship's Engineer | Jungle Oasis`,
  );
  t.play('Out of Sight').pick('Ghost').pick("use Ship's Engineer");
  t.expect('Jungle Oasis: A Ghost +1 [A Upgrade] | A: nothing');
});

scene('Medical Officer is asked first; declined, Magical Staff does its part', (table) => {
  const t = table(
    `shows: R10.2 | turn: B | B: Corruption | decks: 6 Spirit | Tortuga: A Ghost [A Magical Staff], A Medical Officer | Jungle Oasis`,
  );
  t.play('Corruption').pick('Ghost');
  t.expect('asked: A');
  t.pass();
  t.expect('A deck: Ghost, ...');
});

scene('Neutral Space: a Siren there takes nothing', (table) => {
  const t = table(`shows: R10.34 | Neutral Space: A Siren, B Ghost, B Zapbot | Tortuga`);
  t.expect('total at Neutral Space: A 2, B 4');
});

scene('Protector Fields: Poison falls off, and a Siren takes nothing', (table) => {
  const t = table(
    `shows: R9.2, R10.34 | A: Protector Fields | Tortuga: A Ghost [B Poison], B Siren, B Becalmed Shores | Jungle Oasis`,
  );
  t.play('Protector Fields', 'Tortuga');
  t.expect('power: Ghost 2 | total at Tortuga: A 2, B 2 | B discard: Poison');
});

scene(
  'Science Officer: a minion of another player’s deck goes home, the extra minion comes all the same',
  (table) => {
    const t = table(`shows: R9.4 | A: Zapbot, Ghost | Tortuga: A Science Officer, A(B) Ghost | Jungle Oasis`);
    t.use('Science Officer').pick('Ghost');
    t.expect('B: Ghost | plays left: minion, action, minion using Science Officer');
    t.expect('can play: Zapbot, Ghost');
  },
);

scene('Mermaid Queen: the Ensign is moved and taken over in place of Ghost', (table) => {
  const t = table(
    `shows: R10.55 | turn: B | B: Mermaid Queen | decks: 6 Spirit | Tortuga: A Ghost, A Ensign | Jungle Oasis`,
  );
  t.play('Mermaid Queen', 'Jungle Oasis').pick('Ghost').pick('Ensign');
  t.expect('Tortuga: A Ghost | Jungle Oasis: B Mermaid Queen, A Ensign');
});
