import { scene } from '../kit/scene.ts';

// Pack Alpha

scene('Pack Alpha: before its base scores your minions there get +1 power, itself included', (table) => {
  const t = table(`shows: Pack Alpha 1, R5.2 | turn: B
    B deck: Howler, Frenzy, Teenage Wolf, Chew Toy, Full Moon, Loup-Garou, 2 Howler
    base deck: Ninja Dojo
    Tortuga: A Pack Alpha +3, A Howler, B King Rex +4 | Jungle Oasis: A Teenage Wolf`);
  t.expect('total at Tortuga: A 10, B 11');
  // Nobody is asked: it is not optional.
  t.endTurn();
  t.expect('vp: A 4, B 3 | power: Teenage Wolf 3');
});

scene('Pack Alpha: a minion that comes later in the same scoring gets nothing', (table) => {
  const t = table(`shows: Pack Alpha 1
    A: Shinobi | A deck: Howler, Frenzy, Teenage Wolf, Chew Toy, Full Moon, Loup-Garou, 2 Howler
    base deck: Ninja Dojo | Jungle Oasis: A Pack Alpha, B King Rex +2 | Tortuga`);
  t.endTurn().pick('use Shinobi');
  // 6 and 3 are as much as 9.
  t.expect('vp: A 2, B 2');
});

// Loup-Garou

scene('Loup-Garou gets +2 power before its base scores, and not elsewhere', (table) => {
  const t = table(`shows: Loup-Garou 1
    A deck: Howler, Frenzy, Teenage Wolf, Chew Toy, Full Moon, Loup-Garou, 2 Howler
    base deck: Ninja Dojo
    The Homeworld: A Loup-Garou, B King Rex +7, A Pack Alpha +1 | Jungle Oasis: A Loup-Garou`);
  t.expect('total at The Homeworld: A 10');
  t.endTurn();
  // In whichever order: 4 + 2 + 1 and 6 + 1 are as much as 14.
  t.expect('vp: A 4, B 4 | power: Loup-Garou 4');
});

// Teenage Wolf

scene('Teenage Wolf: a talent for +1 power until the end of the turn, once a turn', (table) => {
  const t = table(`shows: Teenage Wolf, R3.8
    A: Teenage Wolf | A deck: Howler, Frenzy, Teenage Wolf, Chew Toy, Full Moon, Loup-Garou, 2 Howler
    Tortuga | Jungle Oasis`);
  t.play('Teenage Wolf', 'Tortuga');
  t.use('Teenage Wolf');
  t.expect('power: Teenage Wolf 4 | cannot use: Teenage Wolf');
  t.expect('why not A Teenage Wolf: already used this turn');
  t.endTurn();
  t.expect('power: Teenage Wolf 3');
});

// Howler

scene('Howler has +2 power in the turn in which it is played', (table) => {
  const t = table(`shows: Howler
    A: Howler | A deck: Howler, Frenzy, Teenage Wolf, Chew Toy, Full Moon, Loup-Garou, 2 Howler
    Tortuga | Jungle Oasis`);
  t.play('Howler', 'Tortuga');
  t.expect('parts of Howler: 2 Howler +2 | total at Tortuga: A 4');
  t.endTurn();
  t.expect('power: Howler 2');
});

// Chew Toy

scene('Chew Toy: a minion with less current power at the base of yours, anyone’s, is destroyed', (table) => {
  const t = table(`shows: Chew Toy 1 | A: Chew Toy
    Tortuga: A Howler +2, A Teenage Wolf, B Cub Scout, B Ghost +2 | Jungle Oasis: A Loup-Garou, B Spirit`);
  t.play('Chew Toy');
  // The Teenage Wolf has nobody weaker beside it (R10.20).
  t.offers('Howler, Loup-Garou').pick('Howler');
  // Ghost has as much power, and Spirit is elsewhere.
  t.offers('Teenage Wolf, Cub Scout');
  t.expect('picks: 1');
  t.pick('Cub Scout');
  t.expect('Tortuga: A Howler +2, A Teenage Wolf, B Ghost +2 | B discard: Cub Scout');
});

// Frenzy

scene('Frenzy: your minions of power 4 or more as they are now, not those played afterwards', (table) => {
  const t = table(`shows: Frenzy 1 | A: Frenzy, Loup-Garou
    A deck: Howler, Frenzy, Teenage Wolf, Chew Toy, Full Moon, Loup-Garou, 2 Howler
    Tortuga: A Howler +2, A Teenage Wolf, B King Rex | Jungle Oasis: A Pack Alpha`);
  t.play('Frenzy');
  t.expect('power: Howler 5, Teenage Wolf 3, Pack Alpha 6, King Rex 7');
  t.use('Teenage Wolf');
  t.play('Loup-Garou', 'Jungle Oasis');
  // Four power now: too late.
  t.expect('power: Teenage Wolf 4, Loup-Garou 4');
  t.endTurn();
  t.expect('power: Howler 4');
});

