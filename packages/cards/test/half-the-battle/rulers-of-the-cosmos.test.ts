import { scene } from '../kit/scene.ts';

// Gal-Woman

scene('Gal-Woman: an action on a minion out of any discard pile, for this turn', (table) => {
  const t = table(`shows: Gal-Woman 1 | decks: 6 Howl | Tortuga: A Gal-Woman, B Ghost | Jungle Oasis
    A discard: Howl, Fearless Friend, Full Moon | B discard: Upgrade`);
  t.use('Gal-Woman')
    .offers('Fearless Friend, Upgrade')
    .pick('Upgrade')
    .offers('Gal-Woman, Ghost')
    .pick('Ghost');
  t.expect('Tortuga: A Gal-Woman, B Ghost [A(B) Upgrade] | plays left: minion, action');
  t.endTurn();
  t.expect('Tortuga: A Gal-Woman, B Ghost | B discard: nothing | B deck: ..., Upgrade');
});

scene('Gal-Woman: if it leaves play before, it goes under the deck all the same', (table) => {
  const t = table(`shows: Gal-Woman 2, R10.83 | decks: 6 Howl | A: Beam Up | A discard: Upgrade
    Tortuga: A Gal-Woman, B Ghost | Jungle Oasis`);
  t.use('Gal-Woman').pick('Upgrade').pick('Ghost').play('Beam Up').pick('Ghost');
  t.expect('A deck: ..., Upgrade | A discard: Beam Up | B: Ghost');
});

scene('Gal-Woman: also destroyed, or taken back to a hand', (table) => {
  const t = table(`shows: Gal-Woman 2, R10.83 | decks: 6 Howl | A: MYAAAH!, Time Loop | A discard: Upgrade
    Tortuga: A Gal-Woman | Jungle Oasis`);
  t.use('Gal-Woman').pick('Upgrade');
  t.play('MYAAAH!');
  t.expect('A deck: ..., Upgrade | A: Time Loop | A discard: MYAAAH! | Tortuga: A Gal-Woman');
});

// Guy-Man

scene('Guy-Man: what a talent of another minion says, although it has been used', (table) => {
  const t = table(
    `shows: Guy-Man 1, R10.53 | Tortuga: A Guy-Man, A Crystal, B Ghost | Jungle Oasis: B Pearl`,
  );
  t.use('Crystal').pick('Ghost').pick('Crystal');
  t.use('Guy-Man').pick('Ghost').pick('Guy-Man');
  t.expect('counters: Guy-Man 1, Crystal 1 | cannot use: Guy-Man, Crystal');
});

scene('Guy-Man: one given by an action moves him, not the minion that has it', (table) => {
  const t = table(`shows: Guy-Man 1, R10.53 | Tortuga: A Guy-Man, A Ghost [A Fearless Friend]
    Jungle Oasis | Ninja Dojo`);
  t.use('Guy-Man').offers('Jungle Oasis, Ninja Dojo').pick('Ninja Dojo');
  t.expect('Ninja Dojo: A Guy-Man | can use: Ghost');
});

scene('Guy-Man: not a talent of an action itself', (table) => {
  const t = table(`shows: Guy-Man 1 | Tortuga: A Guy-Man, A Ghost [A Becalmed Shores] | Jungle Oasis`);
  t.expect('cannot use: Guy-Man');
});

scene('Guy-Man: of several talents you pick one; conditions are read of him', (table) => {
  const t = table(`shows: Guy-Man 2, R10.53 | decks: 6 Howl | Jungle Oasis
    Tortuga: A Guy-Man, A Man with Arms [A Sword That's Powerful], A Andko`);
  t.use('Guy-Man').offers('use Man with Arms, use Andko').pick('Man with Arms');
  t.expect('counters: Guy-Man 1, Man with Arms 0');
});

scene('Guy-Man: a second one leads on to a third minion', (table) => {
  const t = table(
    `shows: Guy-Man 2, R10.53 | Tortuga: A Guy-Man, A Guy-Man, A Crystal, B Ghost | Jungle Oasis`,
  );
  t.use('Guy-Man').pick('Crystal').pick('Guy-Man');
  t.expect('counters: Ghost 1, Crystal 0').leave();
});

