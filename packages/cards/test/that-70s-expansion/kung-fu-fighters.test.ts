import { scene } from '../kit/scene.ts';

scene('Dragon Warrior cannot be destroyed, by your own cards either', (table) => {
  const t = table(`shows: Dragon Warrior 1 | A: Let's Get It On
    Tortuga: A Dragon Warrior, B Ghost | Jungle Oasis`);
  t.play("Let's Get It On").pick('Dragon Warrior');
  t.expect('Tortuga: A Dragon Warrior, B Ghost');
});

scene('Dragon Warrior passes any number of counters from one minion to another, on any bases', (table) => {
  const t = table(`shows: Dragon Warrior 2
    Tortuga: A Dragon Warrior, B Ghost +3 | Jungle Oasis: B Invader, A Spirit`);
  t.use('Dragon Warrior');
  t.offers('Dragon Warrior, Invader, Spirit').pick('Invader');
  t.offers('0, 1, 2, 3').pick('2');
  t.expect('Tortuga: A Dragon Warrior, B Ghost +1 | Jungle Oasis: B Invader +2, A Spirit');
});

scene('Dragon Warrior: zero is allowed, and nothing comes from where your cards have no effect', (table) => {
  const t = table(`shows: Dragon Warrior 2, R9.2
    Tortuga: A Dragon Warrior +1, B Ghost +3 [B Incorporeal], A Invader | Jungle Oasis`);
  t.use('Dragon Warrior').pick('0');
  t.expect(
    'Tortuga: A Dragon Warrior +1, B Ghost +3 [B Incorporeal], A Invader | cannot use: Dragon Warrior',
  );
});

scene('Lady Whirlwind destroys a weaker minion here, and gets a counter for it', (table) => {
  const t = table(`shows: Lady Whirlwind 1
    Tortuga: A Lady Whirlwind, B Invader, A Ghost, B Grave Digger | Jungle Oasis: B Spirit`);
  t.use('Lady Whirlwind').offers('Invader, Ghost').pick('Invader');
  t.expect('Tortuga: A Lady Whirlwind +1, A Ghost, B Grave Digger');
});

scene('Lady Whirlwind: with a counter she has no talent', (table) => {
  const t = table('shows: Lady Whirlwind 1 | Tortuga: A Lady Whirlwind +1, B Ghost | Jungle Oasis');
  t.expect('cannot use: Lady Whirlwind');
});

scene('Lady Whirlwind: no counter if the destruction is replaced or prevented', (table) => {
  const t = table(`shows: Lady Whirlwind 1, R3.6 | Tortuga: A Lady Whirlwind, B Ghost, B Escape Hatch
    Jungle Oasis`);
  t.use('Lady Whirlwind');
  t.expect('Tortuga: A Lady Whirlwind, B Escape Hatch | B: Ghost');
});

scene('Drunken Master: a counter, if it has none', (table) => {
  const t = table(`shows: Drunken Master 1 | Tortuga: A Drunken Master | Jungle Oasis: A Drunken Master +1`);
  t.use('Drunken Master');
  t.expect('Tortuga: A Drunken Master +1 | Jungle Oasis: A Drunken Master +1 | cannot use: Drunken Master');
});

scene('Drunken Master: when the counter has been passed on, the talent is used all the same', (table) => {
  const t = table('shows: Drunken Master 1 | A: Cricket | Tortuga: A Drunken Master, A Ghost | Jungle Oasis');
  t.use('Drunken Master').play('Cricket', 'Tortuga').pick('Drunken Master').pick('Ghost');
  t.expect('Tortuga: A Drunken Master, A Ghost +1, A Cricket | cannot use: Drunken Master');
});

scene('Cricket may take a counter off a minion for another one, even for itself', (table) => {
  const t = table('shows: Cricket 1 | A: Cricket | Tortuga: B Ghost +2 | Jungle Oasis: A Invader');
  t.play('Cricket', 'Jungle Oasis').pick('Ghost').offers('Cricket, Invader').pick('Cricket');
  t.expect('Tortuga: B Ghost +1 | Jungle Oasis: A Invader, A Cricket +1');
});

scene('Cricket: not if its player declines', (table) => {
  const t = table('shows: Cricket 1 | A: Cricket | Tortuga: B Ghost +2 | Jungle Oasis');
  t.play('Cricket', 'Tortuga').pick();
  t.expect('Tortuga: B Ghost +2, A Cricket');
});

