import { scene } from '../kit/scene.ts';

// Golem Schloß

for (const printing of ['original', 'current'] as const) {
  scene(
    `Golem Schloß (${printing}): after it has scored, the winner’s minions on every base get a counter`,
    (table) => {
      const t = table(`shows: Golem Schloß 1 | printing: ${printing}
        A deck: Howler, Frenzy, Teenage Wolf, Chew Toy, Full Moon, Loup-Garou, 2 Howler
        base deck: Ninja Dojo | Golem Schloß: A King Rex +8, B King Rex | Jungle Oasis: A Howler, B Ghost
        Tortuga: A Teenage Wolf +1`);
      t.endTurn();
      t.expect('vp: A 4, B 3 | Jungle Oasis: A Howler +1, B Ghost | Tortuga: A Teenage Wolf +2');
    },
  );
}

scene('Golem Schloß: minions there get one too, before they are discarded with it', (table) => {
  const t = table(`shows: Golem Schloß 1, R5.2 | A: You Call This Archaeology?
    A deck: Howler, Frenzy, Teenage Wolf, Chew Toy, Full Moon, Loup-Garou, 2 Howler
    base deck: Ninja Dojo | Golem Schloß: A King Rex +15, A Howler | Jungle Oasis`);
  t.endTurn();
  // Before it scores, and after.
  t.pass().pick('use You Call This Archaeology?').pick('Howler');
  t.expect('Jungle Oasis: A Howler +1 | A discard: King Rex, You Call This Archaeology?');
});

scene('Golem Schloß: tied winners each place counters', (table) => {
  const t = table(`shows: Golem Schloß 1, R5.6 | players: 3
    A deck: Howler, Frenzy, Teenage Wolf, Chew Toy, Full Moon, Loup-Garou, 2 Howler
    base deck: Ninja Dojo
    Golem Schloß: A King Rex +4, B King Rex +4, C Ghost | Jungle Oasis: A Howler, B Ghost, C Spirit`);
  t.endTurn();
  t.expect('vp: A 4, B 4, C 2 | Jungle Oasis: A Howler +1, B Ghost +1, C Spirit');
});

// Laboratorium

for (const printing of ['original', 'current'] as const) {
  scene(
    `Laboratorium (${printing}): the first minion played there in a turn gets a counter, no other one`,
    (table) => {
      const t = table(`shows: Laboratorium 1, R10.19 | printing: ${printing}
        decks: Howler, Frenzy, Teenage Wolf, Chew Toy, Full Moon, Loup-Garou, 2 Howler
        A: 3 Howler, Ghostly Arrival | B: Spectre | Laboratorium | Jungle Oasis`);
      t.play('Ghostly Arrival');
      t.play('Howler', 'Laboratorium');
      t.play('Howler', 'Laboratorium');
      t.expect('Laboratorium: A Howler +1, A Howler');
      t.endTurn();
      t.play('Spectre', 'Laboratorium');
      t.expect('counters: Spectre 1');
    },
  );
}

scene(
  'Laboratorium: once a turn for the base, not once for each player; and a minion that moves there is not played',
  (table) => {
    const t = table(`shows: Laboratorium 1 | A: Howler, Bear Rides You
      A deck: Howler, Frenzy, Teenage Wolf, Chew Toy, Full Moon, Loup-Garou, 2 Howler | B: Shinobi
      base deck: Ninja Dojo
      Laboratorium: A King Rex +4, B General Ivan +10 | Jungle Oasis: A Teenage Wolf`);
    t.play('Bear Rides You').pick('Teenage Wolf');
    t.expect('counters: Teenage Wolf 0');
    t.play('Howler', 'Laboratorium');
    t.expect('counters: Howler 1');
    t.endTurn().pick('use Shinobi');
    // 11, 3 and 5 are as much as 16 and 3.
    t.expect('vp: A 5, B 5');
  },
);

// Moot Site

scene('Moot Site: the first minion played there in a turn has +2 power until its end', (table) => {
  const t = table(`shows: Moot Site 1
    decks: Howler, Frenzy, Teenage Wolf, Chew Toy, Full Moon, Loup-Garou, 2 Howler
    A: Loup-Garou, Teenage Wolf, Ghostly Arrival | B: Spectre | Moot Site | Jungle Oasis`);
  t.play('Ghostly Arrival');
  t.play('Loup-Garou', 'Moot Site');
  t.play('Teenage Wolf', 'Moot Site');
  t.expect('power: Loup-Garou 6, Teenage Wolf 3');
  t.endTurn();
  t.expect('power: Loup-Garou 4');
  t.play('Spectre', 'Moot Site');
  t.expect('power: Spectre 7');
});

