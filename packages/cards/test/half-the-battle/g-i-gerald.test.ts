import { scene } from '../kit/scene.ts';

scene('Fusions are minion and action in one out of play, and only minions on a base', (table) => {
  const t =
    table(`shows: Can-Do 1, Dice Ninja 1, Rosie 1, Mabel Lean 1, M.O.W.A.T. 1, Obstruction 1, Sawbones 1, Shellback 1, Ski Lift 1, R10.23
    A: Super Effective!, Grave Robbing, They Keep Coming, 2 Time Loop
    A discard: Can-Do, Dice Ninja, Rosie, Mabel Lean, M.O.W.A.T., Obstruction, Sawbones, Shellback, Ski Lift
    Tortuga: B Can-Do, A Rosie, B Full Moon | Jungle Oasis: A Shellback [B Upgrade]`);
  t.play('Time Loop').play('Time Loop');
  t.play('Super Effective!').offers('Full Moon, Upgrade').pick('Upgrade');
  t.play('They Keep Coming');
  t.offers(
    'Can-Do, Dice Ninja, M.O.W.A.T., Mabel Lean, Obstruction, Rosie, Sawbones, Shellback, Ski Lift',
  ).pick();
  t.play('Grave Robbing').pick('Dice Ninja').play('Dice Ninja as minion', 'Tortuga');
  t.expect('Tortuga: B Can-Do, A Rosie, B Full Moon, A Dice Ninja');
});

scene('A fusion takes the play that fits: both free plays of a turn may go to fusions', (table) => {
  const t = table(
    `shows: Dice Ninja, R10.23 | A: 3 Dice Ninja, Ghost | A deck: 6 Howl | Tortuga | Jungle Oasis`,
  );
  t.play('Dice Ninja as action');
  t.expect('A: 2 Dice Ninja, Ghost, 2 Howl | A discard: Dice Ninja | Tortuga: nothing');
  t.offers('2 play Dice Ninja as minion, play Ghost, pass');
  t.play('Dice Ninja as minion', 'Tortuga');
  t.expect('A: Dice Ninja, Ghost, 3 Howl | power: Dice Ninja 2');
  t.offers('pass');
});

scene('Viscount: after a fusion played as an action, once in the turn, power or a counter', (table) => {
  const t = table(`shows: Viscount 1 3 | decks: 9 Howl | A: 2 Dice Ninja, Time Loop, Rosie
    Tortuga: A Viscount | Jungle Oasis`);
  t.play('Time Loop');
  t.play('Dice Ninja as action').pick('no');
  t.expect('power: Viscount 5');
  t.play('Rosie as action');
  t.expect('counters: Viscount 2');
  t.pick('yes').offers('counter, strengthen').pick('strengthen');
  t.expect('power: Viscount 9');
  t.play('Dice Ninja as minion', 'Tortuga');
  t.endTurn();
  t.expect('power: Viscount 7');
});

scene('Viscount: a fusion played as a minion does not set him off, nor does an action', (table) => {
  const t = table(
    `shows: Viscount | A: Dice Ninja, Mystic Studies | A deck: 6 Howl | Tortuga: A Viscount | Jungle Oasis`,
  );
  t.play('Mystic Studies');
  t.play('Dice Ninja as minion', 'Tortuga');
  t.expect('question: play | power: Viscount 5');
});

scene('Viscount: Shellback counts, and the use is gone when taken', (table) => {
  const t = table(`shows: Viscount 1 3 | A: Shellback, Dice Ninja, Time Loop | A deck: 9 Howl
    Tortuga: A Viscount, A Dice Ninja | Jungle Oasis`);
  t.play('Time Loop');
  t.play('Shellback as action').pick('yes').pick('counter');
  t.expect('counters: Viscount 1');
  t.play('Dice Ninja as action');
  t.expect('question: play | counters: Viscount 1');
});

