import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

scene('Great Wolf Spirit: where you lead or share the lead, with some power, at two bases', (table) => {
  const t = table(`shows: Great Wolf Spirit 1 | printing: current | A titans: Great Wolf Spirit
    Tortuga: A Zapbot, B Zapbot | Pyramids: A King Rex | Jungle Oasis`);
  t.use('Great Wolf Spirit');
  t.offers('Tortuga, Pyramids').pick('Tortuga');
  t.expect('Tortuga: A Great Wolf Spirit, ...');
});

scene('Great Wolf Spirit: a base without power does not count', (table) => {
  const t = table(`shows: Great Wolf Spirit 1 | printing: current | A titans: Great Wolf Spirit
    Tortuga: A Zapbot, B King Rex | Pyramids: A King Rex | Jungle Oasis`);
  t.expect('cannot use: Great Wolf Spirit');
});

scene(
  'Great Wolf Spirit: its own talent may be used twice, for one minion or for two, on any bases',
  (table) => {
    const t = table(`shows: Great Wolf Spirit 2 | printing: current
      Tortuga: A Great Wolf Spirit | Pyramids: A Zapbot, A Ghost`);
    t.use('Great Wolf Spirit').pick('Zapbot');
    t.use('Great Wolf Spirit').pick('Zapbot');
    t.expect('power: Zapbot 4 | cannot use: Great Wolf Spirit');
  },
);

scene(
  'Great Wolf Spirit: talents here are good for two uses, also those of actions on minions; elsewhere for one',
  (table) => {
    const t = table(`shows: Great Wolf Spirit, R11.9, R11.8 | printing: current | A: 4 Ghost
      Tortuga: A Great Wolf Spirit, A Pyramid Engineer | Jungle Oasis: A Pyramid Engineer`);
    t.use('Pyramid Engineer').pick('Ghost');
    t.use('Pyramid Engineer').pick('Ghost');
    t.use('Pyramid Engineer').pick('Ghost');
    t.expect('cannot use: Pyramid Engineer');
    expect(t.at('Tortuga').length + t.at('Jungle Oasis').length).toBe(6);
  },
);

scene('Great Wolf Spirit: with Standing Stones a minion’s talent is good for three', (table) => {
  const t = table(`shows: Great Wolf Spirit 3 | printing: current | A: 4 Ghost
    Standing Stones: A Great Wolf Spirit, A Pyramid Engineer`);
  for (let use = 0; use < 3; use++) {
    t.use('Pyramid Engineer').pick('Ghost');
  }
  t.expect('cannot use: Pyramid Engineer');
});

scene(
  'Great Wolf Spirit: at the start of the turn it may move to where you alone lead; a tie does not do',
  (table) => {
    const t = table(`shows: Great Wolf Spirit 1 | printing: current | from: start of turn
      Tortuga: A Great Wolf Spirit | Pyramids: A King Rex | Jungle Oasis: A Zapbot, B Zapbot`);
    t.offers('Pyramids').pick('Pyramids');
    t.expect('Pyramids: A King Rex, A Great Wolf Spirit');
  },
);

scene('Great Wolf Spirit, first printing: talents everywhere, and it stays where it is', (table) => {
  const t = table(`shows: Great Wolf Spirit | from: start of turn | A: 3 Ghost
    Tortuga: A Great Wolf Spirit | Jungle Oasis: A Pyramid Engineer`);
  t.expect('question: play');
  t.use('Pyramid Engineer').pick('Ghost');
  t.use('Pyramid Engineer').pick('Ghost');
  t.expect('cannot use: Pyramid Engineer');
});

scene('Great Wolf Spirit: the talent of an action on a minion here, too', (table) => {
  const t = table(`shows: Great Wolf Spirit, R11.9 | printing: current | A deck: Ghost, Zapbot, Spectre
    Tortuga: A Great Wolf Spirit, A King Rex [A Moontouched]`);
  t.use('Moontouched');
  t.use('Moontouched');
  t.expect('A: Ghost, Zapbot | cannot use: Moontouched');
});

scene('Great Wolf Spirit with Standing Stones: two uses of one minion leave three for another', (table) => {
  const t = table(`shows: Great Wolf Spirit 3 | printing: current
    Standing Stones: A Great Wolf Spirit, A Teenage Wolf, A Herr Doktor`);
  t.use('Herr Doktor');
  t.use('Herr Doktor');
  for (let use = 0; use < 3; use++) t.use('Teenage Wolf');
  t.expect('power: Teenage Wolf 8 | cannot use: Teenage Wolf, Herr Doktor');
});

