import { scene } from '../kit/scene.ts';

scene(
  'Doppelgänger: destroyed, it is followed by a minion from its controller’s deck, at any base',
  (table) => {
    const t = table(`shows: Doppelgänger 2 | turn: B | A deck: Ghost, King Rex | B: Natural Selection
    Tortuga: A Doppelgänger, B Mimic +3, B King Rex | Jungle Oasis`);
    t.play('Natural Selection').pick('King Rex');
    t.expect('asked: A | picks: 0-1');
    t.pick('King Rex').pick('Jungle Oasis');
    t.expect('Jungle Oasis: A King Rex | A discard: Doppelgänger | A deck: Ghost');
  },
);

scene('Doppelgänger: what follows it after a scoring does not go to the new base', (table) => {
  const t = table(`shows: Doppelgänger 1 2 | from: score bases | decks: 4 Howl | A deck: War Raptor
    base deck: Workshop | Jungle Oasis: A Doppelgänger, A King Rex | Tortuga`);
  t.pick('War Raptor');
  t.expect('Tortuga: A War Raptor | Workshop: nothing');
});

scene('Doppelgänger: nothing follows it out of a hand', (table) => {
  const t = table(
    `shows: Doppelgänger 2 | A: Ghost, Doppelgänger | A deck: King Rex | Tortuga | Jungle Oasis`,
  );
  t.play('Ghost', 'Tortuga').pick('Doppelgänger');
  t.expect('A discard: Doppelgänger | A deck: King Rex | question: play');
});

scene('Doppelgänger: a minion that cannot be played is discarded', (table) => {
  const t = table(`shows: Doppelgänger 1 | turn: B | A deck: Mimic, Ghost | B: Natural Selection
    The Vats: A Doppelgänger, B Mimic, B King Rex`);
  t.play('Natural Selection').pick('King Rex').pick('Mimic');
  t.expect('A discard in any order: Doppelgänger, Mimic | A deck: Ghost');
});

scene('Doppelgänger, current printing: the same, as an Ongoing ability', (table) => {
  const t = table(`shows: Doppelgänger 2 | printing: current | turn: B | A deck: Ghost, King Rex
    B: Natural Selection | Tortuga: A Doppelgänger, B King Rex | Jungle Oasis`);
  t.play('Natural Selection').pick('Ghost').pick('Tortuga');
  t.expect('Tortuga: B King Rex, A Ghost');
});

scene('G.E.L.F.: finds a minion of power 4 or less but no G.E.L.F., and trades places with it', (table) => {
  const t = table(`shows: G.E.L.F. 1 2, Mimic 1 | A deck: Mimic, King Rex, G.E.L.F., Ghost
    Tortuga: A G.E.L.F. [B Poison] | Jungle Oasis: B King Rex`);
  t.use('G.E.L.F.');
  t.offers('Mimic, Ghost');
  t.expect('picks: 0-1');
  t.pick('Mimic');
  t.expect('Tortuga: A Mimic | power: Mimic 7 | A deck: 4 cards | B discard: Poison');
});

scene('G.E.L.F.: if nothing is taken it stays', (table) => {
  const t = table(`shows: G.E.L.F. 2 | A deck: Mimic, King Rex | Tortuga: A G.E.L.F. | Jungle Oasis`);
  t.use('G.E.L.F.').pick();
  t.expect('Tortuga: A G.E.L.F. | A deck: 2 cards | cannot use: G.E.L.F.');
});

scene('G.E.L.F.: goes to its owner’s deck', (table) => {
  const t = table(`shows: G.E.L.F. 2 | A deck: Ghost | Tortuga: A(B) G.E.L.F. | Jungle Oasis`);
  t.use('G.E.L.F.').pick('Ghost');
  t.expect('Tortuga: A Ghost | A deck: nothing | B deck: G.E.L.F.');
});

scene('Mimic: follows the highest printed power, on top of which come its own changes', (table) => {
  const t = table(`shows: Mimic 1 2 | A: Beam Up
    Tortuga: A Mimic +1, B King Rex +2, B Mimic | Jungle Oasis: A Warbot +9`);
  t.expect('power: A Mimic 8, B Mimic 7');
  t.play('Beam Up').pick('King Rex');
  t.expect('power: A Mimic 5, B Mimic 4');
});

