import { expect, test } from 'vitest';
import { smashUp } from '../../src/index.ts';
import { scene } from '../kit/scene.ts';

scene('Sheep Shrine: everybody may bring a minion, the current player first', (table) => {
  const t =
    table(`shows: Sheep Shrine 1 | turn: B | from: score bases | decks: 6 Howl | base deck: Sheep Shrine
    Jungle Oasis: A King Rex, B King Rex | Ninja Dojo: A Ghost, A Invader, B Invader`);
  t.expect('asked: B | picks: 0-1').offers('Invader').pick('Invader');
  t.expect('asked: A').offers('Ghost, Invader').pick('Ghost');
  t.expect('Sheep Shrine: B Invader, A Ghost | breakpoint: Sheep Shrine 19');
});

scene('Sheep Shrine: in whichever way it came', (table) => {
  const t = table(`shows: Sheep Shrine 1 | A: Terraforming | base deck: Sheep Shrine
    Jungle Oasis: A Ghost | Ninja Dojo: A Invader, B Invader`);
  t.play('Terraforming').pick('Jungle Oasis').pick('Invader');
  t.expect('asked: B').pick();
  t.expect('Sheep Shrine: A Ghost, A Invader');
});

test('Sheep Shrine: turned up at set-up, it makes room for another base', () => {
  const name = 'Sheep Shrine';
  for (let seed = 0; seed < 30; seed++) {
    const config = smashUp.config({
      players: [{ factions: ['Sheep', 'Mermaids'] }, { factions: ['Skeletons', 'Wizards'] }],
      houseRules: { bases: 6 },
    });
    const { defs, bases, baseDeck } = smashUp.newGame(config, seed);
    const names = (cards: readonly number[]): string[] =>
      cards.map((card) => smashUp.library.defs[defs[card] ?? -1]?.name ?? '');
    expect(names(bases.map(({ base }) => base))).not.toContain(name);
    expect(bases).toHaveLength(6);
    expect(names(baseDeck)).toContain(name);
  }
});

scene('The Pasture: with the first minion that you move there comes another one of its base', (table) => {
  const t = table(`shows: The Pasture 1 2 | A: 2 Invasion, Time Loop
    The Pasture | Jungle Oasis: B Ghost, B Invader, A Warbot | Ninja Dojo: A King Rex`);
  t.play('Time Loop').play('Invasion').pick('Ghost').pick('The Pasture');
  t.expect('asked: A | picks: 1').offers('Invader, Warbot').pick('Invader');
  t.expect('The Pasture: B Ghost, B Invader | breakpoint: The Pasture 25');
  t.play('Invasion').pick('King Rex').pick('The Pasture');
  t.expect('question: play | The Pasture: B Ghost, B Invader, A King Rex');
});

scene('The Pasture: each player in each turn, whosever minion it is', (table) => {
  const t = table(`shows: The Pasture 1 | turn: B | B: Invasion | A: Invasion | decks: 6 Howl
    The Pasture | Jungle Oasis: A Ghost, A Invader | Ninja Dojo: B King Rex, B Warbot`);
  t.play('Invasion').pick('Ghost').pick('The Pasture');
  t.expect('The Pasture: A Ghost, A Invader').endTurn();
  t.play('Invasion').pick('King Rex').pick('The Pasture');
  t.expect('The Pasture: A Ghost, A Invader, B King Rex, B Warbot');
});

scene('The Pasture: several from different bases, and one more from any of these', (table) => {
  const t = table(`shows: The Pasture 2 | A: Dinghy
    The Pasture | Jungle Oasis: A Ghost, B Ghost | Ninja Dojo: A King Rex, B Warbot | Tortuga: B Invader`);
  t.play('Dinghy').pick('A Ghost', 'King Rex').pick('The Pasture').pick('The Pasture');
  t.offers('Ghost, Warbot').pick('Warbot');
  t.expect('The Pasture: A Ghost, A King Rex, B Warbot');
});
