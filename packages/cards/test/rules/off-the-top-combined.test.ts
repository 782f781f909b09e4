import { scene } from '../kit/scene.ts';

/** R9.14 in combinations: what is revealed on the way, what takes the place of what was found, and who follows whom. */

scene('Snazzy Penguin off the top draws while the revealed card is in no zone', (table) => {
  const t = table(
    `shows: R9.14 | A: Command Penguin | A deck: Howl, Snazzy Penguin, Ghost | Tortuga | Jungle Oasis`,
  );
  t.play('Command Penguin', 'Tortuga').pick('Jungle Oasis');
  t.expect('A: Ghost | A deck: Howl | Jungle Oasis: A Snazzy Penguin');
});

scene('Dancing Penguin in place of one off the top did not come off the top', (table) => {
  const t = table(`shows: R10.87 | A: The Hatching, Dancing Penguin | A deck: Snazzy Penguin, 2 Howl
    Tortuga: A Pebble Gift | Jungle Oasis`);
  t.play('The Hatching').pick('Tortuga').pick('Dancing Penguin');
  t.expect('Tortuga: A Pebble Gift, A Dancing Penguin | A: nothing | A deck: 2 Howl, Snazzy Penguin');
});

scene('Dancing Penguin is the first minion that The Colony asks for', (table) => {
  const t = table(
    `shows: R10.87, R10.19 | A: Ghost, Dancing Penguin | A deck: Warbot | The Colony | Jungle Oasis`,
  );
  t.play('Ghost', 'The Colony').pick('Dancing Penguin').pick('yes');
  t.expect('The Colony: A Dancing Penguin, A Warbot | A deck: Ghost');
});

scene('Dancing Penguin (current): each minion has its own moment, the later one first', (table) => {
  const t = table(
    `shows: R3.5 | printing: current | A: Command Penguin, Dancing Penguin | A deck: Warbot | Tortuga | Jungle Oasis`,
  );
  t.play('Command Penguin', 'Tortuga').pick('Jungle Oasis').pick('use Dancing Penguin');
  t.expect('Tortuga: A Command Penguin | Jungle Oasis: A Dancing Penguin | A deck: Warbot');
});

scene('Dancing Penguin (current): the first one’s moment comes when the later one’s has passed', (table) => {
  const t = table(
    `shows: R3.5 | printing: current | A: Command Penguin, Dancing Penguin | A deck: Warbot | Tortuga | Jungle Oasis`,
  );
  t.play('Command Penguin', 'Tortuga').pick('Jungle Oasis').pass().pick('use Dancing Penguin');
  t.expect('Tortuga: A Dancing Penguin | Jungle Oasis: A Warbot | A deck: Command Penguin');
});

scene('Guy-Man follows a Disguise Penguin under the deck himself, and its use is left', (table) => {
  const t = table(
    `shows: R10.53 | A deck: Warbot, Howl | Tortuga: A Guy-Man, A Disguise Penguin | Jungle Oasis`,
  );
  t.use('Guy-Man');
  t.expect(
    'Tortuga: A Disguise Penguin, A Warbot | A deck in any order: Howl, Guy-Man | can use: Disguise Penguin',
  );
});

scene('Disguise Penguin here, where what comes cannot be played: discarded', (table) => {
  const t = table(`shows: R9.14 | A deck: Ghost, Howl | Tsar's Palace: A Disguise Penguin | Jungle Oasis`);
  t.use('Disguise Penguin');
  t.expect("Tsar's Palace: nothing | A discard: Ghost");
});

scene('Ice Slide counts what goes to the discard pile, whosever it is', (table) => {
  const t =
    table(`shows: R10.33 | from: score bases | A: Walk Away... Slowly | A deck: 9 Howl | B deck: 9 Spirit
    Jungle Oasis: A Ice Slide, A King Rex, A(B) King Rex, A Ghost [A Magical Staff] | Ninja Dojo | base deck: Tortuga`);
  t.pick('Walk Away... Slowly').pick('King Rex');
  // One card for B's King Rex; the Ghost is drawn from the top of the deck.
  t.expect(
    'A in any order: Ghost, 2 Howl, King Rex | B discard: King Rex | A discard: Ice Slide, Magical Staff, ...',
  );
});

scene('Leaping Aboard where Weird New Worlds lets no base come: no minion', (table) => {
  const t = table(`shows: R10.78 | from: score bases | A deck: 3 Spirit | B deck: 6 Howl
    Jungle Oasis: A Leaping Aboard, A Weird New Worlds, A 2 King Rex | Ninja Dojo | base deck: Tortuga`);
  t.expect('turn: B | bases: Ninja Dojo | A: 2 Spirit');
});

scene('I Can’t Tell Them Apart: a minion of another player goes home and still counts', (table) => {
  const t = table(`shows: R9.4 | A: I Can't Tell Them Apart | A deck: Warbot, Zapbot | B deck: Howl
    Tortuga: A(B) Grave Digger | Jungle Oasis`);
  t.play("I Can't Tell Them Apart").pick('Grave Digger');
  t.expect('Tortuga: A Warbot | B deck in any order: Grave Digger, Howl | A deck: Zapbot');
});
