import { scene } from '../kit/scene.ts';

// Apricot

scene('Apricot: another player’s minion here with at most 2 power now must be destroyed', (table) => {
  const t = table(`shows: Apricot 1 | Tortuga: A Apricot, A Ghost, B Ghost +1, B Spirit [A Poison], B Walker
    Jungle Oasis: B Ghost`);
  t.use('Apricot');
  t.offers('Spirit, Walker');
  t.expect('picks: 1');
  t.pick('Spirit');
  t.expect('Tortuga: A Apricot, A Ghost, B Ghost +1, B Walker | cannot use: Apricot');
});

// Eliza

scene('Eliza: the second extra action of another player is one too many', (table) => {
  const t = table(`shows: Eliza 1 | A: Time Loop, Tribute, Mystic Studies, First Mate | A deck: 3 Upgrade
    Tortuga: B Eliza | Jungle Oasis`);
  t.play('Time Loop').play('Tribute');
  t.expect('can play: First Mate');
});

scene('Eliza counts minions and actions together, in each turn anew', (table) => {
  const t = table(`shows: Eliza 1 | A: Time Loop, Insta-Grow, 3 First Mate, Summon | decks: 6 Howl
    Tortuga: B Eliza | Jungle Oasis`);
  t.play('Time Loop').play('Insta-Grow').play('First Mate', 'Tortuga');
  // The extra minion would be the second extra card.
  t.expect('can play: nothing | plays left: action using Time Loop, minion using Insta-Grow');
  t.endTurn().endTurn();
  t.play('Summon').play('First Mate', 'Tortuga').play('First Mate', 'Tortuga');
  t.expect('Tortuga: B Eliza, A 3 First Mate');
});

scene('Eliza counts what is played in other players’ turns', (table) => {
  const t = table(`shows: Eliza 2, R10.26 | players: 3 | turn: C | from: score bases
    A: 2 Full Sail | C deck: 6 Ghost | base deck: Jungle Oasis
    The Mothership: C Spectre +15 | Tortuga: B Eliza, A Shinobi | Ninja Dojo`);
  t.expect('asked: A');
  t.pick('use Full Sail').pick();
  t.expect('turn: A | vp: C 4 | A: Full Sail');
});

scene('Eliza leaves her own player alone', (table) => {
  const t = table(
    `shows: Eliza 1 | A: Time Loop, Insta-Grow, 2 First Mate | Tortuga: A Eliza | Jungle Oasis`,
  );
  t.play('Time Loop').play('Insta-Grow').play('First Mate', 'Tortuga').play('First Mate', 'Tortuga');
  t.expect('Tortuga: A Eliza, A 2 First Mate');
});

scene('Eliza: extra cards from before she came are counted', (table) => {
  const t = table(`shows: Eliza 3, R10.19 | A: Time Loop, Disenchant, Tribute
    Tortuga: A(B) Eliza [A Make Contact] | Jungle Oasis`);
  t.play('Time Loop').play('Disenchant');
  t.expect('controller: Eliza B | can play: nothing');
});

scene('Eliza: a titan is no card of that kind', (table) => {
  const t =
    table(`shows: Eliza 3, R11.2 | printing: current | A: Insta-Grow, 2 First Mate | A titans: Creampuff Man
    Tortuga: B Eliza | Jungle Oasis`);
  t.play('Insta-Grow').play('First Mate', 'Tortuga').play('First Mate', 'Tortuga');
  t.use('Creampuff Man').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Creampuff Man');
});

// Griselda

scene('Griselda fetches an Heirloom, which is a card of that very name', (table) => {
  const t = table(
    `shows: Griselda 1 | A discard: Skillet, Heirloom, Eliza | Tortuga: A Griselda | Jungle Oasis`,
  );
  t.use('Griselda');
  t.expect('A: Heirloom | A discard: Eliza, Skillet');
});

scene('Griselda in the current printing: an Heirloom out of the discard pile', (table) => {
  const t = table(`shows: Griselda | printing: current | A: Heirloom | A discard: Heirloom
    Tortuga: A Griselda | Jungle Oasis`);
  t.use('Griselda');
  t.offers('take an Heirloom, play an Heirloom').pick('take an Heirloom');
  t.expect('A: 2 Heirloom | A discard: nothing | Tortuga: A Griselda');
});

