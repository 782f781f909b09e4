import { scene } from '../kit/scene.ts';

// Herr Doktor

scene('Herr Doktor: a talent that puts a counter on another of your minions, on any base', (table) => {
  const t = table(`shows: Herr Doktor 1, R9.9
    Tortuga: A Herr Doktor, A Igor, B Ghost | Jungle Oasis: A The Monster`);
  t.use('Herr Doktor');
  t.offers('Igor, The Monster');
  t.expect('purpose: counter | picks: 1');
  t.pick('The Monster');
  t.expect('power: The Monster 5 | cannot use: Herr Doktor');
});

scene('Herr Doktor alone has nobody to work on', (table) => {
  const t = table('shows: Herr Doktor | Tortuga: A Herr Doktor, B Ghost | Jungle Oasis');
  t.expect('cannot use: Herr Doktor | why not A Herr Doktor: nothing to choose from');
});

// The Monster

scene(
  'The Monster: without a counter the talent cannot be used; with one it pays for an extra minion, also later',
  (table) => {
    const t = table(`shows: The Monster 1, R3.5, R3.6 | A: Jolt, Igor, Lab Assistant
      Tortuga: A The Monster | Jungle Oasis`);
    t.expect('cannot use: The Monster');
    t.play('Jolt');
    t.use('The Monster');
    t.expect('counters: The Monster 0 | plays left: minion, minion using The Monster');
    t.play('Igor', 'Tortuga');
    t.play('Lab Assistant', 'Jungle Oasis').pick('Igor');
    t.expect('Tortuga: A The Monster, A Igor +1');
  },
);

// Lab Assistant

scene('Lab Assistant: another of your minions, on any base, gets a counter', (table) => {
  const t = table(`shows: Lab Assistant 1 | A: Lab Assistant
    Tortuga: A Igor, B Ghost | Jungle Oasis: A The Monster`);
  t.play('Lab Assistant', 'Tortuga');
  t.offers('Igor, The Monster');
  t.expect('picks: 1');
  t.pick('The Monster');
  t.expect('Jungle Oasis: A The Monster +1');
});

scene('Lab Assistant: with one other minion nobody is asked, with none nothing happens', (table) => {
  const t = table(`shows: Lab Assistant | A: 2 Lab Assistant, Ghostly Arrival
    Tortuga: B Ghost | Jungle Oasis`);
  t.play('Ghostly Arrival');
  t.play('Lab Assistant', 'Tortuga');
  t.expect('Tortuga: B Ghost, A Lab Assistant');
  t.play('Lab Assistant', 'Jungle Oasis');
  t.expect('Tortuga: B Ghost, A Lab Assistant +1');
});

// Igor

scene('Igor: after it is destroyed one of your minions gets a counter', (table) => {
  const t = table(`shows: Igor, R9.5 | A: Chew Toy
    Tortuga: A Igor, A The Monster, B Archmage | Jungle Oasis: A Lab Assistant`);
  t.play('Chew Toy');
  t.expect('question: choose');
  t.offers('The Monster, Lab Assistant').pick('Lab Assistant');
  t.expect('A discard: Chew Toy, Igor | Jungle Oasis: A Lab Assistant +1');
});

scene(
  'Igor: after its base has scored the counter goes to a minion elsewhere, one for each Igor',
  (table) => {
    const t = table(`shows: Igor 1 2, R5.7
      A deck: Igor, Jolt, Lab Assistant, Jolt, The Monster, 2 Igor, Lab Assistant | base deck: Ninja Dojo
      The Homeworld: A 2 Igor, B King Rex +14 | Jungle Oasis: A The Monster`);
    t.endTurn();
    t.expect('A discard: 2 Igor | Jungle Oasis: A The Monster +2');
  },
);

scene('Igor that is discarded from the hand gives nothing', (table) => {
  const t = table('shows: Igor 1 | A: Ghost, Igor | Tortuga: A The Monster | Jungle Oasis');
  t.play('Ghost', 'Tortuga').pick('Igor');
  t.expect('A discard: Igor | counters: The Monster 0');
});

scene('Igor: whoever controlled it places the counter', (table) => {
  const t = table(`shows: Igor 2 | turn: B | B: Chew Toy
    Tortuga: A(B) Igor, B Archmage | Jungle Oasis: A The Monster, B Ghost`);
  t.play('Chew Toy');
  t.expect('B discard: Chew Toy, Igor | Jungle Oasis: A The Monster +1, B Ghost');
});

scene('Igor destroyed at a base that has just scored gives one counter, not two', (table) => {
  const t = table(`shows: Igor
    A deck: Igor, Jolt, Lab Assistant, Jolt, The Monster, 2 Igor, Lab Assistant | base deck: Tortuga
    Ninja Dojo: A Igor, B King Rex +10 | Jungle Oasis: A The Monster`);
  t.endTurn();
  t.expect('asked: B | purpose: destroy');
  t.pick('Igor');
  t.expect('bases: Tortuga, Jungle Oasis | Jungle Oasis: A The Monster +1');
});