// Andko

scene('Andko: an extra action on a minion without one, whoever has it', (table) => {
  const t = table(`shows: Andko 1 | decks: 9 Howl | A: 2 Upgrade, Mystic Studies, Full Moon
    Tortuga: A Andko, B Ghost [B Upgrade], A Invader | Jungle Oasis: B Walker`);
  t.use('Andko').play('Mystic Studies').expect('plays left: minion, action using Andko');
  t.play('Upgrade').offers('Andko, Invader, Walker').pick('Walker');
  t.expect('A: Upgrade, Full Moon, 2 Howl | plays left: minion');
});

scene('Andko: Monet may use that play, too', (table) => {
  const t = table(`shows: Andko 1, Monet 1, R10.81 | decks: 9 Howl | A: Mystic Studies | Jungle Oasis
    Tortuga: A Andko, A Monet`);
  t.use('Andko').use('Monet').play('Mystic Studies');
  t.expect('A: 3 Howl | cannot use: Monet');
});

// Man with Arms

scene('Man with Arms: +2 with an action on him, up to the start of your next turn', (table) => {
  const t = table(
    `shows: Man with Arms 1 | decks: 9 Howl | Tortuga: A Man with Arms [B Upgrade] | Jungle Oasis`,
  );
  t.use('Man with Arms').expect('power: Man with Arms 7 | cannot use: Man with Arms');
  t.endTurn().expect('power: Man with Arms 7').endTurn();
  t.expect('power: Man with Arms 5');
});

scene('Man with Arms: no talent of his own without an action', (table) => {
  const t = table(`shows: Man with Arms 1 | Tortuga: A Man with Arms | Jungle Oasis`);
  t.expect('cannot use: Man with Arms');
});

scene('Man with Arms: his own talent twice, in place of the one that an action gives', (table) => {
  const t = table(`shows: Man with Arms 2, R10.82 | decks: 9 Howl | Jungle Oasis
    Tortuga: A Man with Arms [B Sword That's Powerful]`);
  t.use('Man with Arms').use('Man with Arms');
  t.expect('power: Man with Arms 7 | counters: Man with Arms 0 | cannot use: Man with Arms');
  t.endTurn().endTurn().use('Man with Arms').use('Man with Arms', "Sword That's Powerful");
  t.expect('power: Man with Arms 6 | cannot use: Man with Arms');
});

scene('Man with Arms: a talent that an action gives twice, in place of that of another action', (table) => {
  const t = table(`shows: Man with Arms 1 2, R10.82 | Jungle Oasis
    Tortuga: A Man with Arms [A Sword That's Powerful, A Armor of Battle]`);
  t.use('Man with Arms', "Sword That's Powerful").use('Man with Arms', "Sword That's Powerful");
  t.expect('counters: Man with Arms 2 | breakpoint: Tortuga 21');
  t.use('Man with Arms').expect('power: Man with Arms 7 | cannot use: Man with Arms');
});

scene('Man with Arms: in place of one whose condition is not met, and not of one used before', (table) => {
  const t = table(`shows: Man with Arms 1, R10.82 | Jungle Oasis
    Tortuga: A Man with Arms [A Sword That's Powerful, A Fearless Friend]`);
  t.use('Man with Arms', 'Fearless Friend').use('Man with Arms').use('Man with Arms');
  t.expect('power: Man with Arms 7 | counters: Man with Arms 0 | cannot use: Man with Arms');
});

// Frogga

scene('Frogga: an action for a minion off the top of the deck', (table) => {
  const t = table(
    `shows: Frogga 1, R9.14 | A: Frogga | A deck: Howl, Ghost, Full Moon, Upgrade, Poison | Tortuga | Jungle Oasis`,
  );
  t.play('Frogga', 'Tortuga');
  t.expect('A: Upgrade | A deck: 4 cards');
});

scene('Frogga: when she is destroyed, one action on her may go back to its deck', (table) => {
  const t = table(`shows: Frogga 2 | turn: B | B: Seeing Stars | Jungle Oasis
    Tortuga: A Frogga [A Fearless Friend, B Magic Weapon]`);
  t.play('Seeing Stars').pick('Magic Weapon').expect('asked: A').pick('Magic Weapon');
  t.expect(
    'A discard in any order: Frogga, Fearless Friend | B deck: Magic Weapon | B discard: Seeing Stars',
  );
});