scene('Griselda in the current printing: or one played at once, and nothing else', (table) => {
  const t = table(`shows: Griselda | printing: current | A: Heirloom, Skillet, Howl | A discard: Heirloom
    Tortuga: A Griselda | Jungle Oasis: B Ghost`);
  t.play('Howl').use('Griselda').pick('play an Heirloom');
  t.offers('Heirloom').pick('Heirloom').pick('Griselda');
  t.expect('Tortuga: A Griselda [A Heirloom] | A: Skillet | A discard: Heirloom, Howl | can play: nothing');
});

// Marie DeGraw

scene('Marie DeGraw takes a minion from the top of the deck, seen by all', (table) => {
  const t = table(`shows: Marie DeGraw 1 | A deck: Eliza, Skillet | Tortuga: A Marie DeGraw | Jungle Oasis`);
  t.use('Marie DeGraw');
  t.expect('A: Eliza | A deck: Skillet | B sees A: Eliza');
});

scene('Marie DeGraw puts anything else under the deck, seen by all', (table) => {
  const t = table(`shows: Marie DeGraw 1 | A deck: Skillet, Eliza | Tortuga: A Marie DeGraw | Jungle Oasis`);
  t.use('Marie DeGraw');
  t.expect('A: nothing | A deck: Eliza, Skillet | B sees A deck: ?, Skillet');
});

// Sleeping Beauty

scene('Sleeping Beauty goes back into the deck of her owner, and was not destroyed', (table) => {
  const t = table(`shows: Sleeping Beauty 1 2 | players: 3 | turn: B | B: Ninja Master
    Field of Honor: C(A) Sleeping Beauty +1 [C Heirloom], C Honor the Fallen | Jungle Oasis`);
  t.play('Ninja Master', 'Field of Honor').pick('Sleeping Beauty');
  t.expect('vp: B 0 | A deck: Sleeping Beauty | A discard: nothing | C: nothing | C discard: Heirloom');
});

scene('Sleeping Beauty is shuffled in when her base has scored, too', (table) => {
  const t = table(`shows: Sleeping Beauty 1 2, R5.7, R10.33 | turn: B | from: score bases
    B deck: 6 Howl | base deck: Tortuga
    Jungle Oasis: A Sleeping Beauty +5 [A Upgrade], A Honor the Fallen | Ninja Dojo`);
  t.expect('vp: A 2 | A deck: Sleeping Beauty | A: nothing');
  t.expect('A discard: Honor the Fallen, Upgrade');
});

scene('Sleeping Beauty goes to the discard pile from a hand or a deck', (table) => {
  const t = table(
    `shows: Sleeping Beauty 1, R3.10 | A: Ghost, Sleeping Beauty | Tortuga: A Gremlin | Jungle Oasis`,
  );
  t.play('Ghost', 'Tortuga').pick('Sleeping Beauty');
  t.expect('A discard: Sleeping Beauty | A deck: nothing');
});

scene('Sleeping Beauty and Escape Hatch: the current player says which', (table) => {
  const t = table(`shows: Sleeping Beauty, R10.2 | turn: B | B: 2 Ninja Master, Insta-Grow
    Tortuga: A Sleeping Beauty, A Escape Hatch | Jungle Oasis`);
  t.play('Ninja Master', 'Tortuga').pick('Sleeping Beauty');
  t.expect('asked: B');
  t.offers('use Escape Hatch, use Sleeping Beauty').pick('use Sleeping Beauty');
  t.expect('A deck: Sleeping Beauty | A: nothing');
});

scene('Sleeping Beauty at Tar Pits: the current player says where she goes', (table) => {
  const t = table(`shows: Sleeping Beauty, R10.2 | turn: B | B: Ninja Master | A deck: 3 Howl
    Tar Pits: A Sleeping Beauty | Jungle Oasis`);
  t.play('Ninja Master', 'Tar Pits').pick('Sleeping Beauty');
  t.offers('Tar Pits, use Sleeping Beauty').pick('Tar Pits');
  t.expect('A deck: 3 Howl, Sleeping Beauty');
});

