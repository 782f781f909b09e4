import { expect, test } from 'vitest';
import { whyNoUndo } from '../src/flow/why-no-undo.ts';
import { undo } from '../src/i18n/en/undo.ts';

const FREE = { canUndo: true, canAskToUndo: false, isInOtherTab: false };
const STANDING = { update: FREE, isEnded: false, isShown: true, isReplaced: false };

/** What is said instead of taking something back; null: it is taken back. */
function told(changes: Partial<typeof STANDING>): string | null {
  const why = whyNoUndo({ ...STANDING, ...changes });
  return why === null ? null : undo[why];
}

test('what can be taken back needs no reason', () => {
  expect(told({})).toBeNull();
});

test('where others have been asked since, that is the reason, and otherwise that nothing was chosen since', () => {
  expect(told({ update: { ...FREE, canUndo: false, canAskToUndo: true } })).toContain(
    'another player has been asked since',
  );
  expect(told({ update: { ...FREE, canUndo: false } })).toContain('since a card was last revealed or drawn');
});

test('what could be taken back is not, and it is said why: while it is shown, elsewhere, by a bot, after the end', () => {
  expect(told({ isShown: false })).toContain('until everything has been shown');
  expect(told({ update: { ...FREE, isInOtherTab: true } })).toContain('in another tab');
  expect(told({ isReplaced: true })).toContain('A bot is playing for you');
  expect(told({ isEnded: true, isShown: false })).toContain('The game is over');
});
