import { scene } from '../kit/scene.ts';

// Command Penguin and The Hatching

scene('Command Penguin: to any base, chosen when the minion is seen', (table) => {
  const t = table(`shows: Command Penguin 1, R9.14 | A: Command Penguin | A deck: Howl, Warbot, Ghost
    Tortuga | Jungle Oasis`);
  t.play('Command Penguin', 'Tortuga').expect('question: where').pick('Jungle Oasis');
  t.expect('Tortuga: A Command Penguin | Jungle Oasis: A Warbot | A deck: 2 cards | plays left: action');
});

scene('The Hatching: an extra minion off the top, wherever you like', (table) => {
  const t = table(`shows: The Hatching 1 | A: The Hatching | A deck: Ghost, Spirit | Tortuga | Jungle Oasis`);
  t.play('The Hatching').pick('Tortuga');
  t.expect('Tortuga: A Ghost | A deck: Spirit | plays left: minion');
});

// Disguise Penguin

scene('Disguise Penguin: goes under its owner’s deck first, and comes back to no second use', (table) => {
  const t = table(`shows: Disguise Penguin 1 2 | A deck: Howl | Tortuga: A Disguise Penguin | Jungle Oasis`);
  t.use('Disguise Penguin');
  t.expect('Tortuga: A Disguise Penguin | A deck: Howl | cannot use: Disguise Penguin');
});

scene('Disguise Penguin: one borrowed goes to its owner', (table) => {
  const t = table(`shows: Disguise Penguin 2, R9.4 | A deck: Ghost | B deck: Howl
    Tortuga: A(B) Disguise Penguin | Jungle Oasis`);
  t.use('Disguise Penguin');
  t.expect('Tortuga: A Ghost | B deck: Howl, Disguise Penguin');
});

scene('Disguise Penguin (current): the new one goes anywhere', (table) => {
  const t = table(`shows: Disguise Penguin 2 | printing: current | A deck: Ghost, Howl
    Tortuga: A Disguise Penguin, A Disguise Penguin | Jungle Oasis`);
  t.use('Disguise Penguin').offers('Tortuga, Jungle Oasis').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Ghost | A deck: Howl, Disguise Penguin | cannot use: Disguise Penguin');
});

// Snazzy Penguin

scene('Snazzy Penguin: two cards off the top of a deck, none out of the hand', (table) => {
  const t = table(`shows: Snazzy Penguin 1 | A: Snazzy Penguin, The Hatching
    A deck: Snazzy Penguin, 3 Howl | Tortuga | Jungle Oasis`);
  t.play('Snazzy Penguin', 'Tortuga').expect('A: The Hatching');
  t.play('The Hatching').pick('Tortuga');
  t.expect('A: 2 Howl');
});

scene('Snazzy Penguin (current): one card, and one more but for your regular minion', (table) => {
  const t = table(`shows: Snazzy Penguin | printing: current | A: 2 Snazzy Penguin, Summon | A deck: 4 Howl
    Tortuga | Jungle Oasis`);
  t.play('Snazzy Penguin', 'Tortuga').expect('A: Snazzy Penguin, Summon, Howl');
  t.play('Summon').play('Snazzy Penguin', 'Tortuga');
  t.expect('A: 3 Howl');
});

scene('Snazzy Penguin (current): the regular play through Emperor Penguin earns the bonus', (table) => {
  const t = table(`shows: Snazzy Penguin 1, Emperor Penguin 2 | printing: current
    A deck: Howl, Snazzy Penguin, 4 Howl | Tortuga: A Emperor Penguin | Jungle Oasis`);
  t.use('Emperor Penguin');
  t.expect('Tortuga: A Emperor Penguin, A Snazzy Penguin | A: 2 Howl | plays left: action');
});

// Surfing Penguin

scene('Surfing Penguin: anyone’s minion here, itself included', (table) => {
  const t = table(
    `shows: Surfing Penguin 1 | A: Surfing Penguin | Tortuga: B Ghost | Jungle Oasis: B Invader`,
  );
  t.play('Surfing Penguin', 'Tortuga').expect('picks: 0-1').offers('Ghost, Surfing Penguin').pick('Ghost');
  t.expect('Jungle Oasis: B Invader, B Ghost');
});

// Regurgitating Penguin

scene('Regurgitating Penguin: an action to hand, the others back in the order you like', (table) => {
  const t =
    table(`shows: Regurgitating Penguin | A: Regurgitating Penguin | A deck: Howl, Ghost, Spirit, Invader
    Tortuga | Jungle Oasis`);
  t.play('Regurgitating Penguin', 'Tortuga').expect('picks: 0-1').offers('Howl').pick('Howl');
  t.pick('Spirit', 'Ghost');
  t.expect('A: Howl | A deck: Ghost, Spirit, Invader');
});

scene('Regurgitating Penguin (current): not your regular minion, it may use the action', (table) => {
  const t =
    table(`shows: Regurgitating Penguin 1 | printing: current | A deck: Regurgitating Penguin, Mystic Studies, 3 Howl
    Tortuga: A Emperor Penguin | Jungle Oasis`);
  t.use('Emperor Penguin').pick('Mystic Studies').pick('Mystic Studies');
  t.expect('question: order').pick('Howl', 'Howl');
  t.expect('A discard: Mystic Studies | plays left: action');
});

