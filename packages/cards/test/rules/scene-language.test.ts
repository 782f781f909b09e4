import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/** The scene language itself: what a scene can set up and ask. */

scene("a card in hand or deck can be somebody else's", (table) => {
  const t = table('players: 3 | A: B Ghost, Zapbot | A deck: C Spectre, Mummy | Tortuga: A(C) Haunting');
  t.expect('owner: Ghost B');
  expect(t.owner('Zapbot', 'A')).toBe('A');
  t.expect('owner: Spectre C, Haunting C');
  expect(() => t.owner('Ghost', 'B')).toThrow('Which Ghost? 0 players own one.');
  t.play('Ghost');
  t.leave();
  t.expect('Tortuga: A(C) Haunting, A(B) Ghost');
});

scene('the free plays and the extras that are left can be asked', (table) => {
  const t = table('A: 2 Zapbot, Time Loop | Tortuga');
  t.expect('plays left: minion, action');
  t.play('Zapbot', 'Tortuga');
  t.expect('plays left: action, minion using Zapbot');
  t.play('Zapbot', 'Tortuga', 'Zapbot');
  t.expect('plays left: action, minion using Zapbot');
});

scene('a deck is seen as each seat knows it', (table) => {
  const t = table('A deck: Ghost, Mummy, Spirit | Tortuga: A Granny');
  t.use('Granny').pick('bottom');
  t.expect('A deck: Mummy, Spirit, Ghost | A sees A deck: 2 ?, Ghost | B sees A deck: 3 ?');
});

scene('a card that is both is played as the side that is named', (table) => {
  const t = table('printing: current | A: 2 Pixie | Tortuga');
  t.play('Pixie as minion', 'Tortuga').pick();
  t.expect('Tortuga: A Pixie');
  expect(() => t.play('Pixie as minion')).toThrow('Pixie as minion cannot be played');
  t.play('Pixie as action');
  t.leave();
});

scene('a card goes where the scene says, also if there is nothing to ask', (table) => {
  const t = table('A: Zapbot, Mummy, Upgrade | Tortuga');
  expect(() => t.play('Zapbot', 'Jungle Oasis')).toThrow(
    'Nobody is asked where Zapbot goes, and it does not go to Jungle Oasis.',
  );
  t.play('Mummy', 'Tortuga');
  t.play('Upgrade', 'Mummy');
});

scene('cards at a base are in order of arrival there, with what is on them', (table) => {
  const t = table(`A: Dinghy
    Tortuga: A First Mate [B Poison, A Upgrade], A Buccaneer | Jungle Oasis: B Ghost, A Saucy Wench`);
  t.play('Dinghy').pick('First Mate', 'Saucy Wench');
  t.expect('Tortuga: A Buccaneer, A Saucy Wench');
  t.expect('Jungle Oasis: B Ghost, A First Mate [B Poison, A Upgrade]');
});

/** What a scene says of a table that is not so, as it reports it. */
function complaint(act: () => void): string {
  try {
    act();
  } catch (error) {
    return String(error);
  }
  return 'nothing';
}

scene('an expectation that does not hold fails, whichever kind it is', (table) => {
  const t = table(`A: 2 Ghost, Spirit | A deck: Mummy, Zapbot | A discard: Howl, Ghost | vp: A 3
    Tortuga: A Ghost +1, B Mummy [B Upgrade] | Jungle Oasis`);
  t.expect('A: Spirit, 2 Ghost | A deck: Mummy, Zapbot | A deck in any order: Zapbot, Mummy | vp: A 3, B 0');
  t.expect('Tortuga: A Ghost +1, B Mummy [B Upgrade] | Jungle Oasis: nothing | power: Ghost 3, B Mummy 4');
  t.expect(
    'A: 3 cards | A discard: Ghost, ... | A deck: Mummy, ... | A deck: ..., Zapbot | can play: Spirit',
  );
  for (const wrong of [
    'A: Ghost, Spirit',
    'A: 2 cards',
    'A deck: Zapbot, Mummy',
    'A deck: Zapbot, ...',
    'A deck: ..., Mummy',
    'A discard: 2 Ghost, ...',
    'A discard: Spirit, ...',
    'Tortuga: A Ghost, B Mummy [B Upgrade]',
    'Tortuga: B Mummy [B Upgrade], A Ghost +1',
    'Jungle Oasis: A Ghost',
    'vp: A 3, B 1',
    'power: Ghost 2',
    'cannot play: Spirit',
    'question: choose',
    'asked: nobody',
    'picks: 0-1',
    'why not A Howl: nothing',
  ])
    expect(complaint(() => t.expect(wrong))).toContain('deeply equal');
  expect(() => t.offers('play Spirit, pass')).toThrow('deeply equal');
});

scene('names may contain what separates them, and numbers', (table) => {
  const t = table(`A: Dr Livingstone, I Presume?, 2 Turn Up to 11 | Tortuga: A Turn Up to 11 | Jungle Oasis`);
  t.expect('A: Dr Livingstone, I Presume?, 2 Turn Up to 11 | Tortuga: A Turn Up to 11');
});

scene('whoever mistypes a name is told the nearest one', (table) => {
  expect(complaint(() => table('A: Gohst'))).toContain('There is no card "Gohst". Did you mean "Ghost"?');
  expect(complaint(() => table('Tortuga: Ghost'))).toContain('a card on the table is written "A Ghost"');
  expect(complaint(() => table('Tortugo'))).toContain('A setting has no "Tortugo". Did you mean "Tortuga"?');
  expect(complaint(() => table('from: score base'))).toContain('"score base" is none of draft');
  const t = table('A: Ghost, Zapbot | Tortuga: B Mummy');
  expect(complaint(() => t.play('Zabot'))).toContain('Zabot cannot be played. Did you mean "play Zapbot"?');
  expect(complaint(() => t.pick('pas'))).toContain('"pas" is not offered. Did you mean "pass"?');
  expect(complaint(() => t.expect('power: Mumy 3'))).toContain('Mumy is not in play. Did you mean "Mummy"?');
  expect(complaint(() => t.expect('base: Tortuga'))).toContain('Did you mean "bases"?');
});
