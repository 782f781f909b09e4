import { scene } from '../kit/scene.ts';

scene('Kaijookey counts your actions on its base, whoever plays them when, and none on minions', (table) => {
  const t = table(`shows: Kaijookey 1 2 | A: Oh, No!
    Jungle Oasis: A Kaijookey [A Upgrade], A Stomp, B Stomp, A Ghost | Tortuga: A Stomp`);
  t.expect('power: Kaijookey 7 | parts of Kaijookey: Kaijookey +4, Kaijookey +1, Upgrade +2');
  t.play('Oh, No!', 'Jungle Oasis');
  t.expect('power: Kaijookey 8');
});

scene('Tiny Priestesses bring Gorgodzolla into play, without a counter for themselves', (table) => {
  const t = table(`shows: Tiny Priestesses 1 2, Gorgodzolla 4 | A: Tiny Priestesses, Ghost, Summon
    A titans: Gorgodzolla | Tortuga: B Ghost | Jungle Oasis`);
  t.play('Tiny Priestesses', 'Tortuga').pick('Tortuga');
  t.expect('Tortuga: B Ghost, A Tiny Priestesses, A Gorgodzolla | A titans: nothing');
  t.play('Summon').play('Ghost', 'Tortuga');
  t.expect('Tortuga: B Ghost, A Tiny Priestesses, A Gorgodzolla +1, A Ghost');
});

scene('Tiny Priestesses: playing it is optional', (table) => {
  const t = table(
    `shows: Tiny Priestesses 2 | A: Tiny Priestesses | A titans: Gorgodzolla | Tortuga | Jungle Oasis`,
  );
  t.play('Tiny Priestesses', 'Tortuga').pick();
  t.expect('Tortuga: A Tiny Priestesses | A titans: Gorgodzolla');
});

scene('Tiny Priestesses: in play elsewhere it has to come, with its counters and no new one', (table) => {
  const t = table(`shows: Tiny Priestesses 1 2, Gorgodzolla 4 | A: Tiny Priestesses
    Jungle Oasis: A Gorgodzolla +1 | Tortuga: B Ghost`);
  t.play('Tiny Priestesses', 'Tortuga');
  t.expect('Tortuga: B Ghost, A Tiny Priestesses, A Gorgodzolla +1 | Jungle Oasis: nothing');
});

scene('Tiny Priestesses: already here, it gets its counter as for any minion', (table) => {
  const t = table(`shows: Tiny Priestesses 2 | A: Tiny Priestesses | Jungle Oasis | Tortuga: A Gorgodzolla`);
  t.play('Tiny Priestesses', 'Tortuga');
  t.expect('Tortuga: A Gorgodzolla +1, A Tiny Priestesses');
});

scene('Tiny Priestesses: not while you control another titan, and not the one of another player', (table) => {
  const t = table(`shows: Tiny Priestesses 2, R11.3 | A: Tiny Priestesses | A titans: Gorgodzolla
    Jungle Oasis: A Major Ursa | Ninja Dojo: B Gorgodzolla | Tortuga`);
  t.play('Tiny Priestesses', 'Tortuga');
  t.expect('question: play | Tortuga: A Tiny Priestesses | Ninja Dojo: B Gorgodzolla');
});

scene('Johnny plays an action of yours once more, at his base', (table) => {
  const t = table(`shows: Johnny 1 | A: Johnny
    Tortuga: A Tail Smash, A(B) Stomp, B Stomp, A Ghost [A Upgrade] | Jungle Oasis: B Invader`);
  t.play('Johnny', 'Jungle Oasis');
  t.expect('picks: 0-1 | purpose: return');
  t.offers('Stomp, Tail Smash').pick('Tail Smash');
  t.offers('Tail Smash').pick('Tail Smash');
  t.expect('Jungle Oasis: A Johnny, A Tail Smash | B discard: Invader | total at Jungle Oasis: A 6, B 0');
});

scene('Johnny: an action of another owner goes to that hand', (table) => {
  const t = table(`shows: Johnny 1, R9.4 | A: Johnny | Tortuga: A(B) Stomp | Jungle Oasis`);
  t.play('Johnny', 'Jungle Oasis').pick('Stomp');
  t.expect('question: play | B: Stomp | Jungle Oasis: A Johnny');
});

scene('Johnny: from his own base; he may keep the action in hand', (table) => {
  const t = table(`shows: Johnny 1 | A: Johnny | Tortuga | Jungle Oasis: A Stomp`);
  t.play('Johnny', 'Jungle Oasis').pick('Stomp').pick();
  t.expect('A: Stomp | Jungle Oasis: A Johnny');
});