scene('Regurgitating Penguin (current): your regular minion only draws', (table) => {
  const t = table(`shows: Regurgitating Penguin | printing: current | A: Regurgitating Penguin
    A deck: Mystic Studies, Ghost, Spirit | Tortuga | Jungle Oasis`);
  t.play('Regurgitating Penguin', 'Tortuga')
    .pick('Mystic Studies')
    .expect('question: order')
    .pick('Spirit', 'Ghost');
  t.expect('A: Mystic Studies | A deck: Ghost, Spirit');
});

// Baby Penguin

scene('Baby Penguin: off the top of a deck, one more of power 3 or less out of the hand', (table) => {
  const t = table(`shows: Baby Penguin 1 | A: Baby Penguin, The Hatching, Invader, Grave Digger
    A deck: Baby Penguin, Howl | Tortuga | Jungle Oasis`);
  t.play('Baby Penguin', 'Jungle Oasis').expect('plays left: action');
  t.play('The Hatching').pick('Tortuga');
  t.expect('can play: Invader | plays left: minion using Baby Penguin');
  t.play('Invader', 'Tortuga');
});

scene('Baby Penguin (current): or Emperor Penguin comes', (table) => {
  const t =
    table(`shows: Baby Penguin | printing: current | A: Baby Penguin, Ghost | A titans: Emperor Penguin
    Tortuga | Jungle Oasis`);
  t.play('Baby Penguin', 'Tortuga').pick('yes');
  t.expect('Tortuga: A Baby Penguin, A Emperor Penguin');
});

scene('Baby Penguin (current): from anywhere but the hand, the discard pile too', (table) => {
  const t =
    table(`shows: Baby Penguin 2 | printing: current | A: They Keep Coming, Ghost | A discard: Baby Penguin
    A titans: Emperor Penguin | Tortuga | Jungle Oasis`);
  t.play('They Keep Coming')
    .pick('Baby Penguin')
    .pick('Tortuga')
    .pick('yes')
    .offers('play the titan, extra minion')
    .pick('extra minion');
  t.expect('plays left: minion, minion using Baby Penguin');
});

// I Can't Tell Them Apart

scene("I Can't Tell Them Apart: one after another, with the rest shuffled back after the last", (table) => {
  const t = table(`shows: I Can't Tell Them Apart 1, R9.14 | A: I Can't Tell Them Apart | A deck: Howl
    B deck: Howl | Tortuga: A King Rex, A(B) Invader, A Warbot | Jungle Oasis`);
  t.play("I Can't Tell Them Apart").pick('King Rex', 'Invader', 'Warbot');
  t.expect(
    'Tortuga in any order: A King Rex, A Warbot | A deck: Howl | B deck: 2 cards | plays left: minion',
  );
});

scene("I Can't Tell Them Apart: none is allowed", (table) => {
  const t = table(`shows: I Can't Tell Them Apart 2 | A: I Can't Tell Them Apart | A deck: Spirit
    Tortuga: A Ghost | Jungle Oasis`);
  t.play("I Can't Tell Them Apart").expect('picks: 0-1').pick();
  t.expect('Tortuga: A Ghost | A deck: Spirit');
});

scene("I Can't Tell Them Apart: a deck that runs out on the way is not renewed", (table) => {
  const t = table(`shows: I Can't Tell Them Apart 1, R9.14 | A: I Can't Tell Them Apart | A discard: Walker
    A deck: Invader | Tortuga: A(B) Ghost, A(B) Spirit | Jungle Oasis`);
  t.play("I Can't Tell Them Apart").pick('Ghost', 'Spirit');
  t.expect("Tortuga: A Invader | A discard: Walker, I Can't Tell Them Apart");
});

// Secret Mission

scene('Secret Mission: as many as went under, unseen', (table) => {
  const t = table(
    `shows: Secret Mission 1 | A: Secret Mission, Howl, Ghost, Spirit | A deck: 5 Invader | Tortuga`,
  );
  t.play('Secret Mission').expect('picks: 0-3').pick('Howl', 'Ghost').pick('Howl', 'Ghost');
  t.expect('A: Spirit, 2 Invader | B sees A deck: 5 ?');
});

scene('Secret Mission: none is allowed', (table) => {
  const t = table(`shows: Secret Mission 1 | A: Secret Mission, Howl | A deck: 5 Invader | Tortuga`);
  t.play('Secret Mission').pick();
  t.expect('A: Howl');
});

scene('Secret Mission (current): one more, and you may shuffle', (table) => {
  const t =
    table(`shows: Secret Mission | printing: current | A: Secret Mission, Howl | A deck: Invader, Spirit, Ghost
    Tortuga`);
  t.play('Secret Mission').pick('Howl').pick('no');
  t.expect('A: Invader, Spirit | A deck: Ghost, Howl');
});
