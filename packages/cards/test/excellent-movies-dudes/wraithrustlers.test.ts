import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// Funkman

scene('Funkman: for an action on a minion, the base is where the minion was', (table) => {
  const t = table(`shows: Funkman 1 2 | A: Disenchant | decks: 4 Howl
    Antarctic Base: A Funkman, A Ghost | Tortuga: A Invader [B Sleep Spores], B Ghost, A Captain Ahab`);
  t.play('Disenchant').pick('+1 power for each');
  t.expect('power: Funkman 5, Invader 4, Captain Ahab 3');
  t.endTurn();
  t.expect('power: Invader 3, Captain Ahab 2');
});

scene('Funkman: the bonus stays when he leaves, and is not for later arrivals', (table) => {
  const t =
    table(`shows: Funkman 1 | A: Disenchant, Beam Up, Time Loop, Captain Ahab | Antarctic Base: A Funkman, A Invader, B Full Moon
    Tortuga`);
  t.play('Time Loop');
  t.play('Disenchant').pick('+1 power for each');
  t.play('Captain Ahab', 'Antarctic Base');
  t.play('Beam Up').pick('Funkman');
  t.expect('power: Invader 4, Captain Ahab 2');
});

scene('Funkman: once for every action, also if several go at once', (table) => {
  const t = table(`shows: Funkman 1 2 | A deck: Howl, Ghost | base deck: Workshop
    Tortuga: A Full Moon, B Full Moon, A Nuke It From Orbit | Antarctic Base: A Funkman`);
  t.use('Nuke It From Orbit');
  t.expect('A: Howl, Ghost');
});

scene('Funkman: an action that another player destroys is none of his', (table) => {
  const t = table(`shows: Funkman 2 | turn: B | B: Disenchant | A deck: Howl
    Tortuga: B Full Moon, B Ghost | Antarctic Base: A Funkman`);
  t.play('Disenchant');
  t.expect('A: nothing | B discard in any order: Disenchant, Full Moon');
});

scene('Funkman before any base scores: one action from that base to another', (table) => {
  const t = table(`shows: Funkman 3 | from: score bases | decks: 4 Howl | base deck: Workshop
    Jungle Oasis: A King Rex, B Supreme Overlord, B Overgrowth, A Librarian Haunt, B Ghost [B Upgrade] | Tortuga: A Funkman, B Full Moon`);
  t.expect('purpose: transfer | picks: 0-1').offers('Librarian Haunt, Overgrowth').pick('Librarian Haunt');
  t.expect('Tortuga: A Funkman, B Full Moon, A Librarian Haunt | vp: A 0, B 2');
});

// Ellen

scene('Ellen: an action of yours on the base itself pays for a lower breakpoint', (table) => {
  const t = table(`shows: Ellen 1 | A: Beam Up | decks: 4 Howl
    Antarctic Base: A Ellen [A Upgrade], A Full Moon, B Full Moon | Tortuga: A Full Moon`);
  t.use('Ellen');
  t.expect('breakpoint: Antarctic Base 21 | A discard: Full Moon | plays left: minion, action');
  t.play('Beam Up');
  t.expect('breakpoint: Antarctic Base 21');
  t.endTurn();
  t.expect('breakpoint: Antarctic Base 24');
});

scene('Ellen: every Wraith that is destroyed here is worth an extra action', (table) => {
  const t = table(`shows: Ellen 2, R9.16 | base deck: Workshop | A deck: 3 Howl, 2 Blossom | A: 2 Howl
    Antarctic Base: A Ellen, A Librarian Haunt, B Slimy | Tortuga: A Slimy`);
  t.use('Ellen');
  t.pick('use Librarian Haunt');
  t.expect('breakpoint: Antarctic Base 24 | A: 5 Howl');
  for (let i = 0; i < 2; i++) t.play('Howl');
  t.expect('plays left: minion');
});

scene('Ellen: Wraiths of others, destroyed by others, all at once', (table) => {
  const t = table(`shows: Ellen 2 3 | turn: B | B: Disenchant | A: 2 Invasion
    Antarctic Base: A Ellen, B Slimy, A Ghost | Tortuga: B Ghost`);
  t.play('Disenchant');
  // It is not her turn: at once, or not at all.
  t.expect('asked: A | picks: 0-1').offers('Invasion, Invasion').pick('Invasion').pick('B Ghost');
  t.expect('Antarctic Base: A Ellen, A Ghost, B Ghost | A: Invasion | turn: B');
});

scene('Ellen: a Wraith elsewhere, or another action here, gives nothing', (table) => {
  const t = table(
    `shows: Ellen 2 | A: 2 Disenchant, Time Loop | Antarctic Base: A Ellen, B Full Moon | Tortuga: B Slimy`,
  );
  t.play('Time Loop');
  t.play('Disenchant').pick('Full Moon');
  t.play('Disenchant');
  t.expect('plays left: minion');
});

// Roy

