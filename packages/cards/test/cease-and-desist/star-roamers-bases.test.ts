import { scene } from '../kit/scene.ts';

// USS Undertaking

scene('USS Undertaking: one minion comes or goes as your turn begins', (table) => {
  const t = table(`shows: USS Undertaking 1 | from: start of turn
    USS Undertaking: A Ghost, B Zapbot | Tortuga: A Invader, B Ghost | The Homeworld`);
  t.offers('Ghost, Invader').expect('asked: A | picks: 0-1').pick('Invader');
  t.expect('USS Undertaking: A Ghost, B Zapbot, A Invader | question: play');
});

scene('USS Undertaking: from here to a base of your choice, in each player’s turn', (table) => {
  const t = table(`shows: USS Undertaking 1 | decks: 6 Howl
    USS Undertaking: A Ghost, B Zapbot | Tortuga: A Invader | The Homeworld`);
  t.endTurn();
  t.offers('Zapbot').expect('asked: B').pick('Zapbot');
  t.offers('The Homeworld, Tortuga').pick('The Homeworld');
  t.expect('turn: B | The Homeworld: B Zapbot');
});

// Neutral Space

scene('Neutral Space: other players’ minions there do nothing to a minion there', (table) => {
  const t = table(`shows: Neutral Space 1 | A: Tiger Assassin, Seeing Stars
    Neutral Space: B Ghost, B Invader | Tortuga`);
  t.play('Tiger Assassin', 'Neutral Space');
  t.expect('Neutral Space: B Ghost, B Invader, A Tiger Assassin');
  t.play('Seeing Stars').pick('Invader');
  t.expect('Neutral Space: B Ghost, A Tiger Assassin');
});

scene('Neutral Space: minions elsewhere still reach it, and so do your own', (table) => {
  const t = table(`shows: Neutral Space 1 | A: Tiger Assassin
    Neutral Space: A Ghost, A Zapbot, B Invader | Tortuga: B Power Maid, B 2 Ghost`);
  t.play('Tiger Assassin', 'Neutral Space').pick('Ghost');
  t.expect('Neutral Space: A Zapbot, B Invader, A Tiger Assassin').endTurn();
  t.use('Power Maid').pick('Zapbot');
  t.expect('Tortuga: B Power Maid, B Ghost, B Ghost, A Zapbot');
});

scene('Neutral Space: what was done before stays done', (table) => {
  const t = table(`shows: Neutral Space 2 | A: Shanghai
    Neutral Space: A Ghost | Jungle Oasis: A Annoying Alien, B Invader +1`);
  t.use('Annoying Alien').pick('Invader');
  t.play('Shanghai');
  t.expect('Neutral Space: A Ghost, B Invader +1 | power: Invader 2');
});

scene('Neutral Space: what was done before stays done, also if both come here', (table) => {
  const t = table(`shows: Neutral Space 2 | A: Hyperspeed 10
    Neutral Space | Tortuga: A Sakura Warrior, A Ghost, B King Rex`);
  t.use('Sakura Warrior').pick('King Rex');
  t.play('Hyperspeed 10');
  t.expect('Neutral Space: A Sakura Warrior, A Ghost, B King Rex | power: King Rex 5');
});

scene('Neutral Space: what would begin here spares a minion for good', (table) => {
  const t = table(`shows: Neutral Space 1 | A: Shanghai
    Neutral Space: A Annoying Alien, B Invader | Jungle Oasis: B Invader`);
  t.use('Annoying Alien').pick('Invader');
  t.play('Shanghai').pick('Invader @ Neutral Space');
  t.expect('Jungle Oasis: B Invader, B Invader | power: Invader 3');
});
