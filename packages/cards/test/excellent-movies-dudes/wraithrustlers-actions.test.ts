import { scene } from '../kit/scene.ts';

// All Wraiths

scene('Wraiths: the raises of all on a base add up, also those of one name', (table) => {
  const t = table(`shows: Ancient Sumerian God 1, Demon Dogs 1, Librarian Haunt 1, Slimy 1
    Antarctic Base: A Ancient Sumerian God, B Demon Dogs, A Librarian Haunt, A Slimy, B Slimy | Tortuga`);
  t.expect('breakpoint: Antarctic Base 39, Tortuga 21');
  t.leave();
});

// Ancient Sumerian God

scene('Ancient Sumerian God stores an action that is played on a base, in view of all', (table) => {
  const t = table(`shows: Ancient Sumerian God 2, R16.1 | A discard: Howl, Upgrade, Slimy, Ghost
    Tortuga: A Ancient Sumerian God | Jungle Oasis`);
  t.use('Ancient Sumerian God');
  t.expect(`Tortuga: A Ancient Sumerian God [A stored Slimy] | A discard: Howl, Upgrade, Ghost
    B sees Tortuga: A Ancient Sumerian God [A stored Slimy]`);
});

scene('Ancient Sumerian God destroyed: one stored action at each base, the rest is discarded', (table) => {
  const t = table(`shows: Ancient Sumerian God 2 3, R16.3 | A: Disenchant
    Tortuga: A Ancient Sumerian God [A stored Slimy, A stored Full Moon, A stored Librarian Haunt] | Jungle Oasis`);
  t.play('Disenchant');
  t.expect('picks: 0-1').offers('Full Moon, Librarian Haunt, Slimy').pick('Full Moon').pick('Jungle Oasis');
  t.offers('Librarian Haunt, Slimy').pick('Slimy');
  t.expect(`Tortuga: A Slimy | Jungle Oasis: A Full Moon
    A discard in any order: Ancient Sumerian God, Disenchant, Librarian Haunt`);
});

scene('Ancient Sumerian God returned to hand: the same', (table) => {
  const t = table(`shows: Ancient Sumerian God 3 | A: Johnny
    Tortuga: A Ancient Sumerian God [A stored Slimy] | Jungle Oasis`);
  t.play('Johnny', 'Jungle Oasis').pick('Ancient Sumerian God').pick();
  t.pick('Slimy').pick('Tortuga');
  t.expect('A: Ancient Sumerian God | Tortuga: A Slimy');
});

scene('Ancient Sumerian God cleared away: nothing can be played at its own base', (table) => {
  const t = table(`shows: Ancient Sumerian God 3 | from: score bases | decks: 4 Howl | base deck: Workshop
    Jungle Oasis: A King Rex +8, B Ghost, A Ancient Sumerian God [A stored Slimy, A stored Full Moon] | Tortuga`);
  t.pick('Slimy');
  t.expect('Tortuga: A Slimy | A discard in any order: Ancient Sumerian God, Full Moon, King Rex');
});

scene('Ancient Sumerian God: whoever controls it has the cards under it', (table) => {
  const t = table(`shows: Ancient Sumerian God 4, R16.2 | A: Disenchant
    Tortuga: B(A) Ancient Sumerian God [B(A) stored Slimy] | Jungle Oasis`);
  t.play('Disenchant');
  t.expect('asked: B').pick('Slimy').pick('Tortuga');
  t.expect('Tortuga: B(A) Slimy | A discard in any order: Ancient Sumerian God, Disenchant');
});

// Demon Dogs

scene('Demon Dogs: a minion from the hand is shown and stored; printed power counts', (table) => {
  const t = table(`shows: Demon Dogs 3, R16.1 | A: Demon Dogs, Invader, Grave Digger | A discard: Ghost, Howl
    Tortuga | Jungle Oasis`);
  t.play('Demon Dogs', 'Tortuga');
  t.expect('picks: 0-1 | purpose: store').offers('Ghost, Invader').pick('Invader');
  t.expect('B sees Tortuga: A Demon Dogs [A stored Invader] | A: Grave Digger');
});

scene('Demon Dogs destroyed by anybody: the minion may be played anywhere', (table) => {
  const t = table(`shows: Demon Dogs 2 4, R16.3 | turn: B | B: Disenchant
    Tortuga: A Demon Dogs [A stored Captain Ahab] | Jungle Oasis`);
  t.play('Disenchant');
  t.expect('asked: A').pick('Captain Ahab').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Captain Ahab | A discard: Demon Dogs | turn: B');
});