// Full Moon

scene('Full Moon: your minions there have +1 power as long as it is there', (table) => {
  const t = table(`shows: Full Moon | A: Full Moon, Howler
    A deck: Howler, Frenzy, Teenage Wolf, Chew Toy, Full Moon, Loup-Garou, 2 Howler
    Tortuga: A Teenage Wolf, B Ghost | Jungle Oasis: A Loup-Garou`);
  t.play('Full Moon', 'Tortuga');
  t.play('Howler', 'Tortuga');
  t.expect('power: Teenage Wolf 4, Howler 5, Ghost 2, Loup-Garou 4');
  t.endTurn();
  t.expect('power: Teenage Wolf 4');
});

// Leader of the Pack

scene(
  'Leader of the Pack: an extra action while its minion has the highest power at its base, also in a tie',
  (table) => {
    const t = table(`shows: Leader of the Pack 1 | A: Leader of the Pack, Frenzy, Full Moon
      Tortuga: A Loup-Garou, B Archmage | Jungle Oasis: B King Rex`);
    t.play('Leader of the Pack');
    t.offers('Loup-Garou, Archmage, King Rex').pick('Loup-Garou');
    t.expect('plays left: minion');
    t.use('Leader of the Pack');
    t.expect('plays left: minion, action using Leader of the Pack');
    t.play('Full Moon', 'Tortuga');
    t.expect('cannot use: Leader of the Pack');
  },
);

scene('Leader of the Pack is of no use on a minion that somebody at its base is stronger than', (table) => {
  const t = table(`shows: Leader of the Pack
    Tortuga: A Teenage Wolf [A Leader of the Pack], B Archmage | Jungle Oasis`);
  t.expect('cannot use: Leader of the Pack | why not A Leader of the Pack: its own condition');
  // Four power is as much as the other has.
  t.use('Teenage Wolf');
  t.expect('can use: Leader of the Pack');
});

scene('Leader of the Pack on another player’s minion: whoever has played it uses the talent', (table) => {
  const t = table(`shows: Leader of the Pack 1 | A: Frenzy
    Tortuga: A Howler, B King Rex [A Leader of the Pack] | Jungle Oasis`);
  t.use('Leader of the Pack');
  t.expect('plays left: minion, action, action using Leader of the Pack');
});

// Let the Dog Out

scene(
  'Let the Dog Out: several minions, anyone’s, with no more power in all than yours, die together',
  (table) => {
    const t = table(`shows: Let the Dog Out 1 | A: Let the Dog Out
      Tortuga: A Pack Alpha, A Howler, B Ghost, B Cub Scout, B Archmage, B King Rex
      Jungle Oasis: A Loup-Garou, B Ghost`);
    t.play('Let the Dog Out');
    t.offers('Pack Alpha, Howler, Loup-Garou').pick('Pack Alpha');
    // Whoever has no more power than 5, itself included.
    t.offers('Pack Alpha, Howler, Ghost, Cub Scout, Archmage');
    t.expect('purpose: destroy | picks: 0-1');
    t.pick('Cub Scout');
    // Two points are left, and nothing has happened yet.
    t.offers('Howler, Ghost');
    t.expect('B discard: nothing');
    t.pick('Ghost');
    t.expect('question: play | B discard: Cub Scout, Ghost');
    t.expect('Tortuga: A Pack Alpha, A Howler, B Archmage, B King Rex');
  },
);

scene('Let the Dog Out: none will do', (table) => {
  const t = table(`shows: Let the Dog Out 1 | A: Let the Dog Out
    Tortuga: A Pack Alpha, B Ghost, B Cub Scout | Jungle Oasis`);
  t.play('Let the Dog Out').pick();
  t.expect('question: play | Tortuga: A Pack Alpha, B Ghost, B Cub Scout');
});

scene(
  'Let the Dog Out: one that cannot be destroyed may be chosen, which costs its power all the same',
  (table) => {
    const t = table(`shows: Let the Dog Out | A: Let the Dog Out
      Tortuga: A Pack Alpha, B Cub Scout [B Unstoppable], B Spirit | Jungle Oasis`);
    t.play('Let the Dog Out');
    t.offers('Pack Alpha, Cub Scout, Spirit').pick('Cub Scout');
    t.expect('question: play | Tortuga: A Pack Alpha, B Cub Scout [B Unstoppable], B Spirit');
  },
);