scene('Johnny: what cannot be played at his base stays in hand', (table) => {
  const t = table(`shows: Johnny 1 | A: Johnny | Tortuga: A Stomp | The Dread Gazebo`);
  t.play('Johnny', 'The Dread Gazebo').pick('Stomp');
  t.expect('question: play | A: Stomp');
});

scene('Kaiju Alliance: all bases in play, down to 0', (table) => {
  const t = table(
    `shows: Kaiju Alliance 1, R9.1 | A: 4 Kaiju Alliance, 3 Time Loop | Jungle Oasis | Antarctic Base`,
  );
  for (let i = 0; i < 3; i++) t.play('Time Loop');
  t.play('Kaiju Alliance');
  t.expect('breakpoint: Jungle Oasis 8, Antarctic Base 20');
  for (let i = 0; i < 3; i++) t.play('Kaiju Alliance');
  t.expect('breakpoint: Jungle Oasis 0, Antarctic Base 8');
  t.leave();
});

scene('Kaiju Alliance: not a base that comes later, and only this turn', (table) => {
  const t = table(`shows: Kaiju Alliance 1 | A: Kaiju Alliance, There Goes Tokyo, Time Loop | decks: 6 Howl
    Jungle Oasis: A Gorgodzolla | Antarctic Base | base deck: Tortuga`);
  t.play('Time Loop').play('Kaiju Alliance').play('There Goes Tokyo');
  t.expect('breakpoint: Tortuga 21, Antarctic Base 20');
  t.endTurn();
  t.expect('breakpoint: Antarctic Base 24');
});

scene('Kaiju Conflict: two extra actions, now or later', (table) => {
  const t = table(`shows: Kaiju Conflict 1 | A: Kaiju Conflict, Warbot, 3 Stomp | Jungle Oasis | Tortuga`);
  t.play('Kaiju Conflict').play('Stomp', 'Tortuga').play('Warbot', 'Jungle Oasis').play('Stomp', 'Tortuga');
  t.expect('A: Stomp | plays left: nothing');
});

scene('Oh, No! brings Gorgodzolla, without a counter or a card for itself', (table) => {
  const t = table(`shows: Oh, No! 1 2, Gorgodzolla 4 | A: Oh, No! | A deck: 3 Howl | A titans: Gorgodzolla
    Jungle Oasis | Tortuga`);
  t.play('Oh, No!', 'Jungle Oasis').pick('Jungle Oasis');
  t.expect('question: play | Jungle Oasis: A Oh, No!, A Gorgodzolla | total at Jungle Oasis: A 2, B 0');
  t.expect('A deck: 3 Howl');
});

scene('Oh, No! moves it, without a counter or a card for itself', (table) => {
  const t = table(`shows: Oh, No! 1 2, Gorgodzolla 4 | A: Oh, No! | A deck: 3 Howl
    Jungle Oasis | Tortuga: A Gorgodzolla +2`);
  t.play('Oh, No!', 'Jungle Oasis');
  t.expect('question: play | Jungle Oasis: A Oh, No!, A Gorgodzolla +2 | total at Jungle Oasis: A 4, B 0');
  t.expect('A deck: 3 Howl');
});

scene('Oh, No! alone gives power, and with it a place', (table) => {
  const t = table(`shows: Oh, No! 2, R10.13 | from: score bases | decks: 6 Howl | base deck: Tortuga
    Jungle Oasis: A Oh, No!, B King Rex, B Invader | Ninja Dojo`);
  t.expect('vp: A 0, B 2 | A discard: Oh, No!');
});

scene('Pick Up a Bus: an action of any faction that goes on a base', (table) => {
  const t = table(`shows: Pick Up a Bus 1 | A: Pick Up a Bus
    A discard: Stomp, Full Moon, Summon, Upgrade, Ghost | Jungle Oasis | Tortuga`);
  t.play('Pick Up a Bus');
  t.expect('picks: 1');
  t.offers('Full Moon, Stomp').pick('Full Moon');
  t.expect('A: Full Moon');
});

scene('Radioactive Breath: any number of weak minions of others, all together', (table) => {
  const t = table(`shows: Radioactive Breath 1 | A: Radioactive Breath
    Jungle Oasis: A Ghost, B Captain Ahab, B Mimic, B Invader | Tortuga: B Ghost`);
  t.expect('power: Mimic 3');
  t.play('Radioactive Breath', 'Jungle Oasis').pick();
  t.expect('Jungle Oasis: A Ghost, B Captain Ahab, B Mimic, B Invader, A Radioactive Breath');
  t.expect('total at Jungle Oasis: A 5, B 8');
});

