import {
  actions,
  among,
  atLeast,
  bases,
  beforeItScores,
  beforeScoring,
  cameUpHeads,
  coinIsFlipped,
  coinLands,
  current,
  faction,
  here,
  itsMinion,
  lessThan,
  minions,
  minus,
  morePower,
  onlyAsSpecial,
  ongoing,
  onPlay,
  playInAnswerTo,
  playOn,
  powerFor,
  thisCard,
  whenever,
  yourDiscardPile,
  yourHand,
  type CardId,
  type Value,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

/** A counter on heads; then you may go on with another minion. On tails it is over. */
function smell(c: Verbs, one: Value<CardId>): Value<CardId> {
  const heads = c.flipCoin();
  c.if(
    heads,
    () => c.placeCounters(one),
    () => c.extraAction(),
  );
  const others = minions.suchThat(() => heads).except(one);
  return c.mayChoose(others, 'counter');
}

export const goblins = inSet(
  set,
  faction(
    'Goblins',
    'Flip coins for counters, cards and explosions, and turn over the ones that land badly.',
    [
      minion(
        'Chaos Lord',
        'Ongoing: After you flip a coin, place a +1 power counter on one of your minions on heads; on tails, draw a card, then discard a card.',
        whenever(coinIsFlipped.byYou, (c) =>
          c.if(
            cameUpHeads,
            () => c.placeCounters(c.choose(minions.yours, 'counter')),
            () => {
              c.draw(1);
              c.discard(c.choose(yourHand, 'discard'));
            },
          ),
        ),
        current({
          text: 'Ongoing: After you flip a coin: if heads, place a +1 power counter on one of your minions; if tails, draw a card, then discard a card.',
        }),
      ),

      minion(
        'Diviner',
        'Ongoing: Once per turn, after you flip a coin, you may discard a card to turn the coin over. The first time you flip a coin in a turn, draw a card.',
        whenever(coinLands.byYou, (c) =>
          c.mayOncePerTurn(() => c.to(c.discard(c.choose(yourHand, 'discard')), () => c.turnCoin())),
        ),
        whenever(coinIsFlipped.byYou.firstInTurn('player'), (c) => c.draw(1)),
        current({
          text: 'Ongoing: Once per turn, after you flip a coin, you may discard a card to turn it over. Ongoing: After you flip your first coin of a turn, draw a card.',
        }),
      ),

      minion(
        'Blaster',
        'Special: Before this base scores, flip a coin. Heads: You may give this minion +2 power until the end of the turn. Tails: You may move this minion to another base.',
        beforeItScores((c) =>
          c.if(
            c.flipCoin(),
            () => c.may(() => c.until('end of turn', powerFor(thisCard, 2))),
            () => c.move(thisCard, c.mayChoose(bases.otherThan(here), 'move to')),
          ),
        ),
      ),

      minion(
        'Gobbo',
        'Flip a coin for each Gobbo in play. Place a +1 power counter on this minion for each heads.',
        onPlay((c) => c.placeCounters(thisCard, c.flipCoins(c.note(minions.named('Gobbo').count)))),
      ),

      action(
        '"Magic" Helmet',
        'Play on one of your minions. Ongoing: This minion has +4 power. Before its base scores, flip a coin. Tails: Destroy this minion.',
        playOn(minions.yours),
        ongoing(morePower(minions.host, 4)),
        whenever(beforeScoring.here, (c) =>
          c.if(
            c.flipCoin(),
            () => {},
            () => c.destroy(itsMinion),
          ),
        ),
      ),

      action(
        'A Little Help',
        'Flip a coin. Heads: You may play an extra minion. Tails: You may play two extra actions.',
        onPlay((c) =>
          c.if(
            c.flipCoin(),
            () => c.extraMinion(),
            () => c.extraAction({ count: 2 }),
          ),
        ),
      ),

      action(
        'Bushwhacking',
        'Choose a minion, then flip a coin. Heads: Destroy it. Tails: Move it to another base.',
        onPlay((c) =>
          c.to(c.choose(minions, 'affect'), (target) =>
            c.if(
              c.flipCoin(),
              () => c.destroy(target),
              () => c.moveElsewhere(target),
            ),
          ),
        ),
      ),

      action(
        'Demolition',
        'Flip three coins. For each heads, place a +1 power counter on one of your minions. For each tails, you may destroy an action.',
        onPlay((c) => {
          const heads = c.note(c.flipCoins(3));
          const place = (): void => c.shareCounters(heads, minions.yours);
          const blast = (): void =>
            c.repeat(minus(3, heads), () => c.destroy(c.mayChoose(actions, 'destroy')));
          const both =
            (one: () => void, other: () => void): (() => void) =>
            () => {
              one();
              other();
            };
          c.oneOf({
            counters: [both(place, blast), atLeast(heads, 1)],
            'destroy actions': [both(blast, place), lessThan(heads, 3)],
          });
        }),
      ),

      action(
        'Goblin Recruiters',
        'Play on a base. Ongoing: After you flip a coin, draw a card on heads; on tails, you may shuffle a card from your discard pile into your deck.',
        whenever(coinIsFlipped.byYou, (c) =>
          c.if(
            cameUpHeads,
            () => c.draw(1),
            () => c.toDeck(c.mayChoose(yourDiscardPile, 'shuffle in'), 'deck shuffled'),
          ),
        ),
        current({
          text: 'Play on a base. Ongoing: After you flip a coin: if heads, draw a card; if tails, you may shuffle a card from your discard pile into your deck.',
        }),
      ),

      action(
        'He Who Smelt It',
        'Choose a minion and flip a coin. Heads: Place a +1 power counter on it, and you may choose another minion and flip again. Tails: You may play an extra action.',
        onPlay((c) => c.chain(c.choose(minions, 'counter'), (one) => smell(c, one))),
      ),

      action(
        'Make Your Own Luck',
        'Special: After you flip a coin, before its result is used, you may play this card to turn the coin over.',
        onlyAsSpecial,
        playInAnswerTo(coinLands.byYou, { text: (c) => c.turnCoin() }),
      ),

      action(
        'Revving Up',
        'Choose a base and flip a coin for each of your minions there. Heads: Place a +1 power counter on it. Tails: It has +2 power until the end of the turn.',
        onPlay((c) => {
          const crew = c.noteAll(minions.at(c.choose(bases, 'base')).yours);
          const lucky = c.flipForEach(crew);
          c.placeCounters(lucky);
          c.until('end of turn', powerFor(c.noteAll(among(crew).except(lucky)), 2));
        }),
      ),
    ],
  ),
  theirBases,
);