scene('Cricket affects both minions, as a card that is played', (table) => {
  const t = table(`shows: Cricket 2, R9.2 | A: Cricket, Ghost, Spirit | Tortuga: B Brownie +1
    Jungle Oasis: B Brownie`);
  t.play('Cricket', 'Tortuga').pick('Brownie').pick('Brownie').pick('Brownie @ Tortuga');
  t.expect('A: nothing | Jungle Oasis: B Brownie +1');
});

scene('A Little Bit Frightening: a weaker minion at the base of yours, and two counters there', (table) => {
  const t = table(`shows: A Little Bit Frightening 1 | A: A Little Bit Frightening
    Tortuga: A Invader, B Ghost, A Captain Ahab, A Warbot | Jungle Oasis: A Ghost, B Invader`);
  t.play('A Little Bit Frightening').offers('Invader, Warbot').pick('Invader');
  t.offers('Ghost, Captain Ahab').pick('Ghost').pick('Captain Ahab').pick('Invader');
  t.expect('Tortuga: A Invader +1, A Captain Ahab +1, A Warbot | Jungle Oasis: A Ghost, B Invader');
});

scene('A Little Bit Frightening: both counters on one, and the victim may be yours', (table) => {
  const t = table(`shows: A Little Bit Frightening 1 | A: A Little Bit Frightening
    Tortuga: A Invader, A Ghost | Jungle Oasis`);
  t.play('A Little Bit Frightening');
  t.expect('Tortuga: A Invader +2');
});

scene('A Little Bit Frightening: without a destruction there are no counters', (table) => {
  const t = table(`shows: A Little Bit Frightening 2, R3.6 | A: A Little Bit Frightening
    Tortuga: A King Rex, B Warbot | Jungle Oasis`);
  t.play('A Little Bit Frightening');
  t.expect('Tortuga: A King Rex, B Warbot');
});

scene('Ancient Chinese Art: a counter for anybody’s minion here', (table) => {
  const t = table(
    'shows: Ancient Chinese Art 1 | Tortuga: A Ancient Chinese Art, B Ghost, C Spirit | players: 3 | Jungle Oasis',
  );
  t.use('Ancient Chinese Art').offers('Ghost, Spirit').pick('Spirit');
  t.expect('Tortuga: A Ancient Chinese Art, B Ghost, C Spirit +1');
});

scene('Ancient Chinese Art: or any number from one minion here to another here', (table) => {
  const t = table(`shows: Ancient Chinese Art 1 | Tortuga: A Ancient Chinese Art, B Ghost +2, B Spirit
    Jungle Oasis: A Ghost +1`);
  t.use('Ancient Chinese Art').pick('transfer counters').pick('2');
  t.expect('Tortuga: A Ancient Chinese Art, B Ghost, B Spirit +2');
});

scene('Everybody Knew Their Part: a weaker minion at the base of yours, by its power in play', (table) => {
  const t =
    table(`shows: Everybody Knew Their Part 1 | A: Everybody Knew Their Part, Ghost, Invader, Grave Digger, Warbot
    Tortuga: A Invader +1 | Jungle Oasis`);
  t.play('Warbot', 'Jungle Oasis').play('Everybody Knew Their Part').pick('Invader');
  t.expect('can play: Ghost, Invader | cannot play: Grave Digger');
  t.play('Invader');
  t.expect('Tortuga: A Invader +1, A Invader');
});

scene('Everybody Knew Their Part: later, and when that minion has gone', (table) => {
  const t =
    table(`shows: Everybody Knew Their Part 1, R3.5 | A: Everybody Knew Their Part, Captain Ahab, Time Loop, Seeing Stars
    Tortuga: A Invader | Jungle Oasis: A Warbot`);
  t.play('Time Loop').play('Everybody Knew Their Part').pick('Invader').play('Seeing Stars');
  t.play('Captain Ahab', undefined, 'Everybody Knew Their Part');
  t.expect('Tortuga: A Captain Ahab | plays left: minion');
});

scene('Everybody was Kung Fu Fighting: who takes part is settled at the start', (table) => {
  const t = table(`shows: Everybody was Kung Fu Fighting 1 2 | A: Everybody was Kung Fu Fighting | players: 3
    Tortuga: A Ghost, B Invader, C Spirit | Jungle Oasis`);
  t.play('Everybody was Kung Fu Fighting').pick('Tortuga');
  t.expect('asked: A').offers('Invader, Spirit').pick('Invader');
  t.expect('asked: B').offers('Ghost, Spirit').pick('Spirit');
  t.expect('Tortuga: nothing');
});