// Angry Mob

scene('Angry Mob: cards go under your deck, unseen and in the order you like; each is a counter', (table) => {
  const t = table(`shows: Angry Mob 1, R9.4 | A: Angry Mob, Igor, Jolt, Body Shop | A deck: The Monster
    Tortuga: A Herr Doktor, A Igor | Jungle Oasis`);
  t.play('Angry Mob');
  t.offers('Herr Doktor, Igor').pick('Herr Doktor');
  t.offers('Igor, Jolt, Body Shop');
  t.expect('picks: 0-3');
  t.pick('Igor', 'Jolt');
  t.expect('question: order');
  t.pick('Jolt', 'Igor');
  t.expect('A deck: The Monster, Jolt, Igor | B sees A deck: 3 ? | counters: Herr Doktor 2');
  t.expect('A: Body Shop');
});

scene('Angry Mob: no card, no counter', (table) => {
  const t = table('shows: Angry Mob 1 | A: Angry Mob, Igor | Tortuga: A Herr Doktor | Jungle Oasis');
  t.play('Angry Mob').pick();
  t.expect('counters: Herr Doktor 0 | A: Igor');
});

// Blitzed

scene(
  'Blitzed: counters off your minions, then a minion of no more power is destroyed, anyone’s, on any base',
  (table) => {
    const t = table(`shows: Blitzed 1 | A: Blitzed
      Tortuga: A The Monster +2, A Igor +1, B Spirit, B Ghost +1
      Jungle Oasis: B Cub Scout, B Archmage, B Ghost +2`);
    t.play('Blitzed');
    t.offers('0, 1, 2').pick('2');
    t.offers('0, 1').pick('1');
    // Powers are read now: Igor has 2.
    t.offers('Igor, Spirit, Ghost, Cub Scout');
    t.expect('purpose: destroy | picks: 1');
    t.pick('Cub Scout');
    t.expect('Tortuga: A The Monster, A Igor, B Spirit, B Ghost +1 | B discard: Cub Scout');
  },
);

scene('Blitzed: with none removed only a minion of power 0 is in danger', (table) => {
  const t = table(`shows: Blitzed 1 | A: Blitzed
    Tortuga: A The Monster +2, B Ghost | Jungle Oasis: B Worker`);
  t.play('Blitzed').pick('0');
  t.expect('B discard: Worker | Tortuga: A The Monster +2, B Ghost');
});

scene('Blitzed with nobody weak enough destroys nobody; the counters are gone', (table) => {
  const t = table('shows: Blitzed | A: Blitzed | Tortuga: A The Monster +2, B Spirit | Jungle Oasis');
  t.play('Blitzed').pick('1');
  t.expect('Tortuga: A The Monster +1, B Spirit');
});

// Body Shop

scene(
  'Body Shop: as many counters as the destroyed minion had power in play, shared out as you like',
  (table) => {
    const t = table(`shows: Body Shop 1 | A: Body Shop
      Tortuga: A Lab Assistant +1, A Full Moon, A Igor, B Ghost | Jungle Oasis: A The Monster`);
    t.play('Body Shop');
    t.offers('Lab Assistant, Igor, The Monster').pick('Lab Assistant');
    t.expect('A discard: Lab Assistant');
    for (const taker of ['Igor', 'The Monster', 'Igor', 'Igor', 'The Monster']) {
      t.offers('Igor, The Monster').pick(taker);
    }
    t.expect('question: play | counters: Igor 3, The Monster 2 | A discard: Body Shop, Lab Assistant');
  },
);

scene('Body Shop: a minion that is not destroyed leaves no counters', (table) => {
  const t = table(`shows: Body Shop 1 | A: Body Shop
    Tortuga: A Lab Assistant [A Überserum], A Igor | Jungle Oasis`);
  t.play('Body Shop').pick('Lab Assistant');
  t.expect('Tortuga: A Lab Assistant [A Überserum], A Igor');
});

// German Engineering

scene(
  'German Engineering: each minion that you play there gets a counter, after its own ability',
  (table) => {
    const t = table(`shows: German Engineering 1 | A: Lab Assistant, Igor, Ghostly Arrival
      Tortuga: A German Engineering, A The Monster | Jungle Oasis: A Herr Doktor`);
    t.play('Ghostly Arrival');
    t.play('Lab Assistant', 'Tortuga');
    t.expect('counters: Lab Assistant 0');
    t.pick('The Monster');
    t.expect('counters: Lab Assistant 1');
    t.play('Igor', 'Tortuga');
    t.expect('counters: Igor 1');
  },
);