scene('Radioactive Breath: several go at once', (table) => {
  const t = table(`shows: Radioactive Breath 1 | A: Radioactive Breath
    Jungle Oasis: A Ghost, B Captain Ahab, B Zapbot, B Invader | Tortuga: B Ghost`);
  t.play('Radioactive Breath', 'Jungle Oasis');
  t.expect('picks: 0-2 | purpose: destroy');
  t.offers('Captain Ahab, Zapbot').pick('Captain Ahab', 'Zapbot');
  t.expect('B discard: Captain Ahab, Zapbot');
});

scene('Radioactive Breath, current: your own minions, too', (table) => {
  const t = table(`shows: Radioactive Breath | printing: current | A: Radioactive Breath
    Jungle Oasis: A Ghost, B Captain Ahab, B Invader | Tortuga`);
  t.play('Radioactive Breath', 'Jungle Oasis').offers('Captain Ahab, Ghost').pick('Ghost');
  t.expect('A discard: Ghost | total at Jungle Oasis: A 3, B 5');
});

scene('Stomp: the breakpoint stays lower for the turn even without it', (table) => {
  const t = table(
    `shows: Stomp 1 | A: Stomp, Disenchant, Time Loop | decks: 6 Howl | Antarctic Base | Tortuga`,
  );
  t.play('Time Loop').play('Stomp', 'Antarctic Base');
  t.expect('breakpoint: Antarctic Base 21, Tortuga 21 | total at Antarctic Base: A 2, B 0');
  t.play('Disenchant');
  t.expect('breakpoint: Antarctic Base 21 | total at Antarctic Base: A 0, B 0');
  t.endTurn();
  t.expect('breakpoint: Antarctic Base 24');
});

scene('Tail Smash destroys one of those of others that are weak enough', (table) => {
  const t = table(`shows: Tail Smash 1 | A: Tail Smash
    Jungle Oasis: A Ghost, B Ghost, B Invader, B King Rex | Tortuga: B Ghost`);
  t.play('Tail Smash', 'Jungle Oasis');
  t.expect('picks: 1');
  t.offers('Ghost, Invader').pick('Invader');
  t.expect('B discard: Invader | total at Jungle Oasis: A 6, B 9');
});

scene(
  'The Folly of Men protects minions, all actions there, and itself from the cards of others',
  (table) => {
    const t = table(`shows: The Folly of Men 1 | turn: B | B: Seeing Stars, 3 Disenchant, 2 Time Loop
    Jungle Oasis: A The Folly of Men, A Ghost [A Upgrade], A Stomp, B Ghost [A Upgrade] | Tortuga: A Stomp`);
    t.play('Time Loop').play('Time Loop');
    t.play('Seeing Stars');
    t.play('Disenchant').pick('The Folly of Men');
    t.play('Disenchant').pick('Stomp @ Jungle Oasis');
    t.expect(`Jungle Oasis: A The Folly of Men, A Ghost [A Upgrade], A Stomp, B Ghost [A Upgrade]
    total at Jungle Oasis: A 8, B 4`);
    t.leave();
  },
);

scene('The Folly of Men: not from your own cards, and not elsewhere', (table) => {
  const t = table(`shows: The Folly of Men 1 | A: Disenchant, Cannon, Time Loop
    Jungle Oasis: A The Folly of Men, A Ghost | Tortuga: A Captain Ahab`);
  t.play('Time Loop').play('Cannon').pick('Ghost', 'Captain Ahab');
  t.expect('A discard in any order: Time Loop, Cannon, Ghost, Captain Ahab');
  t.play('Disenchant');
  t.expect('Jungle Oasis: nothing');
});

scene('The Folly of Men: bases destroy, and what a scored base takes along is not destroyed', (table) => {
  const t =
    table(`shows: The Folly of Men 1, R5.7, R9.2 | from: score bases | decks: 6 Howl | base deck: Tortuga
    Q Point: A The Folly of Men, A 3 King Rex, B Invader | Jungle Oasis`);
  t.offers('King Rex, King Rex, King Rex, The Folly of Men').pick('King Rex', 'King Rex', 'King Rex');
  t.expect('vp: A 4, B 5 | A discard in any order: 3 King Rex, The Folly of Men');
});