scene('Everybody was Kung Fu Fighting is your card, whoever destroys with it', (table) => {
  const t = table(`shows: Everybody was Kung Fu Fighting 2 | A: Everybody was Kung Fu Fighting
    Tortuga: A Ghost, B Invader, B Wildlife Preserve | Jungle Oasis`);
  t.play('Everybody was Kung Fu Fighting').pick('Tortuga');
  t.expect('Tortuga: B Invader, B Wildlife Preserve');
});

scene('Expert Timing: counters of a card of yours go to anybody’s card, then one of its talents', (table) => {
  const t = table(`shows: Expert Timing 1 3 | A: Expert Timing
    Tortuga: A Drunken Master +1, B Ghost | Jungle Oasis: A Major Ursa`);
  t.play('Expert Timing').pick('Drunken Master').pick('Ghost').pick('1').pick('yes');
  t.expect('Tortuga: A Drunken Master +1, B Ghost +1');
});

scene('Expert Timing: for an action or a titan of yours, too', (table) => {
  const t = table(`shows: Expert Timing 1 2 | A: Expert Timing
    Tortuga: A Dekotora, A Ghost | Jungle Oasis: A Major Ursa`);
  t.play('Expert Timing').offers('Ghost, Dekotora, Major Ursa').pick('Dekotora').pick('yes').pick('Ghost');
  t.expect('Jungle Oasis: A Major Ursa, A Dekotora, A Ghost | can use: Dekotora');
  t.leave();
});

scene('Expert Timing: counters on an action do nothing', (table) => {
  const t = table(
    `shows: Expert Timing 1, R9.9 | A: Expert Timing | Tortuga: A Ghost +1, B Full Moon | Jungle Oasis`,
  );
  t.play('Expert Timing').pick('Full Moon').pick('1');
  t.expect('Tortuga: A Ghost, B Full Moon +1 | total at Tortuga: A 2, B 0');
});

scene('Expert Timing: nothing comes of it without a card of yours in play', (table) => {
  const t = table('shows: Expert Timing 1 | A: Expert Timing | Tortuga: B Drunken Master +1 | Jungle Oasis');
  t.play('Expert Timing');
  t.expect('question: play | A discard: Expert Timing');
});

scene('Expert Timing: a use earlier in the turn is no obstacle, and its conditions must be met', (table) => {
  const t = table(`shows: Expert Timing 2 | A: Expert Timing, Expert Timing, Time Loop
    Tortuga: A Lady Whirlwind, B Ghost, B Spirit, B Cub Scout | Jungle Oasis`);
  t.use('Lady Whirlwind').pick('Ghost').play('Time Loop');
  t.play('Expert Timing').pick('Cub Scout').pick('1').pick('yes');
  t.play('Expert Timing').pick();
  t.expect('Tortuga: A Lady Whirlwind +1, B Cub Scout +1');
});

scene('Expert Timing before a base scores: at any base, in anybody’s turn', (table) => {
  const t = table(`shows: Expert Timing 2 3 | A: Expert Timing | turn: B | base deck: Antarctic Base
    Jungle Oasis: B King Rex, B King Rex | Tortuga: A Lady Whirlwind, B Ghost`);
  t.endTurn().pick('Expert Timing').pick('yes');
  t.expect('Tortuga: A Lady Whirlwind +1');
});

scene('Fast as Lightning: +2 power, and to the hand instead of being destroyed', (table) => {
  const t = table(`shows: Fast as Lightning 1 2 | A: Fast as Lightning, Cannon, Time Loop | A deck: 3 Spirit
    Tortuga: B Cub Scout +1 [B Upgrade], A Ghost | Field of Honor: B Invader`);
  t.play('Time Loop').play('Fast as Lightning').pick('Invader');
  t.expect('power: Invader 5').play('Cannon').pick('Ghost');
  t.expect('Field of Honor: B Invader');
});

scene('Fast as Lightning: so it has not been destroyed, and what is on it is lost', (table) => {
  const t = table(`shows: Fast as Lightning 1 2, R9.5 | A: Fast as Lightning, Seeing Stars, Time Loop
    Field of Honor: B Ghost +1 [A Poison] | Tortuga`);
  t.play('Time Loop').play('Fast as Lightning').play('Seeing Stars');
  t.expect(
    'Field of Honor: nothing | B: Ghost | A discard: Time Loop, Fast as Lightning, Poison, Seeing Stars | vp: A 0, B 0',
  );
});

