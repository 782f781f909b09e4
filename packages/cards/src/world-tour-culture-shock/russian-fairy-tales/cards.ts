import {
  aMinion,
  among,
  atStartOfYourTurn,
  baseOf,
  bases,
  beforeScoring,
  current,
  discardPilesOf,
  equal,
  faction,
  handSize,
  here,
  itsMinion,
  mentions,
  minions,
  morePower,
  not,
  ongoing,
  onPlay,
  otherPlayers,
  owner,
  players,
  playOn,
  scoringBase,
  talent,
  thisCard,
  whatDidIt,
  whenever,
  you,
  yourDeck,
  yourDiscardPile,
  yourHand,
  type Value,
  type Verbs,
  type CardId,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

/** The minion goes to the bottom of its owner's deck, and its owner plays another one in its place (R9.14). */
function transform(c: Verbs, victim: Value<CardId>): void {
  const whose = c.note(owner(victim));
  const where = c.note(baseOf(victim));
  c.to(c.place(victim, 'deck bottom'), () =>
    c.as(whose, () => {
      const { unused } = c.playMinionOffTheTop(where);
      c.shuffleBack(unused);
    }),
  );
}

/** Finist joins the base that is about to score, or leaves it to be played elsewhere. */
function fly(c: Verbs): void {
  c.if(
    equal(baseOf(thisCard), scoringBase),
    () =>
      c.may(() =>
        c.to(c.return(thisCard), () =>
          c.if(yourHand.itself.exist, () => c.mayPlayAt(thisCard, bases.otherThan(scoringBase))),
        ),
      ),
    () => c.may(() => c.move(thisCard, scoringBase)),
  );
}

/** An action that has found no minion to be on is discarded (R9.6). */
function discardUnlessOnMinion(c: Verbs): void {
  c.if(not(minions.host.exist), () => c.place(thisCard, 'discard'));
}

export const russianFairyTales = inSet(
  set,
  faction(
    'Russian Fairy Tales',
    'Nothing stays what it is: turns minions, its own and those of others, into whatever comes off the top of the deck.',
    [
      minion(
        'Baba Yaga',
        'Talent: Place another minion here on the bottom of its owner’s deck. If you do, its owner plays a minion off the top of their deck here and shuffles that deck.',
        talent((c) => transform(c, c.choose(minions.here.others, 'place'))),
      ),

      minion(
        'Finist the Falcon',
        'Special: Before a base scores, you may move this minion there from another base; or, if it is there, return it to your hand and play it at another base as an extra minion.',
        whenever(beforeScoring, fly, { special: true }),
      ),

      minion(
        'The Birch Woman',
        'Ongoing: After this minion goes to the discard pile from play, you may search your hand, deck and discard pile for The Birch. Put it into your hand or play it as an extra minion.',
        mentions('The Birch'),
        whenever(thisCard.goesToDiscardPile, (c) =>
          c.may(() => c.takeOrPlay(c.searchHandDeckOrDiscardPile((pile) => pile.named('The Birch')))),
        ),
      ),

      minion(
        'The Gray Wolf',
        'Talent: Place this minion on top of its owner’s deck. If you do, play an extra minion from your hand here and put a +1 power counter on it.',
        talent((c) =>
          c.to(c.place(thisCard, 'deck top'), () => c.placeCounters(c.extraMinionNow({ at: here }))),
        ),
      ),

      minion(
        'Foolish Magician',
        'Draw three cards, then place three cards from your hand on the top or the bottom of your deck, as you like.',
        onPlay((c) => {
          c.draw(3);
          c.fromHandToDeck(c.chooseExactly(3, yourHand, 'place'), 'either end');
        }),
      ),

      minion(
        'The Birch',
        'Ongoing: At the start of your turn, you may destroy this minion. If you do, search your hand, deck and discard pile for The Birch Woman. Put it into your hand or play it here as an extra minion.',
        mentions('The Birch Woman'),
        atStartOfYourTurn((c) =>
          c.may(() =>
            c.to(c.destroy(thisCard), () =>
              c.takeOrPlay(
                c.searchHandDeckOrDiscardPile((pile) => pile.named('The Birch Woman')),
                { at: here },
              ),
            ),
          ),
        ),
      ),

      minion(
        'Tsar Eagle',
        'Draw a card, or place a minion from another player’s discard pile on top of that player’s deck.',
        onPlay((c) =>
          c.oneOf({
            draw: [() => c.draw(1)],
            'place a minion': [
              () => c.toDeck(c.choose(discardPilesOf(otherPlayers).minions, 'to the top'), 'deck top'),
            ],
          }),
        ),
      ),

      minion(
        'Toad',
        'You may give control of this minion to another player. If you do, shuffle another of that player’s minions here into its owner’s deck.',
        onPlay((c) => {
          const taker = c.mayChoose(otherPlayers, 'give');
          c.to(taker, () =>
            c.to(c.giveControl(thisCard, taker), () =>
              c.place(c.choose(minions.here.others.of(taker), 'shuffle in'), 'deck shuffled'),
            ),
          );
        }),
      ),

      action(
        'Bewitched',
        'Play on a minion. Ongoing: It has +2 power. If it leaves play, transfer this action to another minion.',
        ongoing(morePower(minions.host, 2)),
        whenever(
          thisCard.losesItsMinion,
          (c) => {
            c.transfer(thisCard, c.choose(minions, 'transfer'));
            discardUnlessOnMinion(c);
          },
          { immediate: true },
        ),
        current({
          text: 'Play on a minion. Ongoing: It has +2 power. When it leaves play, transfer this action to another minion.',
        }),
      ),

      action(
        'Fetch I Know Not What',
        'Reveal cards from the top of your deck until you reveal two actions. Put any of these actions into your hand and shuffle the rest into your deck.',
        onPlay((c) => {
          const revealed = c.revealUntil(2, yourDeck.actions);
          const taken = c.toHand(c.chooseUpTo(2, among(revealed).actions, 'take'));
          const rest = among(revealed).except(taken);
          c.if(rest.exist, () => c.shuffleBack(rest));
        }),
      ),

      action(
        'Go I Know Not Whither',
        'Choose a base. For each other player with minions there, shuffle one of them, picked at random, into its owner’s deck.',
        onPlay((c) => {
          const place = c.choose(bases, 'base');
          const lost = c.oneOfEach(otherPlayers, (player) => minions.at(place).of(player), 'at random');
          c.place(lost, 'deck shuffled');
        }),
      ),

      action(
        'Go See My Sister',
        'Play on a base. Ongoing: After you play or move one of your minions here, you may draw a card.',
        whenever(aMinion.isPlayed.byYou.here, (c) => c.may(() => c.draw(1))),
        whenever(aMinion.yours.moves.byYou.here, (c) => c.may(() => c.draw(1))),
      ),

      action(
        'Mass Transformation',
        'Each player places their hand on the bottom of their deck in any order and draws that many cards.',
        onPlay((c) =>
          c.eachPlayer(players, () => {
            const held = c.note(handSize(you));
            c.fromHandToDeck(c.order(yourHand, 'to the bottom'), 'bottom');
            c.draw(held);
          }),
        ),
      ),

      action(
        'The Frog Princess',
        'Play on one of your minions. Talent: Place that minion on the bottom of its owner’s deck. If you do, play a minion off the top of your deck here, transfer this action to it and shuffle your deck.',
        playOn(minions.yours),
        talent((c) =>
          c.to(c.place(itsMinion, 'deck bottom'), () => {
            const { played, unused } = c.playMinionOffTheTop(here);
            c.forEach(minions.amongThese(played), (successor) => c.transfer(thisCard, successor));
            discardUnlessOnMinion(c);
            c.shuffleBack(unused);
          }),
        ),
        // So it stays in play when its own talent sends its minion away, and only then (R9.6).
        whenever(thisCard.losesItsMinion.where(equal(whatDidIt, thisCard)), () => {}, { immediate: true }),
      ),

      action(
        'The Water of Life',
        'Place a minion from your discard pile on top of your deck. You may play an extra action.',
        onPlay((c) => {
          c.toDeck(c.choose(yourDiscardPile.minions, 'to the top'), 'deck top');
          c.extraAction();
        }),
      ),

      action(
        'Transformation',
        'Place a minion on the bottom of its owner’s deck. If you do, its owner plays a minion off the top of their deck there and shuffles that deck.',
        onPlay((c) => transform(c, c.choose(minions, 'place'))),
      ),
    ],
  ),
  theirBases,
);