scene('Viscount: a fusion brought by Home Safety that uses its action text as well', (table) => {
  const t =
    table(`shows: Viscount 1, Now You Know: Home Safety 1 2, R10.53 | A: Now You Know: Home Safety, Dice Ninja
    A deck: 9 Howl | Tortuga: A Viscount | Jungle Oasis`);
  t.play('Now You Know: Home Safety').pick('Dice Ninja').pick('Jungle Oasis');
  t.expect('A: Howl');
  t.pick('yes');
  t.expect('A: 3 Howl | Jungle Oasis: A Dice Ninja');
  t.pick('yes').pick('counter');
  t.expect('counters: Viscount 1 | A discard: Now You Know: Home Safety');
});

scene('Viscount: not without that action text', (table) => {
  const t = table(`shows: Viscount 2 | A: Now You Know: Home Safety, Dice Ninja
    A deck: 9 Howl | Tortuga: A Viscount | Jungle Oasis`);
  t.play('Now You Know: Home Safety').pick('Dice Ninja').pick('Jungle Oasis').pick('no');
  t.expect('question: play | A: Howl');
});

scene('Viscount: the Special of Home Safety does not set him off', (table) => {
  const t =
    table(`shows: Viscount 2, Now You Know: Home Safety 2 3 | A: Now You Know: Home Safety | A deck: 9 Howl
    Jungle Oasis: A Viscount, A Dice Ninja, A Rosie, A King Rex | Tortuga: A Can-Do | base deck: Ninja Dojo`);
  t.endTurn();
  t.pick('Now You Know: Home Safety').offers('Dice Ninja, Rosie').pick('Dice Ninja');
  t.expect('A: 4 Howl | vp: A 2');
});

scene('Can-Do as a minion: one of the two, said at once, kept for later in the phase', (table) => {
  const t =
    table(`shows: Can-Do 2, R3.5 | A: Can-Do, Captain Ahab, Invader, Warbot, 2 Mystic Studies | A deck: 9 Howl
    Tortuga | Jungle Oasis`);
  t.play('Can-Do as minion', 'Tortuga').offers('extra action, extra minion').pick('extra minion');
  t.play('Mystic Studies');
  t.expect('power: Can-Do 4');
  t.offers('play Captain Ahab using Can-Do, pass').pick('play Captain Ahab using Can-Do');
  t.expect('Tortuga: A Can-Do, A Captain Ahab');
});

scene('Can-Do as a minion: the extra action', (table) => {
  const t = table(
    `shows: Can-Do 2 | A: Can-Do, Ghost, 2 Mystic Studies | A deck: 9 Howl | Tortuga | Jungle Oasis`,
  );
  t.play('Can-Do as minion', 'Tortuga').pick('extra action');
  t.play('Mystic Studies').play('Mystic Studies');
  t.expect('A: Ghost, 4 Howl');
  t.offers('pass');
});

scene('Can-Do as an action: both extra plays, each of its own, the minion anywhere', (table) => {
  const t = table(
    `shows: Can-Do 2 | A: Can-Do, Captain Ahab, 2 Warbot, 2 Mystic Studies | A deck: 9 Howl | Tortuga | Jungle Oasis`,
  );
  t.play('Can-Do as action');
  t.play('Warbot', 'Tortuga');
  t.play('Mystic Studies');
  t.offers('play Captain Ahab using Can-Do, pass')
    .pick('play Captain Ahab using Can-Do')
    .pick('Jungle Oasis');
  t.expect('Tortuga: A Warbot | Jungle Oasis: A Captain Ahab | A discard: Can-Do, Mystic Studies');
});

scene('Rosie as a minion: a counter on another minion here, whoever has it, or none', (table) => {
  const t = table(
    `shows: Rosie 2 | A: 2 Rosie, Summon | Tortuga: B Ghost, A Invader | Jungle Oasis: A Warbot`,
  );
  t.play('Summon');
  t.play('Rosie as minion', 'Tortuga');
  t.expect('picks: 0-1');
  t.offers('Ghost, Invader').pick('Ghost');
  t.play('Rosie as minion', 'Tortuga').pick();
  t.expect('counters: Ghost 1');
});