scene('Moot Site: what another player plays there later in the turn is not the first', (table) => {
  const t = table(`shows: Moot Site 1
    A: Howler | A deck: Howler, Frenzy, Teenage Wolf, Chew Toy, Full Moon, Loup-Garou, 2 Howler
    B: Shinobi | base deck: Ninja Dojo | Moot Site: A King Rex, B King Rex +2 | Jungle Oasis`);
  t.play('Howler', 'Moot Site');
  t.expect('power: Howler 6');
  t.endTurn().pick('use Shinobi');
  // 9 and 3 against 7 and 6.
  t.expect('vp: A 2, B 1');
});

// Standing Stones

scene('Standing Stones: the talent of one minion there a second time in a turn', (table) => {
  const t = table(`shows: Standing Stones 1, R3.8
    decks: Howler, Frenzy, Teenage Wolf, Chew Toy, Full Moon, Loup-Garou, 2 Howler
    Standing Stones: A Teenage Wolf, A Granny, B Teenage Wolf | Jungle Oasis: A Granny`);
  t.use('Teenage Wolf');
  t.expect('can use: Teenage Wolf');
  t.use('Teenage Wolf');
  t.expect('cannot use: Teenage Wolf');
  t.use('Granny').pick('top');
  t.use('Granny').pick('top');
  // One minion a turn, and the other Granny is elsewhere.
  t.expect('cannot use: Granny | total at Standing Stones: A 9');
  t.endTurn();
  t.use('Teenage Wolf');
  t.use('Teenage Wolf');
  t.expect('cannot use: Teenage Wolf | total at Standing Stones: B 5');
});

scene('Standing Stones: with two talents on it, the minion repeats one of them', (table) => {
  const t = table(`shows: Standing Stones 1
    A deck: Howler, Frenzy, Teenage Wolf, Chew Toy, Full Moon, Loup-Garou, 2 Howler
    Standing Stones: A Teenage Wolf [A Moontouched] | Jungle Oasis`);
  t.use('Teenage Wolf');
  t.use('Moontouched');
  t.offers('use Moontouched, use Teenage Wolf, play Howler, pass');
  t.use('Moontouched');
  t.expect('A: Frenzy, Howler | cannot use: Moontouched, Teenage Wolf');
  t.expect('why not A Teenage Wolf: already used this turn');
});

scene(
  'Standing Stones: a talent on another player’s minion, or of an action on the base, is used once',
  (table) => {
    const t = table(`shows: Standing Stones
      A deck: Howler, Frenzy, Teenage Wolf, Chew Toy, Full Moon, Loup-Garou, 2 Howler
      Standing Stones: A Howler, B King Rex [A Moontouched] | Jungle Oasis`);
    t.use('Moontouched');
    t.expect('cannot use: Moontouched');
  },
);

scene('Standing Stones: a minion that has left takes its second use along only if it had it', (table) => {
  const t = table(`shows: Standing Stones
    A: Bear Rides You | A deck: Howler, Frenzy, Teenage Wolf, Chew Toy, Full Moon, Loup-Garou, 2 Howler
    Standing Stones: A Teenage Wolf | Jungle Oasis`);
  t.use('Teenage Wolf');
  t.play('Bear Rides You');
  t.expect('Jungle Oasis: A Teenage Wolf | cannot use: Teenage Wolf');
});

scene('Standing Stones cancelled: no talent twice', (table) => {
  const t = table(`shows: Standing Stones, R9.10 | printing: current
    A: Bear Rides You | A deck: Howler, Frenzy, Teenage Wolf, Chew Toy, Full Moon, Loup-Garou, 2 Howler
    Standing Stones: A Teenage Wolf | Jungle Oasis: A Howler`);
  t.use('Teenage Wolf');
  t.expect('can use: Teenage Wolf');
  t.play('Bear Rides You').pick('Howler').pick('Standing Stones');
  t.expect('cannot use: Teenage Wolf');
});