scene('Sleeping Beauty among others: only she is spared', (table) => {
  const t = table(
    `shows: Sleeping Beauty | A: Cannon | Tortuga: A Sleeping Beauty [B Poison] | Jungle Oasis: B Ghost`,
  );
  t.play('Cannon').pick('Sleeping Beauty', 'Ghost');
  t.expect('A deck: Sleeping Beauty | A discard: Cannon | B discard: Ghost, Poison');
});

// Snow White

scene('Snow White calls anybody’s minion from another base, and one has to come', (table) => {
  const t = table(`shows: Snow White 1 | Tortuga: A Snow White, B Ghost
    Jungle Oasis: A Shinobi, B Spectre [B Poison]`);
  t.use('Snow White');
  t.offers('Shinobi, Spectre');
  t.expect('picks: 1');
  t.pick('Spectre');
  t.expect('Tortuga: A Snow White, B Ghost, B Spectre [B Poison] | Jungle Oasis: A Shinobi');
});

// Direct to DVD Sequel

scene('Direct to DVD Sequel: the minion shuffled in can be the card drawn', (table) => {
  const t = table(`shows: Direct to DVD Sequel 1 | A: Direct to DVD Sequel | A discard: Skillet, Eliza
    Tortuga | Jungle Oasis`);
  t.play('Direct to DVD Sequel');
  t.expect('A: Eliza | A deck: nothing | A discard: Direct to DVD Sequel, Skillet');
});

scene('Direct to DVD Sequel without a minion in the discard pile only draws', (table) => {
  const t = table(`shows: Direct to DVD Sequel 1 | A: Direct to DVD Sequel | A discard: Skillet | A deck: Howl
    Tortuga | Jungle Oasis`);
  t.play('Direct to DVD Sequel');
  t.expect('A: Howl | A discard: Direct to DVD Sequel, Skillet');
});

// Fairy Godmother

scene('Fairy Godmother draws a card', (table) => {
  const t = table(
    `shows: Fairy Godmother | A: Fairy Godmother | A deck: 3 Howl | Tortuga: B Ghost | Jungle Oasis`,
  );
  t.play('Fairy Godmother');
  t.offers('draw, strengthen a minion').pick('draw');
  t.expect('A: Howl | power: Ghost 2');
});

scene('Fairy Godmother or gives any minion +2 power this turn', (table) => {
  const t = table(`shows: Fairy Godmother 1 | A: Fairy Godmother | decks: 6 Howl
    Tortuga: B Ghost | Jungle Oasis: A Shinobi`);
  t.play('Fairy Godmother').pick('strengthen a minion');
  t.offers('Ghost, Shinobi').pick('Ghost');
  t.expect('power: Ghost 4 | A: nothing');
  t.endTurn();
  t.expect('power: Ghost 2');
});

scene(
  'Fairy Godmother: with no minion in play the strength can be picked all the same, instead of drawing',
  (table) => {
    const t = table(
      `shows: Fairy Godmother, R10.31 | A: Fairy Godmother | A deck: 3 Howl | Tortuga | Jungle Oasis`,
    );
    t.play('Fairy Godmother');
    t.offers('draw, strengthen a minion').pick('strengthen a minion');
    t.expect('A: nothing | A discard: Fairy Godmother');
  },
);

scene('Fairy Godmother in the current printing: two cards, or +3 power', (table) => {
  const t = table(`shows: Fairy Godmother | printing: current | A: Fairy Godmother, Time Loop, Fairy Godmother
    A deck: 3 Howl | Tortuga: B Ghost | Jungle Oasis`);
  t.play('Time Loop').play('Fairy Godmother').pick('strengthen a minion');
  t.expect('power: Ghost 5');
  t.play('Fairy Godmother').pick('draw');
  t.expect('A: 2 Howl');
});

// Happily Ever After

scene('Happily Ever After: 1 VP more for winning there', (table) => {
  const t = table(`shows: Happily Ever After | turn: B | from: score bases
    B deck: 6 Howl | base deck: Ninja Dojo
    Jungle Oasis: A Spectre +6, B Ghost, A Happily Ever After | Tortuga`);
  t.expect('vp: A 3, B 0');
});