scene('Rosie as an action: two counters on one of your minions or on two, not none', (table) => {
  const t = table(
    `shows: Rosie 2 | A: 2 Rosie, Time Loop | Tortuga: B Ghost, A Invader | Jungle Oasis: A Warbot`,
  );
  t.play('Time Loop');
  t.play('Rosie as action');
  t.expect('picks: 1');
  t.offers('Invader, Warbot').pick('Invader').pick('Warbot');
  t.expect('counters: Invader 1, Warbot 1');
  t.play('Rosie as action').pick('Invader').pick('Invader');
  t.expect('counters: Invader 3, Warbot 1');
});

scene('Mabel Lean as a minion: a counter, if she is your only minion here', (table) => {
  const t = table(
    `shows: Mabel Lean 2 | A: 2 Mabel Lean, Summon | Tortuga: B 2 Ghost | Jungle Oasis: A Invader`,
  );
  t.play('Summon');
  t.play('Mabel Lean as minion', 'Jungle Oasis');
  t.expect('question: play');
  t.play('Mabel Lean as minion', 'Tortuga').pick('yes');
  t.expect('power: Mabel Lean @ Tortuga 3, Mabel Lean @ Jungle Oasis 2');
});

scene('Mabel Lean as an action: an extra minion of power 2 or less', (table) => {
  const t = table(`shows: Mabel Lean | A: Mabel Lean, Captain Ahab, 2 Warbot | Tortuga | Jungle Oasis`);
  t.play('Mabel Lean as action');
  t.play('Warbot', 'Tortuga');
  t.offers('play Captain Ahab using Mabel Lean, pass')
    .pick('play Captain Ahab using Mabel Lean')
    .pick('Tortuga');
  t.expect('Tortuga: A Warbot, A Captain Ahab');
});

scene('M.O.W.A.T. as a minion: +1 power this turn for another minion at any base, or not', (table) => {
  const t = table(
    `shows: M.O.W.A.T. 2 | decks: 6 Howl | A: M.O.W.A.T. | Tortuga: B Ghost | Jungle Oasis: A Invader`,
  );
  t.play('M.O.W.A.T. as minion', 'Tortuga');
  t.expect('picks: 0-1');
  t.offers('Ghost, Invader').pick('Ghost');
  t.expect('power: Ghost 3, M.O.W.A.T. 2');
  t.endTurn();
  t.expect('power: Ghost 2');
});

scene('M.O.W.A.T. as an action: +3 power this turn for a minion, whoever has it', (table) => {
  const t = table(
    `shows: M.O.W.A.T. 2 | decks: 6 Howl | A: M.O.W.A.T. | Tortuga: B Ghost | Jungle Oasis: A Invader`,
  );
  t.play('M.O.W.A.T. as action');
  t.expect('picks: 1');
  t.offers('Ghost, Invader').pick('Invader');
  t.expect('power: Invader 6');
  t.endTurn();
  t.expect('power: Invader 3');
});

scene('Obstruction as a minion: your minions here, itself included, but none that comes later', (table) => {
  const t = table(`shows: Obstruction 2 | decks: 6 Howl | A: Obstruction, Summon, Ghost
    Tortuga: B Ghost, A Invader | Jungle Oasis: A Warbot`);
  t.play('Summon');
  t.play('Obstruction as minion', 'Tortuga');
  t.play('Ghost', 'Tortuga');
  t.expect('power: Obstruction 3, Invader 4, A Ghost 2, B Ghost 2, Warbot 4');
  t.endTurn();
  t.expect('power: Obstruction 2, Invader 3');
});

scene('Obstruction as an action: a minion of power 3 or less goes under its owner’s deck', (table) => {
  const t = table(`shows: Obstruction 2, R5.7 | A: Obstruction | B deck: 2 Howl
    Tortuga: A(B) Ghost, B Invader +1 | Jungle Oasis: A Invader, B Warbot`);
  t.play('Obstruction as action');
  t.expect('picks: 1');
  t.offers('Ghost, Invader').pick('Ghost');
  t.expect('B deck: 2 Howl, Ghost | B discard: nothing');
});

