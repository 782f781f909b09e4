import type { OptionView } from '@smashup/referee/protocol';
import { expect, test } from 'vitest';
import { plainText } from '../src/text/plain-text.ts';
import { stillToPlay } from '../src/table/dialogs/dialogs-over.tsx';

const option = (card: string, details: string, kind: OptionView['kind'] = 'play'): OptionView => {
  const label: OptionView['label'] = [
    { kind: 'text', text: 'Play ' },
    { kind: 'card', text: card, card: 1, def: 1 },
    ...(details === '' ? [] : [{ kind: 'text', text: details } as const]),
  ];
  return { label, detail: label, target: null, kind, idle: null, shows: null };
};

test('of copies of a card that are left unplayed one is named, without what tells them apart', () => {
  const options = [
    option('Shogun', ''),
    option('Ronin', ' (minion, power 3, copy 1 of 2)'),
    option('Ronin', ' (minion, power 3, copy 2 of 2)'),
    option('Bushi', ' with the extra play from Crypt'),
    option('Done', '', 'pass'),
  ];
  expect(stillToPlay({ options }).map(plainText)).toEqual([
    'Play Shogun',
    'Play Ronin',
    'Play Bushi with the extra play from Crypt',
  ]);
});