scene('Happily Ever After: a tie for the first place will do, the second place will not', (table) => {
  const t = table(`shows: Happily Ever After 1, R5.4 | players: 3 | turn: C | from: score bases
    C deck: 6 Howl | base deck: Ninja Dojo | Tortuga
    Jungle Oasis: A Spectre +5, B Spectre +5, C Ghost, A Happily Ever After, C Happily Ever After`);
  t.expect('vp: A 3, B 2, C 0');
});

scene('Happily Ever After: a winner without a minion', (table) => {
  const t = table(`shows: Happily Ever After 1, R5.5 | turn: B | from: score bases
    B deck: 6 Howl | base deck: Ninja Dojo | Tortuga
    Jungle Oasis: A Creampuff Man +12, A Happily Ever After`);
  t.expect('vp: A 3');
});

// Heirloom

scene('Heirloom: each gives 1 for each on the minion, whoever played it', (table) => {
  const t = table(`shows: Heirloom 1 2 | A: Heirloom | Tortuga: A Ghost, B Shinobi [B Heirloom]
    Jungle Oasis: B Spectre [A Heirloom, B Heirloom], B Spirit [A Upgrade]`);
  t.expect('power: Ghost 2, Shinobi 4, Spectre 9');
  t.play('Heirloom', 'Spectre');
  t.expect('power: Spectre 14, Shinobi 4, Spirit 5');
});

scene('Heirloom cannot be destroyed, but leaves with its minion', (table) => {
  const t = table(`shows: Heirloom 2, R9.6 | A: Disenchant, Seeing Stars, Time Loop
    Tortuga: B Ghost [B Heirloom] | Jungle Oasis`);
  t.play('Time Loop').play('Disenchant');
  t.expect('Tortuga: B Ghost [B Heirloom]');
  t.play('Seeing Stars');
  t.expect('Tortuga: nothing | B discard: Ghost, Heirloom');
});

scene('Heirloom can be taken back', (table) => {
  const t = table(`shows: Heirloom 2 | A: Ransack | Tortuga: B Ghost [B Heirloom] | Jungle Oasis`);
  t.play('Ransack');
  t.expect('A: Heirloom | Tortuga: B Ghost');
});

// Skillet

scene('Skillet: anyone’s minion with at most 2 power, and a card', (table) => {
  const t = table(`shows: Skillet 1 | A: Skillet | A deck: 2 Howl
    Tortuga: A First Mate, B Shinobi | Jungle Oasis: B Spectre [A Poison], B Ghost`);
  t.play('Skillet');
  t.offers('First Mate, Ghost, Spectre');
  t.expect('picks: 1');
  t.pick('Spectre');
  t.expect('A: Howl | Jungle Oasis: B Ghost');
});

scene('Skillet without such a minion: you still draw', (table) => {
  const t = table(`shows: Skillet 1 | A: Skillet | A deck: 2 Howl | Tortuga: B Shinobi | Jungle Oasis`);
  t.play('Skillet');
  t.expect('A: Howl | Tortuga: B Shinobi');
});

// Some Day My Prince Will Come

scene('Some Day My Prince Will Come: anyone’s minion leaves the base that goes on scoring', (table) => {
  const t = table(`shows: Some Day My Prince Will Come 1, R5.3 | turn: B | from: score bases
    A: Some Day My Prince Will Come | B deck: 6 Howl | base deck: Ninja Dojo
    Jungle Oasis: B Spectre +6, A Ghost | Tortuga: A Spirit`);
  t.expect('asked: A');
  t.pick('use Some Day My Prince Will Come');
  t.offers('Ghost, Spectre').pick('Spectre');
  t.expect('vp: A 2, B 0 | Tortuga: A Spirit, B Spectre +6');
});

scene('Some Day My Prince Will Come cannot be played at any other time', (table) => {
  const t = table(`shows: Some Day My Prince Will Come | A: Some Day My Prince Will Come
    Tortuga: B Ghost | Jungle Oasis`);
  t.expect('can play: nothing');
});