scene('Mimic: other Mimics alone give it nothing', (table) => {
  const t = table(`shows: Mimic 2 | Tortuga: A Mimic +2, B Mimic | Jungle Oasis`);
  t.expect('power: A Mimic 2, B Mimic 0');
});

scene(
  'Copycat: what goes on works from its own place for its own player, and its name is its own',
  (table) => {
    const t = table(`shows: Copycat 2 3, R10.29 | A: Copycat | decks: 4 Howl
    Tortuga: B War Raptor, B Ghost | Jungle Oasis: B War Raptor`);
    t.play('Copycat', 'Tortuga').pick('War Raptor @ Jungle Oasis');
    t.expect('power: Copycat 3');
    t.endTurn();
    t.expect('power: Copycat 2');
  },
);

scene('Copycat: of another Copycat it chooses again, once', (table) => {
  const t = table(
    `shows: Copycat 3, R10.29 | A: Copycat | A deck: Howl, Ghost | Tortuga: B Copycat, B Enchantress`,
  );
  t.play('Copycat', 'Tortuga').pick('Copycat @ Tortuga');
  t.expect('question: choose').pick('Copycat @ Tortuga');
  t.expect('question: play');
});

scene('Copycat: moved to another base it is "here" there', (table) => {
  const t = table(`shows: Copycat 3, R10.29 | A: Copycat, Dinghy
    Tortuga: B War Raptor | Jungle Oasis: B 2 War Raptor`);
  t.play('Copycat', 'Tortuga').pick('War Raptor @ Tortuga');
  t.play('Dinghy').pick('Copycat');
  t.expect('power: Copycat 4');
});

scene('Copycat: what its model does on play is done at once', (table) => {
  const t = table(
    `shows: Copycat 1, R10.29 | A: Copycat | A deck: Howl, Ghost | Tortuga: B Enchantress | Jungle Oasis`,
  );
  t.play('Copycat', 'Tortuga');
  t.expect('A: Howl');
});

scene('Copycat: an Ongoing ability, the turn long', (table) => {
  const t = table(
    `shows: Copycat 1 | A: Copycat, 2 Mystic Studies | decks: 6 Howl | Tortuga: B Archmage | Jungle Oasis`,
  );
  t.play('Copycat', 'Tortuga').play('Mystic Studies').play('Mystic Studies');
  t.expect('A: 4 Howl');
});

scene('Copycat: a Talent', (table) => {
  const t = table(`shows: Copycat 1 | A: Copycat | A deck: Ghost | Tortuga: B G.E.L.F. | Jungle Oasis`);
  t.play('Copycat', 'Tortuga').use('Copycat').pick('Ghost');
  t.expect('Tortuga: B G.E.L.F., A Ghost | A deck: Copycat');
});

scene('Copycat: a Special for a base that scores in the same turn', (table) => {
  const t = table(`shows: Copycat 1 | A: Copycat | decks: 4 Howl | base deck: Workshop
    Jungle Oasis: B First Mate, B King Rex, B Ghost | Tortuga`);
  t.play('Copycat', 'Jungle Oasis').pick('First Mate');
  t.pass();
  t.expect('asked: A');
  t.pick('Copycat').pick('Tortuga').pick('Tortuga');
  t.expect('Tortuga: A Copycat, B First Mate');
});

scene('Copycat: a minion that is not affected by others can be copied', (table) => {
  const t = table(
    `shows: Copycat 1 | A: Copycat | A deck: 2 Howl | Tortuga: B Enchantress [B Incorporeal] | Jungle Oasis`,
  );
  t.play('Copycat', 'Tortuga');
  t.expect('A: Howl');
});