scene('Fast as Lightning covers the clearing of a scored base', (table) => {
  const t =
    table(`shows: Fast as Lightning 1 2 | A: Fast as Lightning | base deck: Antarctic Base | A deck: 3 Ghost
    Jungle Oasis: B King Rex, A King Rex | Tortuga`);
  t.play('Fast as Lightning').pick('B King Rex').endTurn();
  t.expect('B: King Rex | B discard: nothing | A discard: Fast as Lightning, King Rex');
});

scene('Fast as Lightning: a copy takes over the power or the way to the hand, not both', (table) => {
  const t = table(`shows: Fast as Lightning 3, R10.54 | A: Fast as Lightning
    Tortuga: A Diva, A Ghost, A Invader | Jungle Oasis`);
  t.play('Fast as Lightning').pick('Ghost').pick().expect('purpose: affect too').pick('Diva');
  t.expect('power: Ghost 4, Diva 3');
});

scene('Fast as Lightning: a copied way to the hand', (table) => {
  const t = table(`shows: Fast as Lightning 3 | A: Fast as Lightning, Seeing Stars, Time Loop
    Tortuga: A Diva, A Ghost | Jungle Oasis`);
  t.play('Time Loop').play('Fast as Lightning').pick('Ghost').pick().pick('Diva');
  t.play('Seeing Stars');
  t.expect('Tortuga: A Ghost | A: Diva');
});

scene('Fast as Lightning: a copied power leaves no way to the hand', (table) => {
  const t = table(
    `shows: Fast as Lightning 3 | A: Fast as Lightning | Tortuga: A Diva, A Ghost | Jungle Oasis`,
  );
  t.play('Fast as Lightning').pick('Ghost').pick('Diva');
  t.expect('power: Ghost 4, Diva 5 | question: play').leave();
});

scene("Let's Get It On: minions that together have no more power than yours, at the same time", (table) => {
  const t = table(`shows: Let's Get It On 1 | A: Let's Get It On
    Tortuga: A King Rex, B Invader, B Grave Digger, B Ghost, A Spirit | Jungle Oasis: A Ghost`);
  t.play("Let's Get It On")
    .pick('King Rex')
    .pick('Invader')
    .offers('Grave Digger, Ghost, Spirit')
    .pick('Grave Digger');
  t.expect('Tortuga: A King Rex, B Ghost, A Spirit | B discard: Invader, Grave Digger');
});

scene("Let's Get It On: at least one, if one fits, and there it may end", (table) => {
  const t = table(`shows: Let's Get It On 1 | A: Let's Get It On
    Tortuga: A Invader, B Ghost, B Supreme Overlord, A Cub Scout | Jungle Oasis`);
  t.play("Let's Get It On").pick('Invader').expect('picks: 1');
  t.offers('Invader, Ghost, Cub Scout').pick('Ghost');
  t.expect('Tortuga: A Invader, B Supreme Overlord, A Cub Scout');
});

scene("Let's Get It On: the picked minion itself, if no other fits", (table) => {
  const t = table(`shows: Let's Get It On 2 | A: Let's Get It On
    Tortuga: A Invader, B Supreme Overlord | Jungle Oasis`);
  t.play("Let's Get It On");
  t.expect('Tortuga: B Supreme Overlord');
});

scene('Oh-hoh-hoh-hoah: each minion that another player plays there earns a counter', (table) => {
  const t = table(`shows: Oh-hoh-hoh-hoah 1 | turn: B | B: Warbot
    Tortuga: A Oh-hoh-hoh-hoah | Jungle Oasis: A Ghost, A Invader`);
  t.play('Warbot', 'Tortuga').expect('asked: A').offers('Ghost, Invader').pick('Invader');
  t.expect('Jungle Oasis: A Ghost, A Invader +1');
});

scene('Oh-hoh-hoh-hoah: after the on-play ability, not for moves, and not for your own', (table) => {
  const t = table(`shows: Oh-hoh-hoh-hoah 1 | A: Warbot, Invasion | Tortuga: A Oh-hoh-hoh-hoah
    Jungle Oasis: B Ghost, A Spirit`);
  t.play('Warbot', 'Tortuga').play('Invasion').pick('Ghost');
  t.expect('Tortuga: A Oh-hoh-hoh-hoah, A Warbot, B Ghost | Jungle Oasis: A Spirit');
});