scene(
  'German Engineering: not for what others play there, and not for a minion that moves there',
  (table) => {
    const t = table(`shows: German Engineering 1 | turn: B
      decks: Igor, Jolt, Lab Assistant, Jolt, The Monster, 2 Igor, Lab Assistant | A: Bear Rides You
      B: Ghost | Tortuga: A German Engineering | Jungle Oasis: A Igor`);
    t.play('Ghost', 'Tortuga');
    t.expect('counters: Ghost 0');
    t.endTurn();
    t.play('Bear Rides You');
    t.expect('Tortuga: A German Engineering, B Ghost, A Igor');
  },
);

// Grave Situation

for (const printing of ['original', 'current'] as const) {
  scene(
    `Grave Situation (${printing}): your minion there goes to the hand, and was not destroyed`,
    (table) => {
      const t = table(`shows: Grave Situation 1 2 | printing: ${printing} | turn: B | B: Chew Toy
        Field of Honor: A Grave Situation, A Igor +1, B Archmage | Jungle Oasis: A The Monster`);
      t.play('Chew Toy');
      t.expect('Field of Honor: A Grave Situation, B Archmage | A: Igor');
      // No counter by Igor, no VP by Field of Honor.
      t.expect('counters: The Monster 0 | vp: B 0');
    },
  );

  scene(`Grave Situation (${printing}): a minion that is not your own goes to its owner’s hand`, (table) => {
    const t = table(`shows: Grave Situation 2 | printing: ${printing} | turn: B | B: Chew Toy
      Tortuga: A Grave Situation, A(B) Igor, B Archmage | Jungle Oasis`);
    t.play('Chew Toy');
    t.expect('Tortuga: A Grave Situation, B Archmage | A: nothing | B: Igor');
  });
}

scene('Grave Situation at Tar Pits: the current player picks what becomes of the minion', (table) => {
  const t = table(`shows: Grave Situation, R10.2 | turn: B
    A deck: Igor, Jolt, Lab Assistant, Jolt, The Monster, 2 Igor, Lab Assistant
    B: Big Gulp, Time Loop, Big Gulp | Tar Pits: A Igor, A The Monster, A Grave Situation | Jungle Oasis`);
  t.play('Time Loop');
  t.play('Big Gulp').pick('The Monster');
  t.expect('asked: B');
  t.offers('use Grave Situation, Tar Pits').pick('use Grave Situation');
  t.expect('A: The Monster');
  t.play('Big Gulp').pick('Tar Pits');
  t.expect('A deck: ..., Igor');
});

// IT'S ALIVE!

scene('IT’S ALIVE!: an extra minion at once, its own ability first, then a counter on it', (table) => {
  const t = table(`shows: IT'S ALIVE! 1, R3.5 | A: IT'S ALIVE!, Lab Assistant, Igor
    Tortuga: A The Monster, A Herr Doktor | Jungle Oasis`);
  t.play("IT'S ALIVE!");
  t.offers('Lab Assistant, Igor').pick('Lab Assistant').pick('Jungle Oasis');
  t.expect('counters: Lab Assistant 0');
  t.pick('Herr Doktor');
  t.expect('Jungle Oasis: A Lab Assistant +1 | plays left: minion');
});

// Jolt

scene('Jolt: a counter on each of your minions, everywhere', (table) => {
  const t = table(`shows: Jolt | A: Jolt
    Tortuga: A Igor, B Ghost | Jungle Oasis: A The Monster +1, A(B) Ghost`);
  t.play('Jolt');
  t.expect('Tortuga: A Igor +1, B Ghost | Jungle Oasis: A The Monster +2, A(B) Ghost +1');
});

// Überserum

scene(
  'Überserum: its minion cannot be destroyed, and gets a counter at the start of your turn for each of them',
  (table) => {
    const t = table(`shows: Überserum 1 2 | from: start of turn
      decks: Igor, Jolt, Lab Assistant, Jolt, The Monster, 2 Igor, Lab Assistant | B: Chew Toy
      Tortuga: A Igor [A Überserum, A Überserum], B King Rex | Jungle Oasis`);
    t.expect('counters: Igor 2');
    t.endTurn();
    t.expect('counters: Igor 2');
    t.play('Chew Toy');
    t.expect('Tortuga: A Igor +2 [A Überserum, A Überserum], B King Rex');
  },
);

scene(
  'Überserum on another player’s minion: at the start of the turn of whoever has played the action',
  (table) => {
    const t = table(`shows: Überserum 1
      decks: Igor, Jolt, Lab Assistant, Jolt, The Monster, 2 Igor, Lab Assistant | A: Überserum
      Tortuga: A Igor, B Ghost | Jungle Oasis`);
    t.play('Überserum', 'Ghost');
    t.expect('counters: Ghost 0');
    t.endTurn();
    t.expect('counters: Ghost 0');
    t.endTurn();
    t.expect('turn: A | counters: Ghost 1');
  },
);