scene(
  'The Bride: one minion to the box, another destroyed, and she is there; what that triggers comes afterwards',
  (table) => {
    const t = table(`shows: The Bride 2, R12.4 | from: start of turn
      A: Ghost, Howl | A deck: 2 Spectre | A titans: The Bride | Tortuga: A Igor, A Zapbot | Pyramids`);
    t.pick('yes').pick('Igor').pick('Tortuga');
    t.expect('box: Ghost | A discard: Igor | Tortuga: A Zapbot +1, A The Bride | A: Howl, Spectre');
  },
);

scene('The Bride: a counter comes off one minion, and another one is destroyed', (table) => {
  const t = table(`shows: The Bride 1 | from: start of turn | A discard: Ghost | A titans: The Bride
    Tortuga: A Zapbot +1, A King Rex | Pyramids`);
  t.pick('yes');
  t.offers('box and destroy, box and counter, destroy and counter').pick('destroy and counter');
  t.pick('Pyramids');
  t.expect('Tortuga: A Zapbot | Pyramids: A The Bride | box: nothing');
});

scene('The Bride: if one part fails neither is done, and she stays out', (table) => {
  const t = table(`shows: The Bride 1, R11.3 | from: start of turn
    A discard: Ghost | A titans: The Bride | Tortuga: A Buccaneer | Pyramids`);
  t.pick('yes');
  t.expect('Pyramids: A Buccaneer | box: nothing | A titans: The Bride');
});

scene(
  'The Bride: a card for the first counter of a turn that you put on your minions or take off, and no other',
  (table) => {
    const t = table(`shows: The Bride 3 | A: Jolt | A deck: Ghost, Spectre, Zapbot
      Tortuga: A The Bride, A Zapbot, A King Rex`);
    t.play('Jolt');
    t.expect('A: Ghost');
    t.use('The Bride').pick('counter').pick('Zapbot');
    t.expect('A: Ghost | counters: Zapbot 2');
  },
);

scene('The Bride: what happened before she came counts, too', (table) => {
  const t = table(`shows: The Bride 3 | from: start of turn
    A: Jolt, Ghost | A deck: 2 Spectre | A titans: The Bride | Tortuga: A Zapbot +2, A King Rex`);
  t.pick('yes').pick('box and counter');
  t.expect('A: Jolt');
  t.play('Jolt');
  t.expect('A: nothing');
});

scene('The Bride: two counters of one minion or of two, on any bases, pay for an extra action', (table) => {
  const t = table(`shows: The Bride 4 | A: 2 Howl | A deck: Ghost, Spectre
    Tortuga: A The Bride | Pyramids: A Zapbot +1 | Jungle Oasis: A King Rex +1`);
  t.use('The Bride').pick('Zapbot');
  t.expect('counters: King Rex 0');
  t.keepExtra();
  t.expect('plays left: minion, action, action using The Bride | A: Ghost, 2 Howl');
});

scene(
  'Death on Six Legs: six counters on your minions, on whichever bases, and a card to discard',
  (table) => {
    const t = table(`shows: Death on Six Legs 1 | printing: current
      A: Ghost | A titans: Death on Six Legs | Tortuga: A Soldier +3 | Pyramids: A Zapbot +3, B Worker +2`);
    t.use('Death on Six Legs').pick('Pyramids');
    t.expect('A discard: Ghost | Pyramids: A Zapbot +3, B Worker +2, A Death on Six Legs');
  },
);

scene('Death on Six Legs: counters on actions or on minions of others do not count', (table) => {
  const t = table(`shows: Death on Six Legs 1 | A titans: Death on Six Legs
    Tortuga: A Soldier +6, A Summon Wolves +2, B Worker +4 | Pyramids`);
  t.expect('cannot use: Death on Six Legs');
});

scene('Death on Six Legs: without a card to discard it stays out', (table) => {
  const t = table(`shows: Death on Six Legs, R11.3 | printing: current | A titans: Death on Six Legs
    Tortuga: A Soldier +6 | Pyramids`);
  t.expect('cannot use: Death on Six Legs');
});

scene('Death on Six Legs: anybody’s minion, before it is destroyed; one counter, if you like', (table) => {
  const t = table(`shows: Death on Six Legs 2 | printing: current | A: Big Gulp, Ghost
    Tortuga: A Death on Six Legs | Pyramids: B Worker +3`);
  t.play('Big Gulp');
  t.expect('Pyramids: B Worker +3');
  t.offers('Worker').pick('Worker');
  t.expect('counters: Death on Six Legs 1 | B discard: Worker | total at Tortuga: A 1');
});