scene('Frogga: one declined, another one of them may be picked', (table) => {
  const t = table(
    `shows: Frogga 2 | decks: 3 Howl | A: Beam Up | Tortuga: A Frogga [A Fearless Friend, B Magic Weapon] | Jungle Oasis`,
  );
  t.play('Beam Up').pick('Fearless Friend').pick().expect('asked: A').pick('Magic Weapon');
  t.expect('A: Frogga | A discard in any order: Beam Up, Fearless Friend | B deck: 4 cards');
});

scene('Frogga: not both', (table) => {
  const t = table(
    `shows: Frogga 2 | decks: 3 Howl | A: Beam Up | Tortuga: A Frogga [A Fearless Friend, B Magic Weapon] | Jungle Oasis`,
  );
  t.play('Beam Up').pick('Fearless Friend').pick('Fearless Friend');
  t.expect('question: play | A deck: 4 cards | B discard: Magic Weapon');
});

scene('Frogga: also when she returns to a hand; declined, it is discarded', (table) => {
  const t = table(`shows: Frogga 1 2 | A: 2 Beam Up, Time Loop | Jungle Oasis: A Frogga [A Magic Weapon]
    Tortuga: A Frogga [A Upgrade]`);
  t.play('Time Loop').play('Beam Up').pick('Frogga @ Tortuga').pick('Upgrade');
  t.expect('A: Beam Up, Frogga | A deck: Upgrade');
  t.play('Beam Up').pick();
  t.expect('A: 2 Frogga | A deck: Upgrade | A discard: Time Loop, Beam Up, Magic Weapon, Beam Up');
});

scene('Frogga: also when her base is cleared, but not when only the action goes', (table) => {
  const t = table(`shows: Frogga 2 | A: Super Effective! | decks: 6 Howl | base deck: Temple of Goju
    Jungle Oasis: A Frogga [A Magic Weapon, A Upgrade], A King Rex, A Ghost | Tortuga`);
  t.play('Super Effective!').pick('Magic Weapon').expect('question: play').endTurn();
  t.expect('asked: A').pick('Upgrade');
  t.expect('A discard in any order: Super Effective!, Magic Weapon, Frogga, King Rex, Ghost | vp: A 2');
});

scene('Frogga: swapped, she has nothing on her any more', (table) => {
  const t = table(
    `shows: Frogga 2, R10.80 | A: Gecko Rap, Captain Ahab | Tortuga: A Frogga [A Upgrade] | Jungle Oasis`,
  );
  t.play('Gecko Rap');
  t.expect('question: play | Tortuga: A Captain Ahab [A Upgrade] | A: Frogga');
});

// Young Noble

scene('Young Noble: with a Sword, a hero takes his place and the Sword', (table) => {
  const t = table(`shows: Young Noble 1 2 3, R10.80 | A: King Rex, Warbot, Supreme Overlord | A deck: Howl
    Tortuga: A Young Noble +1 [B Sword That's Powerful, A Upgrade] | Jungle Oasis: A Young Noble [A Upgrade]`);
  t.use('Young Noble')
    .offers('deck, hand')
    .pick('hand')
    .offers('King Rex, Supreme Overlord')
    .pick('King Rex');
  t.expect(
    "Tortuga: A King Rex +1 [B Sword That's Powerful, A Upgrade] | A: Young Noble, Warbot, Supreme Overlord",
  );
  t.use('King Rex').expect('counters: King Rex 2 | cannot use: Young Noble');
});

scene('Young Noble: out of the discard pile, or none in the deck', (table) => {
  const t = table(`shows: Young Noble 2 | A discard: King Rex | A deck: Howl, Ghost | Jungle Oasis
    Tortuga: A Young Noble [A Powerful Sword], A Young Noble [A Powerful Sword]`);
  t.use('Young Noble').pick('deck');
  t.expect('Tortuga: A Young Noble [A Powerful Sword], A Young Noble [A Powerful Sword] | A deck: 2 cards');
  t.use('Young Noble').pick('discard pile');
  t.expect('A discard: Young Noble');
});