scene('Demon Dogs destroyed: a minion that is not played is discarded', (table) => {
  const t = table(
    `shows: Demon Dogs 2 4, R16.3 | A: Disenchant | Tortuga: A Demon Dogs [A stored Ghost] | Jungle Oasis`,
  );
  t.play('Disenchant').pick();
  t.expect('A discard in any order: Demon Dogs, Disenchant, Ghost');
});

scene('Demon Dogs cleared away: what is under them is discarded', (table) => {
  const t = table(`shows: Demon Dogs 3, R16.3 | from: score bases | decks: 4 Howl | base deck: Workshop
    Jungle Oasis: A King Rex +8, B Ghost, A Demon Dogs [A stored Invader] | Tortuga`);
  t.expect('A discard in any order: Demon Dogs, Invader, King Rex | turn: B');
});

// Ectoplasm One

scene('Ectoplasm One takes a minion along, and may destroy an action there', (table) => {
  const t = table(`shows: Ectoplasm One 1 2 | Antarctic Base: A Ectoplasm One, A Ghost, A Invader, B Ghost
    Tortuga: B Full Moon, B Ghost [B Upgrade] | Jungle Oasis`);
  t.use('Ectoplasm One').pick('Tortuga');
  t.expect('picks: 1 | purpose: move').offers('Ghost, Invader').pick('Invader');
  t.expect('picks: 0-1').offers('Ectoplasm One, Full Moon').pick('Full Moon');
  t.expect(`Antarctic Base: A Ghost, B Ghost | Tortuga: B Ghost [B Upgrade], A Ectoplasm One, A Invader
    B discard: Full Moon`);
});

scene('Ectoplasm One alone: the transfer is possible, but nothing is destroyed', (table) => {
  const t = table(
    `shows: Ectoplasm One 1 | Antarctic Base: A Ectoplasm One, B Ghost | Tortuga: B Full Moon, A Ghost`,
  );
  t.use('Ectoplasm One');
  t.expect('Tortuga: B Full Moon, A Ghost, A Ectoplasm One | Antarctic Base: B Ghost');
});

// Librarian Haunt

scene('Librarian Haunt destroyed by anybody: you draw three cards', (table) => {
  const t = table(`shows: Librarian Haunt 2 | turn: B | B: Disenchant | A deck: Ghost, Spirit, Howl, Invader
    Tortuga: A Librarian Haunt | Jungle Oasis`);
  t.play('Disenchant');
  t.expect('A: Ghost, Spirit, Howl');
});

scene('Librarian Haunt cleared away after scoring: no cards', (table) => {
  const t =
    table(`shows: Librarian Haunt 2, R5.7 | from: score bases | turn: B | decks: 5 Howl | base deck: Workshop
    Jungle Oasis: A King Rex +8, B Ghost, A Librarian Haunt | Tortuga`);
  t.expect('A: nothing | turn: A');
});

// Resurgence

scene('Resurgence destroys or transfers an action on a base, anyone’s', (table) => {
  const t = table(`shows: Resurgence 2 | A: 2 Resurgence, Time Loop
    Antarctic Base: B Full Moon, B Ghost [B Upgrade] | Tortuga: A Slimy, A Ghost`);
  t.play('Time Loop');
  t.play('Resurgence').offers('Full Moon, Slimy').pick('Slimy').pick('destroy it');
  t.expect('A discard in any order: Resurgence, Slimy, Time Loop | power: A Ghost 4');
  t.play('Resurgence').pick('transfer');
  t.expect('Tortuga: A Ghost, B Full Moon');
});

scene('Resurgence before a base scores: any base’s action, and no action play is used', (table) => {
  const t =
    table(`shows: Resurgence 1 2 | from: score bases | A: Resurgence | decks: 4 Howl | base deck: Workshop
    Jungle Oasis: A King Rex +8, B Ghost, B Overgrowth | Tortuga: B Full Moon`);
  t.pick('use Resurgence').offers('Full Moon, Overgrowth').pick('Full Moon').pick('destroy it');
  t.expect('vp: A 2, B 0 | B discard in any order: Full Moon, Ghost, Overgrowth');
});

// Slimy

scene('Slimy destroyed by anybody: your minions there are stronger, wherever they go', (table) => {
  const t = table(`shows: Slimy 2 | turn: B | B: Disenchant, Invasion, Time Loop, Captain Ahab | decks: 4 Howl
    Antarctic Base: A Slimy, A Invader, B Grave Digger, A Ghost | Tortuga: A Captain Ahab`);
  t.play('Time Loop');
  t.play('Disenchant');
  t.expect('power: Invader 5, Ghost 4, Grave Digger 4, Captain Ahab 2');
  t.play('Invasion').pick('Invader');
  t.expect('power: Invader 5');
  t.endTurn();
  t.expect('power: Invader 3');
});