scene('Copycat: the copy ends when it leaves play', (table) => {
  const t = table(`shows: Copycat 2 | A: Copycat, Abduction | Tortuga: B War Raptor, B Ghost | Jungle Oasis`);
  t.play('Copycat', 'Tortuga').pick('War Raptor');
  t.expect('power: Copycat 3');
  t.play('Abduction').pick('Copycat');
  t.play('Copycat', 'Tortuga').pick('Ghost');
  t.expect('power: Copycat 2');
});

scene('Copycat: what it began for as long as it is in play ends with the copy', (table) => {
  const t = table(`shows: Copycat 2, R10.29 | A: Copycat | decks: 4 Howl | Tortuga: B Toad | Jungle Oasis`);
  t.play('Copycat', 'Tortuga').pick('B');
  t.expect('controller: Copycat B');
  t.endTurn();
  t.expect('controller: Copycat A');
});

scene('Copycat: a copy of a Copycat chooses again', (table) => {
  const t = table(`shows: Copycat 3, R10.29 | A: Copycat | Tortuga: B Copycat, B War Raptor | Jungle Oasis`);
  t.play('Copycat', 'Tortuga').pick('Copycat').pick('War Raptor');
  t.expect('power: A Copycat 3, B Copycat 2');
});

scene('"...Really?": the minion just destroyed may come back', (table) => {
  const t = table(`shows: "...Really?" 1 2 | A: "...Really?" | A discard: King Rex, Enchantress
    Tortuga: A Doppelgänger, A War Raptor | Jungle Oasis`);
  t.play('"...Really?"').pick('War Raptor');
  t.offers('Enchantress, War Raptor');
  t.pick('War Raptor').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A War Raptor');
});

scene('"...Really?": a minion that survives does not stop the second part', (table) => {
  const t = table(`shows: "...Really?" 2 | A: "...Really?" | A discard: King Rex, Ghost
    Tortuga: A Warbot | Jungle Oasis`);
  t.play('"...Really?"').pick('Ghost').pick('Tortuga');
  t.expect('Tortuga: A Warbot, A Ghost');
});

scene('Bacta the Future: the owner of a protected minion plays one, too', (table) => {
  const t = table(`shows: Bacta the Future 1 2 | A: Bacta the Future | B: King Rex, Howl
    Tortuga: A(B) Warbot | Jungle Oasis`);
  t.play('Bacta the Future');
  t.expect('asked: B');
  t.pick('King Rex').pick('Jungle Oasis');
  t.expect('Tortuga: A(B) Warbot | Jungle Oasis: B King Rex');
});

scene('Bacta the Future: your own minion, and you play one now or never', (table) => {
  const t = table(
    `shows: Bacta the Future 2 | A: Bacta the Future, King Rex, Ghost | Tortuga: A War Raptor | Jungle Oasis`,
  );
  t.play('Bacta the Future').pick();
  t.expect('A discard in any order: War Raptor, Bacta the Future | plays left: minion');
});

scene('Cellular Bonding: goes on although its model has left play', (table) => {
  const t = table(`shows: Cellular Bonding 1, R10.29 | A: Cellular Bonding | B: Disenchant | decks: 4 Howl
    Tortuga: A War Raptor, B Ghost [B Upgrade] | Jungle Oasis`);
  t.play('Cellular Bonding', 'War Raptor');
  t.expect('power: War Raptor 5, Ghost 4');
  t.endTurn();
  t.play('Disenchant').pick('Upgrade');
  t.expect('power: War Raptor 5, Ghost 2');
});

scene('Cellular Bonding: with no action on a minion it is discarded', (table) => {
  const t = table(`shows: Cellular Bonding 1 | A: Cellular Bonding | Tortuga: A Ghost [] | Jungle Oasis`);
  t.play('Cellular Bonding', 'Ghost');
  t.expect('Tortuga: A Ghost | A discard: Cellular Bonding');
});

scene('Cellular Bonding: copies on another player’s minion what is for one’s own only', (table) => {
  const t = table(`shows: Cellular Bonding 2 3 | A: Cellular Bonding
    Tortuga: B Ghost, B Spirit [B Sun Tattoo] | Jungle Oasis`);
  t.play('Cellular Bonding', 'Ghost');
  t.expect('power: Ghost 4');
});

