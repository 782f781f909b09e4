import { smashUp } from '@smashup/cards';
import { NONE, type CardId, type State } from '@smashup/engine';
import { expect, test } from 'vitest';
import { createInstruments } from '../src/instruments.ts';
import type { StoryLine } from '../src/index.ts';
import { tellLine } from '../src/story.ts';
import { randomGame } from './kit/random-game.ts';
import { PATIENTLY } from './kit/table.ts';

const words = createInstruments(smashUp).words('en');

/** Every number of a card that a line gives away, in its words or beside them. */
function numbersIn({ cards, text }: StoryLine): CardId[] {
  return [...cards, ...text.flatMap((segment) => (segment.kind === 'card' ? [segment.card] : []))];
}

/** In a hand or deck, or on the way between them, where others cannot tell it from its neighbours later. */
function isHeld({ players, limbo }: State, card: CardId): boolean {
  return limbo.includes(card) || players.some(({ hand, deck }) => hand.includes(card) || deck.includes(card));
}

test.each([2, 3, 4])(
  'in a game of %i no line has the number of a card in a hand or deck that its addressee did not see',
  PATIENTLY,
  (players) => {
    const { state, goOn } = randomGame(players, 70 + players);
    let hidden = 0;
    while (state.pending !== null) {
      goOn((event, now) => {
        if (!('seenBy' in event) || event.seenBy === undefined) return;
        for (const you of [NONE, ...now.players.keys()]) {
          if (event.seenBy.includes(you)) continue;
          hidden++;
          const line = tellLine(event, words, { state: now, you, seesAll: false });
          expect(numbersIn(line).filter((card) => isHeld(now, card))).toEqual([]);
        }
      });
    }
    expect(hidden).toBeGreaterThan(100);
  },
);