// Marking Territory

for (const printing of ['original', 'current'] as const) {
  scene(
    `Marking Territory (${printing}): with the most power there at the start of your turn the breakpoint is 0 for the turn`,
    (table) => {
      const t = table(`shows: Marking Territory 1, R3.11, R9.8 | printing: ${printing} | from: start of turn
        decks: Howler, Frenzy, Teenage Wolf, Chew Toy, Full Moon, Loup-Garou, 2 Howler
        base deck: Ninja Dojo | Tortuga: A Marking Territory, A Pack Alpha, B Spirit | Jungle Oasis`);
      t.expect('breakpoint: Tortuga 0, Jungle Oasis 12');
      t.endTurn();
      t.expect('bases: Ninja Dojo, Jungle Oasis | vp: A 4, B 3');
    },
  );

  scene(
    `Marking Territory (${printing}): a tie is not more, and it is nobody else’s turn that counts`,
    (table) => {
      const t = table(`shows: Marking Territory 1 | printing: ${printing} | from: start of turn
        decks: Howler, Frenzy, Teenage Wolf, Chew Toy, Full Moon, Loup-Garou, 2 Howler | A: Howler
        base deck: Ninja Dojo | Jungle Oasis: A Marking Territory, A Teenage Wolf, B Spirit | Tortuga`);
      t.expect('breakpoint: Jungle Oasis 12');
      t.play('Howler', 'Jungle Oasis');
      t.expect('breakpoint: Jungle Oasis 12');
      t.endTurn();
      t.expect('breakpoint: Jungle Oasis 12');
      t.endTurn();
      t.expect('turn: A | breakpoint: Jungle Oasis 0');
    },
  );
}

scene('Marking Territory sets the starting value: what raises the breakpoint still counts', (table) => {
  const t = table(`shows: Marking Territory 1, R10.1 | printing: current | from: start of turn
    Tortuga: A Marking Territory, A Loup-Garou, B Bearing Down, B Ghost | Jungle Oasis`);
  t.expect('breakpoint: Tortuga 4');
});

scene('Marking Territory: the breakpoint stays 0 for the turn even if the action leaves play', (table) => {
  const t = table(`shows: Marking Territory 1, R10.28 | from: start of turn | A: Bear Necessities
    A deck: Howler, Frenzy, Teenage Wolf, Chew Toy, Full Moon, Loup-Garou, 2 Howler
    Tortuga: A Marking Territory, A Loup-Garou | Jungle Oasis`);
  t.play('Bear Necessities');
  t.expect('Tortuga: A Loup-Garou | breakpoint: Tortuga 0');
});

// Moontouched

scene(
  'Moontouched: a card while its minion has the highest power at its base, a tie included, whoever’s it is',
  (table) => {
    const t = table(`shows: Moontouched 1
      A: Moontouched | A deck: Howler, Frenzy, Teenage Wolf, Chew Toy, Full Moon, Loup-Garou, 2 Howler
      Tortuga: A Teenage Wolf, B Spirit | Jungle Oasis: B King Rex`);
    t.play('Moontouched', 'Spirit');
    t.use('Moontouched');
    t.expect('A: Howler | cannot use: Moontouched');
  },
);

scene('Moontouched: nothing for a minion that is not the strongest there', (table) => {
  const t = table(`shows: Moontouched
    A deck: Howler, Frenzy, Teenage Wolf, Chew Toy, Full Moon, Loup-Garou, 2 Howler
    Tortuga: A Howler [A Moontouched], B Spirit | Jungle Oasis: B King Rex`);
  t.expect('cannot use: Moontouched');
});

// Unstoppable

scene('Unstoppable: its minion cannot be destroyed', (table) => {
  const t = table(`shows: Unstoppable | A: Unstoppable, Chew Toy, Time Loop
    Tortuga: A Howler, A Pack Alpha | Jungle Oasis`);
  t.play('Time Loop');
  t.play('Unstoppable', 'Howler');
  t.play('Chew Toy');
  t.expect('A discard: Chew Toy, Time Loop | Tortuga: A Howler [A Unstoppable], A Pack Alpha');
});

scene('Unstoppable: only destruction is stopped', (table) => {
  const t = table(`shows: Unstoppable 1 | turn: B | B: Chew Toy, Bear Cavalry
    Tortuga: A Howler [A Unstoppable], B Pack Alpha | Jungle Oasis`);
  t.play('Chew Toy');
  t.expect('Tortuga: A Howler [A Unstoppable], B Pack Alpha');
  t.play('Bear Cavalry', 'Tortuga');
  t.expect('Jungle Oasis: A Howler [A Unstoppable]');
});