scene(
  'Death on Six Legs: it may let them go with their counters, and asks nobody about a minion that has none',
  (table) => {
    const t = table(`shows: Death on Six Legs 2 | printing: current | A: 2 Big Gulp
      Tortuga: A Death on Six Legs, A King Rex | Pyramids: B Worker +3, B Zapbot`);
    t.play('Big Gulp').pick('Worker').pick();
    t.expect('B discard: Worker');
    t.use('Death on Six Legs');
    t.play('Big Gulp');
    t.expect('B discard: Worker, Zapbot | counters: Death on Six Legs 0');
  },
);

scene(
  'Death on Six Legs: minions that are destroyed together give one counter each, and one question is asked',
  (table) => {
    const t = table(`shows: Death on Six Legs 2 | printing: current | A: Powderkeg
      Tortuga: A Death on Six Legs, A First Mate +2, A Worker +2, B Zapbot +1, B Ghost`);
    t.play('Powderkeg').pick('First Mate');
    t.offers('First Mate, Worker, Zapbot').pick('Worker', 'Zapbot');
    t.expect('Tortuga: A Death on Six Legs +2 | B discard: Ghost, Zapbot');
  },
);

scene(
  'Death on Six Legs: minions of a base that scored give theirs before they are cleared away; its own base, in vain',
  (table) => {
    const t = table(`shows: Death on Six Legs 2 4 | printing: current | from: score bases
      A deck: 2 Ghost | base deck: Tortuga
      Jungle Oasis: A Death on Six Legs, A King Rex +2, B Laseratops +3 | Pyramids`);
    t.offers('King Rex, Laseratops').pick('King Rex', 'Laseratops');
    t.expect('A titans: Death on Six Legs | B discard: Laseratops');
  },
);

scene('Death on Six Legs: a base elsewhere scores, and it keeps what it took', (table) => {
  const t = table(`shows: Death on Six Legs 2 | printing: current | from: score bases
    A deck: 2 Ghost | base deck: Tortuga
    Jungle Oasis: A King Rex +2, B Laseratops +3 | Pyramids: A Death on Six Legs +1`);
  t.pick('Laseratops');
  t.expect('Pyramids: A Death on Six Legs +2 | A discard: King Rex | B discard: Laseratops');
});

scene(
  'Death on Six Legs: a Worker whose only counter it takes goes without one, and may be played elsewhere',
  (table) => {
    const t = table(`shows: Death on Six Legs 3 | printing: current | A: Big Gulp
      Tortuga: A Death on Six Legs | Pyramids: A Worker +1 | Jungle Oasis`);
    t.play('Big Gulp').pick('Worker');
    t.offers('Tortuga, Jungle Oasis').pick('Jungle Oasis');
    t.expect('Jungle Oasis: A Worker +2 | Tortuga: A Death on Six Legs +1');
  },
);

scene(
  'Death on Six Legs, first printing: seven counters and no price, and it takes a counter of each in any case',
  (table) => {
    const t = table(`shows: Death on Six Legs | A: Big Gulp, Ghost | A titans: Death on Six Legs
      Tortuga: A Soldier +5 | Pyramids: A Worker +2`);
    t.use('Death on Six Legs').pick('Tortuga');
    t.play('Big Gulp');
    t.expect('A: Ghost | Tortuga: A Soldier +5, A Death on Six Legs +1 | A discard: Big Gulp, Worker');
  },
);

scene('Death on Six Legs: its talent is an extra action', (table) => {
  const t = table('shows: Death on Six Legs | A: Howl | Tortuga: A Death on Six Legs, A Zapbot');
  t.use('Death on Six Legs');
  t.expect('plays left: minion, action, action using Death on Six Legs');
});

scene(
  'Ancient Lord: one counter of each placing may go to it instead, and the third brings it into play without any',
  (table) => {
    const t = table(`shows: Ancient Lord 1 2 | printing: current
      A: Mad Monster Party, Gimme the Prize | A titans: Ancient Lord +1
      Tortuga: A Zapbot, A King Rex | Pyramids`);
    t.play('Mad Monster Party').pick('Tortuga');
    t.offers('Zapbot, King Rex').pick('Zapbot');
    t.expect('Tortuga: A Zapbot, A King Rex +1 | A titans: Ancient Lord +2');
  },
);

scene(
  'Ancient Lord: the counters of a placing during which it rises are not doubled; the next ones are',
  (table) => {
    const t = table(`shows: Ancient Lord 1 2, R11.9 | printing: current
      A: Gimme the Prize | A titans: Ancient Lord +2 | Tortuga: A Zapbot, A King Rex | Pyramids`);
    t.play('Gimme the Prize').pick('Zapbot').pick('Zapbot').pick('yes').pick('Tortuga');
    t.expect('Tortuga: A Zapbot +1, A King Rex +2, A Ancient Lord');
  },
);

