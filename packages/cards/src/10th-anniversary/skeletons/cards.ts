import {
  aCard,
  afterItScores,
  atLeast,
  bases,
  beforeScoring,
  buried,
  faction,
  handSize,
  here,
  it,
  itInPlay,
  minions,
  onlyAsSpecial,
  onPlay,
  onYourTurn,
  playInAnswerTo,
  printedPower,
  talent,
  the,
  thisCard,
  whenever,
  you,
  yourDiscardPile,
  yourHand,
  type BaseId,
  type CardId,
  type Value,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

/** What was uncovered has been played as a minion, and is there. */
const isMinionNow = minions.amongThese(it).exist;
const mayReward = (c: Verbs): void => c.may(() => c.placeCounters(itInPlay));

/** Any base, chosen anew for each card. */
function buryAnywhere(c: Verbs, card: Value<CardId>): void {
  c.to(card, () => c.bury(card, c.choose(bases, 'bury')));
}

/** One after another: each is played before the next is chosen. */
function mayUncover(c: Verbs, from: typeof buried, most: number): void {
  if (most === 0) return;
  c.to(c.mayChoose(from, 'uncover'), (one) => {
    c.uncover(one);
    mayUncover(c, from, most - 1);
  });
}

/** Uncovers one of these; what is done with it if it came up as a minion. */
function uncoverAndRaise(c: Verbs, from: typeof buried, raise: (risen: Value<CardId>) => void): void {
  const risen = c.uncover(c.choose(from, 'uncover'));
  c.if(minions.amongThese(risen).exist, () => raise(risen));
}

const yoursAt = (base: Value<BaseId>): typeof buried => buried.yours.at(base);

export const skeletons = inSet(
  set,
  faction(
    'Skeletons',
    'Bury cards, also out of the discard pile, and dig them up again with +1 power counters.',
    [
      minion(
        'Lord of Bones',
        'Ongoing: After another minion is uncovered, you may place a +1 power counter on it. Talent: Bury a card from your hand here, or uncover one of your buried cards here.',
        whenever(aCard.other.isUncovered.where(isMinionNow), mayReward),
        talent((c) =>
          c.oneOf({
            bury: [() => c.bury(c.choose(yourHand, 'bury'), here)],
            uncover: [() => c.uncover(c.choose(buried.here.yours, 'uncover'))],
          }),
        ),
      ),

      minion(
        'Gravetender',
        'Ongoing: The first time in a turn that you bury or uncover another card, draw a card.',
        whenever(aCard.other.isBuried.byYou.or(aCard.other.isUncovered.byYou).firstInTurn('player'), (c) =>
          c.draw(1),
        ),
      ),

      minion(
        'Revenant',
        'Special: On your turn, you may bury this card from your discard pile. Only one of your Revenants can do so each turn.',
        onYourTurn((c) => buryAnywhere(c, thisCard), {
          from: 'discard',
          limit: 'once per turn for all copies',
        }),
      ),

      minion(
        'Returned One',
        'You may bury this minion here. Special: After this card is uncovered, you may uncover another of your buried cards here.',
        onPlay((c) => c.may(() => c.bury(thisCard, here))),
        whenever(the(thisCard).isUncovered, (c) => c.uncover(c.mayChoose(buried.here.yours, 'uncover')), {
          special: true,
        }),
      ),

      action(
        'Burst Forth',
        'Special: Before a base scores, uncover one of your buried cards there.',
        onlyAsSpecial,
        playInAnswerTo(beforeScoring),
        onPlay((c) => c.uncover(c.choose(buried.here.yours, 'uncover'))),
      ),

      action(
        "Dig 'em Up",
        'Choose a base. Uncover up to three of your buried cards there.',
        onPlay((c) =>
          c.to(c.choose(bases.withAny(buried.yours), 'base'), (site) => mayUncover(c, yoursAt(site), 3)),
        ),
      ),

      action(
        'Grave Goods',
        'Bury a card from your hand; then you may discard a card to bury another one. Or uncover one of your buried cards; if it is a minion, place two +1 power counters on it.',
        onPlay((c) =>
          c.oneOf({
            bury: [
              () => {
                buryAnywhere(c, c.choose(yourHand, 'bury'));
                c.if(atLeast(handSize(you), 2), () =>
                  c.to(c.discard(c.mayChoose(yourHand, 'discard')), () =>
                    buryAnywhere(c, c.choose(yourHand, 'bury')),
                  ),
                );
              },
            ],
            uncover: [() => uncoverAndRaise(c, buried.yours, (risen) => c.placeCounters(risen, 2))],
          }),
        ),
      ),

      action(
        'Gravestones',
        'Play on a base. Ongoing: After a minion is uncovered here, you may place a +1 power counter on it. Special: After this base scores, bury this card at another base.',
        whenever(aCard.isUncovered.here.where(isMinionNow), mayReward),
        afterItScores((c) => c.bury(thisCard, c.choose(bases.otherThan(here), 'bury'))),
      ),

      action(
        'Graveyard',
        'Play on a base. Talent: Uncover one of your buried cards here. If it is a minion, you may place a +1 power counter on it.',
        talent((c) => uncoverAndRaise(c, buried.here.yours, (risen) => c.may(() => c.placeCounters(risen)))),
      ),

      action(
        'Hearse Fleet',
        'Move any number of your buried cards from one base to another. Special: Before a base scores, you may play this to move up to two of your buried cards to or from that base instead.',
        onPlay((c) =>
          c.to(c.choose(bases.withAny(buried.yours), 'base'), (from) => {
            const passengers = c.chooseAny(yoursAt(from), 'move');
            c.moveToOne(passengers, bases.otherThan(from));
          }),
        ),
        playInAnswerTo(beforeScoring, {
          text: (c) => c.forEach(c.chooseUpTo(2, buried.yours, 'move'), (one) => c.moveToOrFromHere(one)),
        }),
      ),

      action(
        "Place 'em Down",
        'Bury up to three minions of total power 6 or less from your discard pile.',
        onPlay((c) =>
          c.forEach(c.chooseAnyWithin(6, yourDiscardPile.minions, printedPower, 'bury', 3), (one) =>
            buryAnywhere(c, one),
          ),
        ),
      ),

      action(
        'Spooky, Scary...',
        'Bury a minion of power 3 or less from your discard pile. Draw a card.',
        onPlay((c) => {
          buryAnywhere(c, c.choose(yourDiscardPile.minions.powerAtMost(3), 'bury'));
          c.draw(1);
        }),
      ),
    ],
  ),
  theirBases,
);