scene('Sawbones: an action as a minion, a minion as an action, and a fusion for either', (table) => {
  const t = table(`shows: Sawbones 2 | A: 2 Sawbones | A deck: 2 Howl | A discard: Ghost, Dice Ninja, Summon
    Tortuga | Jungle Oasis`);
  t.play('Sawbones as minion', 'Tortuga');
  t.expect('picks: 1');
  t.offers('Dice Ninja, Summon').pick('Summon');
  t.expect('A deck in any order: 2 Howl, Summon');
  t.play('Sawbones as action').offers('Dice Ninja, Ghost').pick('Dice Ninja');
  t.expect('A deck in any order: 2 Howl, Summon, Dice Ninja | A discard: Ghost, Sawbones');
});

scene('Sawbones is not in the discard pile yet when it acts', (table) => {
  const t = table(`shows: Sawbones 2 | A: Sawbones | A deck: 2 Howl | Tortuga | Jungle Oasis`);
  t.play('Sawbones as action');
  t.expect('A deck: 2 Howl | A discard: Sawbones');
});

scene('Shellback as a minion: a fusion of yours that is no Shellback, to its owner’s hand', (table) => {
  const t = table(`shows: Shellback 2 | A: Shellback
    Tortuga: A Shellback, A(B) Rosie, B Dice Ninja, A Ghost | Jungle Oasis: A Can-Do`);
  t.play('Shellback as minion', 'Jungle Oasis');
  t.expect('picks: 0-1');
  t.offers('Can-Do, Rosie').pick('Rosie');
  t.expect('B: Rosie | Tortuga: A Shellback, B Dice Ninja, A Ghost');
});

scene('Shellback as an action: it does what another fusion of yours says, for you', (table) => {
  const t = table(`shows: Shellback 3 | A: Shellback | A deck: 4 Howl
    Tortuga: A(B) Dice Ninja, B Rosie, A Ghost | Jungle Oasis: A Can-Do`);
  t.play('Shellback as action');
  t.expect('picks: 1 | purpose: copy');
  t.offers('Can-Do, Dice Ninja').pick('Dice Ninja');
  t.expect('A: 2 Howl | A discard: Shellback | Tortuga: A(B) Dice Ninja, B Rosie, A Ghost');
});

scene('Shellback: by way of a Shellback in play to another fusion, or to nothing', (table) => {
  const t = table(`shows: Shellback 3 | A: 2 Shellback, Time Loop | A deck: 4 Howl
    Tortuga: A 2 Shellback, A Ghost | Jungle Oasis: A Dice Ninja`);
  t.play('Time Loop');
  t.play('Shellback as action');
  t.expect('A: Shellback, 2 Howl');
  t.play('Shellback as minion', 'Tortuga').pick('Dice Ninja');
  t.play('Dice Ninja as action');
  t.expect('A: 4 Howl');
});

scene('Shellback: alone with another Shellback it does nothing', (table) => {
  const t = table(
    `shows: Shellback 3 | A: Shellback | A deck: 4 Howl | Tortuga: A Shellback, A Ghost | Jungle Oasis`,
  );
  t.play('Shellback as action');
  t.expect('question: play | A discard: Shellback | A deck: 4 Howl');
});

scene('Shellback: a protected or cancelled fusion can be copied', (table) => {
  const t = table(`shows: Shellback 4 | A: 2 Shellback, Time Loop | A deck: 4 Howl
    Tortuga: A Dice Ninja [B Bear Rides You] | Jungle Oasis`);
  t.play('Time Loop');
  t.play('Shellback as action');
  t.expect('A: Shellback, 2 Howl');
});

scene('Ski Lift as a minion: one of yours from another base may come here', (table) => {
  const t = table(
    `shows: Ski Lift | A: Ski Lift | Tortuga: A Ghost, B Invader | Jungle Oasis: A Warbot, B Warbot`,
  );
  t.play('Ski Lift as minion', 'Tortuga');
  t.expect('picks: 0-1');
  t.offers('Warbot').pick('Warbot');
  t.expect('Tortuga: A Ghost, B Invader, A Ski Lift, A Warbot');
});