scene('Ancient Lord: counters that are shared out are one placing, of which it gets one', (table) => {
  const t = table(`shows: Ancient Lord 1 | printing: current | A: Body Shop | A titans: Ancient Lord
    Tortuga: A The Monster, A Igor | Pyramids: A Ghost`);
  t.play('Body Shop').pick('The Monster').pick('Igor').pick('Igor').pick('Ghost').pick('Ghost');
  t.expect('purpose: divert');
  t.offers('Igor, Ghost').pick('Igor');
  t.expect('question: play | A titans: Ancient Lord +1 | counters: Igor 1, Ghost 2');
});

scene('Ancient Lord: it need not take a counter, nor come', (table) => {
  const t = table(`shows: Ancient Lord 1 | printing: current
    A: Heavy Drinker, Gimme the Prize | A titans: Ancient Lord +2 | Tortuga: A Zapbot, B King Rex`);
  t.play('Heavy Drinker').pick('Zapbot').pick('Heavy Drinker').pick('no');
  t.expect('A titans: Ancient Lord +3 | counters: Heavy Drinker 1');
  t.play('Gimme the Prize').pick('King Rex');
  // Not one of yours: nothing to divert.
  t.pick();
  t.expect('counters: King Rex 2 | A titans: Ancient Lord +3');
});

scene('Ancient Lord: whoever has a titan in play may still feed it', (table) => {
  const t = table(`shows: Ancient Lord, R11.3 | printing: current
    A: Heavy Drinker | A titans: Ancient Lord +2 | Tortuga: A Zapbot, A Great Wolf Spirit`);
  t.play('Heavy Drinker').pick('Zapbot').pick('Heavy Drinker');
  t.expect('A titans: Ancient Lord +3 | question: play');
});

scene(
  'Ancient Lord: your minions here get a second counter with their first, and no third with their second',
  (table) => {
    const t = table(`shows: Ancient Lord 3 | printing: current | A: Gimme the Prize
      Tortuga: A Ancient Lord, A Zapbot, A King Rex +1 | Pyramids: A Ghost`);
    t.play('Gimme the Prize').pick('Zapbot').pick('King Rex');
    t.expect('counters: Zapbot 3, King Rex 2');
    t.use('Ancient Lord');
    t.offers('King Rex, Zapbot').pick('King Rex');
    t.expect('counters: King Rex 3');
  },
);

scene(
  'Ancient Lord: its talent reaches a minion of yours at any base, and elsewhere the first counter is just one',
  (table) => {
    const t = table(`shows: Ancient Lord 3 | printing: current | A: Heavy Drinker
      Tortuga: A Ancient Lord | Pyramids: A Ghost +1, B Zapbot +2, A Zapbot`);
    t.use('Ancient Lord');
    t.expect('counters: Ghost 2');
    t.play('Heavy Drinker', 'Pyramids').pick('Zapbot');
    t.expect('counters: Heavy Drinker 2');
  },
);

scene(
  'Ancient Lord, first printing: after the second counter of a turn; any card of yours here gets another',
  (table) => {
    const t = table(`shows: Ancient Lord | A: Gimme the Prize | A titans: Ancient Lord
      Tortuga: A Zapbot, A King Rex | Pyramids: A Ghost`);
    t.play('Gimme the Prize').pick('Zapbot', 'King Rex').pick('yes').pick('Tortuga');
    // They got theirs before it came.
    t.expect('Tortuga: A Zapbot +1, A King Rex +1, A Ancient Lord');
    t.use('Ancient Lord');
    t.offers('King Rex, Zapbot').pick('Zapbot');
    t.expect('counters: Zapbot 2');
  },
);

scene('Ancient Lord, first printing: actions get another counter, too', (table) => {
  const t = table(`shows: Ancient Lord | from: start of turn
    Tortuga: A Ancient Lord, A Zapbot, A Summon Wolves | Pyramids`);
  t.expect('Tortuga: A Summon Wolves +2, ... | total at Tortuga: A 4');
});

scene('Ancient Lord, first printing: one counter in a turn is not enough', (table) => {
  const t = table('shows: Ancient Lord | A: Heavy Drinker | A titans: Ancient Lord | Tortuga: A Zapbot');
  t.play('Heavy Drinker').pick('Zapbot');
  t.expect('question: play | A titans: Ancient Lord');
});
