import {
  actions,
  atLeast,
  bases,
  beforeScoring,
  current,
  faction,
  first,
  here,
  minions,
  onlyAsSpecial,
  onPlay,
  playInAnswerTo,
  plus,
  powerFor,
  size,
  talent,
  times,
  yourHand,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import {
  drawUpToThree,
  MADNESS,
  madnessInDiscardPile,
  madnessInHand,
  oneMadnessInHand,
  oneMadnessOfEach,
  yourMadness,
} from '../madness/cards.ts';

const MORE_POWER = 'All your minions get +1 power until the end of the turn.';

/** Minions that are in play now, and no others. */
function strengthenYours(c: Verbs, amount: Parameters<typeof powerFor>[1]): void {
  c.until('end of turn', powerFor(c.noteAll(minions.yours), amount));
}

function placeUnderDeckAndDraw(c: Verbs, more: number): void {
  const placed = c.fromHandToDeck(c.order(c.chooseAny(yourHand, 'to the bottom'), 'to the bottom'), 'bottom');
  c.draw(plus(size(placed), more));
}

function destroyActionsOnABase(c: Verbs): void {
  const field = c.choose(bases.withAny(actions.onBases), 'base');
  c.destroy(c.chooseAny(actions.onBases.at(field), 'destroy'));
}

export const miskatonicUniversity = inSet(
  set,
  faction(
    'Miskatonic University',
    'Take on Madness of your own will, burn it for draws and plays, and send it back to its deck.',
    [
      minion(
        'Professor',
        'Talent: Discard a Madness card to play an extra action and an extra minion.',
        talent((c) => c.to(c.discard(oneMadnessInHand), () => c.extraMinionAndAction())),
      ),

      minion(
        'Librarian',
        'Talent: Discard a Madness card to draw a card.',
        talent((c) => c.to(c.discard(oneMadnessInHand), () => c.draw(1))),
        current(
          {
            text: 'Talent: Choose one: Draw a Madness card; or play a Madness card from your hand as an extra action.',
          },
          talent((c) =>
            c.oneOf({
              'draw Madness': [() => c.drawFrom(MADNESS)],
              'play Madness': c.playing(madnessInHand.actions),
            }),
          ),
        ),
      ),

      minion(
        'Psychologist',
        'You may put a Madness card from your hand or discard pile back into the Madness deck.',
        onPlay((c) => c.returnTo(MADNESS, c.mayChoose(oneMadnessOfEach, 'give back'))),
        current(
          {
            text: 'Choose one: Put a Madness card from your hand or discard pile back into the Madness deck; or put a Madness card from your discard pile into your hand.',
          },
          onPlay((c) =>
            c.oneOf({
              'return Madness': [() => c.returnTo(MADNESS, c.choose(oneMadnessOfEach, 'give back'))],
              'take Madness': [() => c.toHand(first(madnessInDiscardPile.list))],
            }),
          ),
        ),
      ),

      minion(
        'Researcher',
        'You may draw a Madness card.',
        onPlay((c) => c.may(() => c.drawFrom(MADNESS))),
        current(
          { text: 'You may draw a Madness card to put a +1 power counter on a minion.' },
          onPlay((c) =>
            c.may(() => c.to(c.drawFrom(MADNESS), () => c.placeCounters(c.choose(minions, 'counter')))),
          ),
        ),
      ),

      action(
        '"Old Man Jenkins!?"',
        'Special: Before a base scores, destroy the minion with the highest power there.',
        onlyAsSpecial,
        playInAnswerTo(beforeScoring),
        onPlay((c) => c.destroy(c.choose(minions.here.strongest, 'destroy'))),
      ),

      action(
        '... It Just Might Work',
        `Discard a Madness card for this: ${MORE_POWER}`,
        onPlay((c) => c.to(c.discard(oneMadnessInHand), () => strengthenYours(c, 1))),
        current(
          {
            text: 'You may discard up to two Madness cards. All your minions get +1 power for each until the end of the turn.',
          },
          onPlay((c) => {
            const gone = c.discard(c.chooseUpTo(2, madnessInHand, 'discard'));
            strengthenYours(c, size(gone));
          }),
        ),
      ),

      action(
        'Field Trip',
        'Place any number of cards from your hand on the bottom of your deck. Draw that many cards.',
        onPlay((c) => placeUnderDeckAndDraw(c, 0)),
        current(
          {
            text: 'Place any number of cards from your hand on the bottom of your deck. Draw that many cards plus one.',
          },
          onPlay((c) => placeUnderDeckAndDraw(c, 1)),
        ),
      ),

      action(
        'Gate to Beyond',
        'Play on a base. Talent: Draw a Madness card. Play an extra minion here.',
        talent((c) => {
          c.drawFrom(MADNESS);
          c.extraMinion({ at: here });
        }),
      ),

      action(
        'Jinkies!',
        'Put up to two Madness cards from your hand and discard pile back into the Madness deck.',
        onPlay((c) => c.returnTo(MADNESS, c.chooseUpTo(2, yourMadness, 'give back'))),
      ),

      action(
        "That's So Crazy...",
        `Draw a Madness card. ${MORE_POWER} Play an extra action.`,
        onPlay((c) => {
          c.drawFrom(MADNESS);
          strengthenYours(c, 1);
          c.extraAction();
        }),
      ),

      action(
        'Things Best Not Known',
        'Special: Before a base scores, choose a minion there. Draw up to three Madness cards. That minion gets +2 power for each until the end of the turn.',
        onlyAsSpecial,
        playInAnswerTo(beforeScoring),
        onPlay((c) =>
          c.to(c.choose(minions.here, 'strengthen'), (chosen) => {
            const drawn = drawUpToThree(c);
            c.until('end of turn', powerFor(chosen, times(drawn, 2)));
          }),
        ),
        current(
          {
            text: 'Special: Before a base scores, draw up to three Madness cards. Choose a minion there; it gets +2 power for each until the end of the turn.',
          },
          onlyAsSpecial,
          playInAnswerTo(beforeScoring),
          onPlay((c) => {
            const drawn = drawUpToThree(c);
            c.if(atLeast(drawn, 1), () =>
              c.until('end of turn', powerFor(c.choose(minions.here, 'strengthen'), times(drawn, 2))),
            );
          }),
        ),
      ),

      action(
        'Those Meddling Kids',
        'Choose a base. Destroy any number of actions played on it.',
        onPlay((c) => destroyActionsOnABase(c)),
        current(
          {
            text: 'Choose one: Destroy any number of actions played on a base of your choice; or draw a Madness card and play an extra action.',
          },
          onPlay((c) =>
            c.oneOf({
              'destroy actions': [() => destroyActionsOnABase(c)],
              'draw Madness': [
                () => {
                  c.drawFrom(MADNESS);
                  c.extraAction();
                },
              ],
            }),
          ),
        ),
      ),
    ],
  ),
  theirBases,
);
