import { scene } from '../kit/scene.ts';

/** Printed power, totals and names (R10.34, R10.61, R10.70) where several cards change them. */

scene('Matrix of Bossiness: five is printed for a Sword and for the Round Table', (table) => {
  const t = table(`shows: R10.70 | A: Matrix of Bossiness
    Round Table: A Ghost [A Sword That's Powerful], A King Arthur | Jungle Oasis`);
  t.expect('power: Ghost 2, King Arthur 5').play('Matrix of Bossiness').pick('Ghost');
  t.expect('power: Ghost 8, King Arthur 6');
});

scene('Montridge High: a minion that bears all names has none that is different', (table) => {
  const t = table(
    `shows: R10.61 | A: Jock | A deck: Ghost | Montridge High: A Brain [A Abe Froman] | Jungle Oasis`,
  );
  t.use('Abe Froman').play('Jock', 'Montridge High');
  t.pick('use Brain').pick('no');
  t.expect('question: play | counters: Brain 0, Jock 0');
});

scene('Hello, Dolly! as Matrix of Bossiness', (table) => {
  const t = table(
    `shows: R10.84, R10.70 | A: Matrix of Bossiness | B: Hello, Dolly! | Tortuga: A Ghost, B Zapbot | Jungle Oasis`,
  );
  t.play('Matrix of Bossiness').pick('Hello, Dolly!');
  t.expect('power: Zapbot 5, Ghost 5');
});

scene('We’re Up, You’re Down: a Siren takes off the printed number', (table) => {
  const t = table(`shows: R10.34 | from: score bases | A: We're Up, You're Down | decks: 6 Howl
    Jungle Oasis: A Ghost, A Siren, A Zapbot, B King Rex [B Upgrade] | Ninja Dojo | base deck: Tortuga`);
  t.pick("We're Up, You're Down");
  // 7 - 1 against 2 + 2 + 2.
  t.expect('vp: A 2, B 2');
});

scene('Excalibur: with all names the Ghost is King Arthur', (table) => {
  const t = table(`shows: R10.61 | decks: 6 Howl | A discard: King Arthur | base deck: Tortuga
    Jungle Oasis: A Ghost [A Excalibur, A Abe Froman], A King Rex, B Spirit | Ninja Dojo`);
  t.use('Abe Froman').endTurn();
  t.expect('vp: A 3, B 0');
});

scene('Camelot: Frederick does not reach a four there', (table) => {
  const t = table(`shows: R10.32 | Camelot: A Frederick, B Grave Digger, B Ghost | Jungle Oasis`);
  t.use('Frederick').offers('Ghost').pick('Ghost');
  t.expect('Camelot: A Frederick, B Grave Digger | power: Grave Digger 4');
});

scene('Mimic under a Matrix of Bossiness that lowers a King Rex to five', (table) => {
  const t = table(`shows: R10.70 | A: Matrix of Bossiness | Tortuga: A King Rex, B Mimic | Jungle Oasis`);
  t.expect('power: Mimic 7').play('Matrix of Bossiness');
  t.expect('power: King Rex 5, Mimic 5');
});

scene('Roy and a Wraith that Wade Through the Buildings destroyed', (table) => {
  const t = table(
    `shows: R10.19 | A: Wade Through the Buildings, Roy | B deck: 6 Howl | Tortuga: B Librarian Haunt | Jungle Oasis`,
  );
  t.play('Wade Through the Buildings', 'Tortuga').play('Roy', 'Tortuga');
  t.expect('B: 3 Howl | power: Roy 5');
});

scene('Two Counting Sheep and Recording Studio at the start of a turn', (table) => {
  const t = table(
    `shows: R10.52 | from: start of turn | Recording Studio: B Ghost | Jungle Oasis: A Counting Sheep, A Invader | Tortuga`,
  );
  t.expect('power: Ghost 3, Invader 4');
});