scene('Ski Lift as an action: a minion moves, whosever it is', (table) => {
  const t = table(`shows: Ski Lift | A: Ski Lift | Tortuga: A Ghost, B Invader | Jungle Oasis | Ninja Dojo`);
  t.play('Ski Lift as action');
  t.expect('picks: 1');
  t.offers('Ghost, Invader').pick('Invader').pick('Ninja Dojo');
  t.expect('Ninja Dojo: B Invader');
});

scene('Home Safety: at once or not at all, and only fusions have something to add', (table) => {
  const t =
    table(`shows: Now You Know: Home Safety 1 | A: 2 Now You Know: Home Safety, Captain Ahab, Dice Ninja, Warbot, Time Loop
    A deck: 9 Howl | Tortuga | Jungle Oasis`);
  t.play('Time Loop');
  t.play('Now You Know: Home Safety').offers('Captain Ahab, Dice Ninja').pick();
  t.play('Now You Know: Home Safety').pick('Captain Ahab').pick('Tortuga');
  t.play('Warbot', 'Tortuga');
  t.expect('A: Dice Ninja');
  t.offers('pass');
});

scene('Home Safety: the fusion carries its action text out, after its minion text', (table) => {
  const t = table(`shows: Now You Know: Home Safety 1 2 | A: Now You Know: Home Safety, M.O.W.A.T.
    Tortuga: B General Ivan, A Ghost | Jungle Oasis`);
  t.play('Now You Know: Home Safety').pick('M.O.W.A.T.').pick('Tortuga');
  t.expect('picks: 0-1').pick('Ghost').pick('yes');
  t.expect('picks: 1').pick('M.O.W.A.T.');
  t.expect('power: M.O.W.A.T. 5, Ghost 3 | parts of M.O.W.A.T.: M.O.W.A.T. +2, M.O.W.A.T. +3');
});

scene('Home Safety, Special: only fusions of yours at the scoring base', (table) => {
  const t = table(`shows: Now You Know: Home Safety 3 | turn: B | A: Now You Know: Home Safety | decks: 6 Howl
    Jungle Oasis: B King Rex, A Ski Lift, B Rosie, A Ghost, A Can-Do | Tortuga: A Dice Ninja | base deck: Ninja Dojo`);
  t.endTurn();
  t.expect('asked: A');
  t.pick('Now You Know: Home Safety').offers('Can-Do, Ski Lift').pick('Ski Lift').pick('King Rex');
  t.expect('Tortuga: A Dice Ninja, B King Rex | vp: A 2');
});

scene('Go, Gerald!: minions of yours played at that base this turn, wherever they are now', (table) => {
  const t = table(`shows: Go, Gerald! 1 | decks: 9 Howl
    A: Go, Gerald!, Captain Ahab, Warbot, Summon, 2 Time Loop, Dinghy
    Tortuga: A Invader, B King Rex | Jungle Oasis: A Pirate King | Ninja Dojo`);
  t.play('Time Loop').play('Time Loop').play('Summon');
  t.play('Captain Ahab', 'Tortuga').play('Warbot', 'Jungle Oasis');
  t.play('Dinghy').pick('Pirate King', 'Captain Ahab').pick('Tortuga').pick('Ninja Dojo');
  t.play('Go, Gerald!').pick('Tortuga');
  t.expect('power: Captain Ahab 4, Invader 3, Pirate King 5, Warbot 4');
  t.endTurn();
  t.expect('power: Captain Ahab 2');
});

scene('Go, Gerald!: a minion that left play and was played elsewhere was played there', (table) => {
  const t = table(`shows: Go, Gerald! 1, R10.11 | A: Go, Gerald!, Captain Ahab, Summon, 2 Time Loop, Beam Up
    Tortuga: A Invader | Jungle Oasis`);
  t.play('Time Loop').play('Time Loop').play('Summon');
  t.play('Captain Ahab', 'Tortuga').play('Beam Up').pick('Captain Ahab');
  t.play('Captain Ahab', 'Jungle Oasis');
  t.play('Go, Gerald!').pick('Tortuga');
  t.expect('power: Captain Ahab 2, Invader 3');
});