scene('The Folly of Men, current: neither itself nor what is on minions', (table) => {
  const t =
    table(`shows: The Folly of Men | printing: current | turn: B | B: 3 Super Effective!, Seeing Stars, 3 Time Loop
    Jungle Oasis: A The Folly of Men, A Ghost [A Upgrade], A Stomp | Tortuga`);
  t.play('Time Loop').play('Time Loop').play('Time Loop');
  t.play('Seeing Stars');
  t.play('Super Effective!').pick('Stomp');
  t.play('Super Effective!').pick('Upgrade');
  t.expect('Jungle Oasis: A The Folly of Men, A Ghost, A Stomp');
  t.play('Super Effective!').pick('The Folly of Men');
  t.expect('Jungle Oasis: A Ghost, A Stomp');
});

scene('There Goes Tokyo: Gorgodzolla leaves, everything else is discarded, a new base comes', (table) => {
  const t = table(`shows: There Goes Tokyo 1 2 | A: There Goes Tokyo | base deck: Tortuga
    Kaiju Island: A Gorgodzolla +1, B Major Ursa +2, B Warbot, A Ghost [B Upgrade], A buried Mummy
    Antarctic Base: B Ghost | Ninja Dojo`);
  t.play('There Goes Tokyo').offers('Antarctic Base, Ninja Dojo').pick('Ninja Dojo');
  t.expect(`Ninja Dojo: A Gorgodzolla +1 | Tortuga: nothing | Antarctic Base: B Ghost | vp: A 0, B 0
    base discard: Kaiju Island | base deck: nothing | B titans: Major Ursa
    A discard in any order: Ghost, Mummy, There Goes Tokyo | B discard in any order: Warbot, Upgrade`);
});

scene('There Goes Tokyo: whoever has Gorgodzolla', (table) => {
  const t = table(`shows: There Goes Tokyo 2 | A: There Goes Tokyo | base deck: Tortuga
    Jungle Oasis: B Gorgodzolla, A Ghost | Ninja Dojo: A Ghost`);
  t.play('There Goes Tokyo');
  t.expect('Ninja Dojo: A Ghost, B Gorgodzolla | Tortuga: nothing | base discard: Jungle Oasis');
});

scene('There Goes Tokyo: with nowhere to go it is set aside; out of play nothing happens', (table) => {
  const t = table(`shows: There Goes Tokyo 2, R11.7 | A: 2 There Goes Tokyo, Time Loop
    base deck: Ninja Dojo, Tortuga | Jungle Oasis: A Gorgodzolla, A Ghost`);
  t.play('Time Loop').play('There Goes Tokyo');
  t.expect(
    'Ninja Dojo: nothing | A titans: Gorgodzolla | A discard in any order: Ghost, There Goes Tokyo, Time Loop',
  );
  t.play('There Goes Tokyo');
  t.expect('Ninja Dojo: nothing | base deck: Tortuga');
});

scene(
  'There Goes Tokyo in Big Base: the next base comes, and Gorgodzolla is set aside like the rest',
  (table) => {
    const t = table(`shows: There Goes Tokyo 2, R14.6 | variant: big base | round: 1 | A: There Goes Tokyo
    Jungle Oasis: A Gorgodzolla +2, A Ghost, B Warbot | base deck: Ninja Dojo, Tortuga`);
    t.play('There Goes Tokyo');
    t.expect(`bases: Ninja Dojo | Ninja Dojo: nothing | base discard: Jungle Oasis | A titans: Gorgodzolla
    A discard in any order: Ghost, There Goes Tokyo | B discard: Warbot`);
  },
);

scene("They Say He's Got to Go: any titan, to a base of your choice, where it may clash", (table) => {
  const t = table(`shows: They Say He's Got to Go 1 2, R11.6 | A: They Say He's Got to Go
    Jungle Oasis: B Major Ursa +2 | Tortuga: A Gorgodzolla | Ninja Dojo`);
  t.play("They Say He's Got to Go").offers('Gorgodzolla, Major Ursa').pick('Major Ursa');
  t.offers('Ninja Dojo, Tortuga').pick('Tortuga');
  t.expect('Tortuga: B Major Ursa +2 | A titans: Gorgodzolla');
});

scene('Wade Through the Buildings: actions of others on the base, not those on minions', (table) => {
  const t = table(`shows: Wade Through the Buildings 1 2 | A: Wade Through the Buildings
    Jungle Oasis: B Full Moon, B Stomp, A Stomp, A Ghost, B Ghost [B Upgrade] | Tortuga: B Stomp`);
  t.play('Wade Through the Buildings', 'Jungle Oasis');
  t.expect(`B discard: Full Moon, Stomp | Tortuga: B Stomp | total at Jungle Oasis: A 8, B 4
    Jungle Oasis: A Stomp, A Ghost, B Ghost [B Upgrade], A Wade Through the Buildings`);
});