scene('Cellular Bonding: "you" is its controller, and what its model does on play is not done', (table) => {
  const t =
    table(`shows: Cellular Bonding 3, R10.29 | turn: B | A: 2 Howl | B: Cellular Bonding | decks: 4 Howl
    Tortuga: B Ghost, A Spirit [A Shark Tattoo] | Jungle Oasis: A King Rex`);
  t.play('Cellular Bonding', 'Ghost');
  t.expect('counters: Ghost 0');
  t.endTurn();
  t.expect('counters: Ghost 0, Spirit 1');
  t.endTurn();
  t.expect('counters: Ghost 1');
});

scene('Genetic Shift: each of your minions that are in play now', (table) => {
  const t = table(`shows: Genetic Shift 1 | A: Genetic Shift, Ghost | decks: 4 Howl
    Tortuga: A War Raptor, B Spirit | Jungle Oasis: A King Rex`);
  t.play('Genetic Shift').pick('+1 power for each');
  t.play('Ghost', 'Tortuga');
  t.expect('power: War Raptor 4, King Rex 8, Ghost 2');
  t.endTurn();
  t.expect('power: War Raptor 3, King Rex 7');
});

scene('Genetic Shift: or one of them three more', (table) => {
  const t = table(`shows: Genetic Shift | printing: current | A: Genetic Shift
    Tortuga: A War Raptor, B Spirit | Jungle Oasis: A King Rex`);
  t.play('Genetic Shift').pick('+3 power for one').pick('King Rex');
  t.expect('power: King Rex 10');
});

scene('Mitosis: a second one of the same name, at any base', (table) => {
  const t = table(
    `shows: Mitosis 1 | A: Mitosis, 2 War Raptor, King Rex | Tortuga: A War Raptor, A Ghost | Jungle Oasis`,
  );
  t.play('Mitosis').pick('War Raptor').pick('War Raptor').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A War Raptor | plays left: minion | A: War Raptor, King Rex');
});

scene('Shell Game: its minion cannot be destroyed', (table) => {
  const t = table(`shows: Shell Game 1 | turn: B | A: Howl | B: Natural Selection
    Tortuga: A Ghost [A Shell Game], B King Rex | Jungle Oasis`);
  t.play('Natural Selection');
  t.expect('Tortuga: A Ghost [A Shell Game], B King Rex');
});

scene('Shell Game: its minion is cleared away after a scoring', (table) => {
  const t = table(`shows: Shell Game 1 | from: score bases | decks: 4 Howl | base deck: Workshop
    Jungle Oasis: A King Rex, A War Raptor +3 [A Shell Game] | Tortuga`);
  t.expect('A discard in any order: King Rex, War Raptor, Shell Game | Workshop: nothing');
});

scene('Splice as Nice: on anybody’s minion', (table) => {
  const t = table(`shows: Splice as Nice 1 | A: Splice as Nice | Tortuga: B Ghost, A Spirit | Jungle Oasis`);
  t.play('Splice as Nice', 'Ghost');
  t.expect('power: Ghost 4');
});

scene('Transmogrify: the power in play counts, and a destroyed Doppelgänger is followed as well', (table) => {
  const t =
    table(`shows: Transmogrify 2, Doppelgänger 1 | A: Transmogrify | A deck: Mimic, King Rex, Warbot, Invader
    Tortuga: A Doppelgänger [B Poison] | Jungle Oasis`);
  t.play('Transmogrify');
  t.offers('Mimic');
  t.pick('Mimic').pick('Tortuga');
  t.pick('King Rex').pick('Jungle Oasis');
  t.expect('Tortuga: A Mimic | Jungle Oasis: A King Rex');
});

scene('Transmogrify: with a protected minion the rest still happens', (table) => {
  const t = table(
    `shows: Transmogrify 1 2, G.E.L.F. 1 | A: Transmogrify | A deck: Mimic, King Rex | Tortuga: A Warbot | Jungle Oasis`,
  );
  t.play('Transmogrify').pick();
  t.expect('Tortuga: A Warbot | A deck: 2 cards | A discard: Transmogrify');
});