// Tale as Old as Time

scene('Tale as Old as Time: all your minions go to one base, but for those that cannot', (table) => {
  const t = table(`shows: Tale as Old as Time 1 | players: 3 | A: Tale as Old as Time
    Tortuga: A Ghost, C Ghost | Jungle Oasis: A Shinobi | Ninja Dojo: A Spirit, B Spirit, B Entangled`);
  t.play('Tale as Old as Time');
  t.offers('Jungle Oasis, Ninja Dojo, Tortuga').pick('Jungle Oasis');
  t.expect(
    'Tortuga: C Ghost | Jungle Oasis: A Shinobi, A Ghost | Ninja Dojo: A Spirit, B Spirit, B Entangled',
  );
});

// True Love's Kiss

scene('True Love’s Kiss moves anybody’s minion, and one has to move', (table) => {
  const t = table(`shows: True Love's Kiss 1 | A: True Love's Kiss
    Tortuga: A Ghost, B Spirit | Jungle Oasis | Ninja Dojo`);
  t.play("True Love's Kiss");
  t.offers('Ghost, Spirit');
  t.expect('picks: 1');
  t.pick('Spirit').pick('Ninja Dojo');
  t.expect('Tortuga: A Ghost | Ninja Dojo: B Spirit');
});

// Woodland Helpers

scene('Woodland Helpers: a standard action can go under the deck', (table) => {
  const t = table(`shows: Woodland Helpers 1 | A: Time Loop, 2 Howl | A deck: Ghost
    Tortuga: A Woodland Helpers | Jungle Oasis`);
  t.play('Howl');
  t.offers('no, yes').pick('yes');
  t.expect('A deck: Ghost, Howl | A discard: nothing');
});

scene('Woodland Helpers need not, do not help themselves, and help nobody else', (table) => {
  const t = table(`shows: Woodland Helpers 1 | A: Woodland Helpers, 2 Howl | B: Howl | decks: 6 Ghost
    Tortuga: A Archmage | Jungle Oasis`);
  t.play('Woodland Helpers', 'Tortuga').play('Howl').pick('no');
  t.expect('A discard: Howl | Tortuga: A Archmage, A Woodland Helpers');
  t.endTurn().play('Howl');
  t.expect('B discard: Howl');
});

scene('Woodland Helpers: an action that stays in play can go there right away, too', (table) => {
  const t = table(`shows: Woodland Helpers 2 | A: Upgrade, Deep Roots | A deck: Ghost
    Tortuga: A Woodland Helpers, A Archmage | Jungle Oasis`);
  t.play('Upgrade', 'Archmage').pick('no');
  t.play('Deep Roots', 'Jungle Oasis').pick('yes');
  t.expect('A deck: Ghost, Deep Roots | Jungle Oasis: nothing');
  t.expect('Tortuga: A Woodland Helpers, A Archmage [A Upgrade]');
});

scene('Woodland Helpers: under its owner’s deck', (table) => {
  const t = table(`shows: Woodland Helpers 3, R9.4 | A: B Howl | B deck: Ghost
    Tortuga: A Woodland Helpers | Jungle Oasis`);
  t.play('Howl').pick('yes');
  t.expect('A deck: nothing | B deck: Ghost, Howl');
});

scene('Woodland Helpers: an action that sends itself elsewhere is not covered', (table) => {
  const t = table(`shows: Woodland Helpers 3 | A: Tomb Trap | Tortuga: A Woodland Helpers | Jungle Oasis`);
  t.play('Tomb Trap').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A buried Tomb Trap | A deck: nothing');
});

scene('Woodland Helpers in the current printing: standard actions only', (table) => {
  const t = table(`shows: Woodland Helpers | printing: current | A: Upgrade, Howl | A deck: Ghost
    Tortuga: A Woodland Helpers, A Archmage | Jungle Oasis`);
  t.play('Upgrade', 'Archmage').use('Archmage').play('Howl').pick('yes');
  t.expect('A deck: Ghost, Howl | Tortuga: A Woodland Helpers, A Archmage [A Upgrade]');
});