scene(
  'Roy brings an action of yours along; a Wraith destroyed here makes him stronger for the turn',
  (table) => {
    const t = table(`shows: Roy 1, R10.19 | A: Roy, Disenchant, Invasion, Time Loop | decks: 6 Howl
    Antarctic Base: A Invader | Tortuga: A Slimy, B Full Moon, A Ghost [A Upgrade]`);
    t.play('Time Loop');
    t.play('Roy', 'Antarctic Base');
    t.expect('picks: 0-1 | purpose: transfer').offers('Slimy').pick('Slimy');
    t.expect(
      'Antarctic Base: A Invader, A Roy, A Slimy | breakpoint: Antarctic Base 27, Tortuga 21 | power: Roy 3',
    );
    t.play('Disenchant').pick('Slimy');
    // Slimy itself gives 2 besides.
    t.expect('parts of Roy: Roy +3, Roy +2, Slimy +2 | power: Roy 7');
    t.play('Invasion').pick('Roy');
    t.expect('power: Roy 5');
    t.endTurn();
    t.expect('power: Roy 3');
  },
);

scene('Roy need not have been here, and several Wraiths count once', (table) => {
  const t = table(`shows: Roy 1, R10.19 | A: 2 Disenchant, Time Loop, Roy | decks: 6 Howl
    Antarctic Base: B 2 Slimy | Tortuga`);
  t.play('Time Loop');
  t.play('Disenchant').pick('Slimy');
  t.play('Disenchant');
  t.play('Roy', 'Antarctic Base');
  t.expect('power: Roy 5');
});

// Watson

scene('Watson destroys an action of yours on this base', (table) => {
  const t = table(`shows: Watson 1 | A: Watson | A deck: 4 Howl
    Antarctic Base: A Librarian Haunt, B Full Moon, A Ghost [A Upgrade] | Tortuga: A Full Moon`);
  t.play('Watson', 'Antarctic Base').pick('yes').offers('destroy an action, draw').pick('destroy an action');
  t.expect('A: 3 Howl | A discard: Librarian Haunt');
});

scene('Watson turns up cards as far as the first Wraith, and the others are shuffled in', (table) => {
  const t = table(`shows: Watson 1, R9.16 | A: Watson | A deck: Howl, Ectoplasm One, Demon Dogs, Slimy, Ghost
    Antarctic Base: A Ghost [A Upgrade] | Tortuga`);
  t.play('Watson', 'Antarctic Base').pick('yes');
  t.expect('A: Demon Dogs | B sees A: Demon Dogs | A deck in any order: Ectoplasm One, Ghost, Howl, Slimy');
});

scene('Watson without a Wraith in the deck: all is shuffled in, and the discard pile stays', (table) => {
  const t = table(`shows: Watson 1 2, R9.14 | A: Watson | A deck: Howl, Ghost, Invader | A discard: Slimy
    Antarctic Base | Tortuga`);
  t.play('Watson', 'Antarctic Base').pick('yes');
  t.expect('A: nothing | A deck in any order: Ghost, Howl, Invader | A discard: Slimy');
});

scene('Watson may do neither', (table) => {
  const t = table(
    `shows: Watson 1 | A: Watson | A deck: Howl, Slimy | Antarctic Base: A Full Moon | Tortuga`,
  );
  t.play('Watson', 'Antarctic Base').pick('no');
  t.expect('A deck: Howl, Slimy | Antarctic Base: A Full Moon, A Watson');
});

// The Tools and The Talent

scene('The Tools and The Talent: any card is shown and put on top of the shuffled deck', (table) => {
  const deck = ['Howl', 'Zeppelin', 'Full Moon', 'Blossom', 'Séance', 'Overgrowth', 'Summon', 'Ghost'];
  const t =
    table(`shows: The Tools and The Talent 1, R9.12 | A: The Tools and The Talent | A deck: ${deck.join(', ')}
    Tortuga | Jungle Oasis`);
  t.play('The Tools and The Talent').pick('Ghost');
  t.expect('A deck: Ghost, ... | B sees A deck: Ghost, 7 ?');
  expect(t.deck('A').slice(1)).not.toEqual(deck.slice(0, -1));
});

// Unlicensed Nuclear Accelerator

scene('Unlicensed Nuclear Accelerator: its controller destroys an action of theirs on the base', (table) => {
  const t = table(`shows: Unlicensed Nuclear Accelerator 1 | A: Unlicensed Nuclear Accelerator
    Antarctic Base: B Invader, A Full Moon, B Full Moon | Tortuga: A Full Moon`);
  t.play('Unlicensed Nuclear Accelerator');
  t.expect('power: Invader 6');
  t.use('Unlicensed Nuclear Accelerator');
  t.expect('Antarctic Base: B Invader +1 [A Unlicensed Nuclear Accelerator], B Full Moon | power: Invader 7');
});

scene('Unlicensed Nuclear Accelerator is no action on the base itself', (table) => {
  const t = table(`shows: Unlicensed Nuclear Accelerator 1
    Antarctic Base: A Invader [A Unlicensed Nuclear Accelerator], B Full Moon | Tortuga: A Full Moon`);
  t.expect('cannot use: Unlicensed Nuclear Accelerator');
  t.leave();
});
