import {
  among,
  atLeast,
  bases,
  beforeItScores,
  beforeScoring,
  controller,
  current,
  discardPilesOf,
  equal,
  faction,
  handOf,
  here,
  itsMinion,
  lessThan,
  minions,
  morePower,
  notAffected,
  ongoing,
  onlyAsSpecial,
  onPlay,
  otherPlayers,
  atEndOfEachTurn,
  playInAnswerTo,
  playOn,
  powerFor,
  size,
  thisCard,
  totalOf,
  you,
  yourDiscardPile,
  yourHand,
  type Seat,
  type Value,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { MADNESS, madnessIsLeft } from '../madness/cards.ts';

/** Everybody else may draw a Madness card; returns those who do not. */
const offerMadness = (c: Verbs): Value<readonly Seat[]> =>
  c.offerTo(
    otherPlayers,
    'draw Madness',
    (player) => c.drawFrom(MADNESS, 1, player),
    () => madnessIsLeft(),
  );

function drawMadnessEach(c: Verbs, count: number): void {
  c.forEach(otherPlayers, (player) => c.drawFrom(MADNESS, count, player));
}

/** Your own choice of what to sacrifice, or it goes: two that cannot both be destroyed are not enough. */
function payForElderThing(c: Verbs): void {
  const others = minions.yours.others;
  c.oneOf({
    'destroy two': [
      () => {
        const gone = c.destroy(c.chooseExactly(2, others, 'destroy'));
        c.if(lessThan(size(gone), 2), () => c.place(thisCard, 'deck bottom'));
      },
      atLeast(others.count, 2),
    ],
    'under the deck': [() => c.place(thisCard, 'deck bottom')],
  });
}

function shuffleDiscardPileIn(c: Verbs, player: Value<Seat>): void {
  const pile = discardPilesOf(otherPlayers).ownedBy(player);
  c.if(
    pile.exist,
    () => c.toDeck(pile, 'deck shuffled'),
    () => c.shuffle(player),
  );
}

const notMadness = yourHand.except(yourHand.named(MADNESS));

/** For each Madness card that is seen a +1 power counter for one of your minions. */
function countersForMadness(c: Verbs, who: typeof otherPlayers): void {
  const seen = among(c.revealHands(who)).named(MADNESS);
  c.shareCounters(seen.count, minions.yours);
}

export const elderThings = inSet(
  set,
  faction(
    'Elder Things',
    'Huge minions at a price, and bargains in which the others choose between Madness and a loss.',
    [
      minion(
        'Elder Thing',
        'Destroy two of your other minions, or place this minion on the bottom of your deck. Ongoing: This minion is not affected by other players’ cards.',
        onPlay(payForElderThing),
        ongoing(notAffected(minions.itself)),
      ),

      minion(
        'Shoggoth',
        'Play only at a base where you have 6 power or more. Each other player may draw a Madness card. For each who does not, destroy one of their minions here.',
        playOn(bases.suchThat((base) => atLeast(totalOf(you, base), 6))),
        onPlay((c) =>
          c.forEach(offerMadness(c), (player) => c.destroy(c.choose(minions.here.of(player), 'destroy'))),
        ),
        current(
          {
            text: 'Each other player may draw a Madness card. For each who does not, you may destroy one of their minions here. Then, if your total power here is less than 12, draw two Madness cards.',
          },
          onPlay((c) => {
            c.forEach(offerMadness(c), (player) =>
              c.destroy(c.mayChoose(minions.here.of(player), 'destroy')),
            );
            c.if(lessThan(totalOf(you, here), 12), () => c.drawFrom(MADNESS, 2));
          }),
        ),
      ),

      minion(
        'Mi-go',
        'Each other player may draw a Madness card. Draw a card for each who does not.',
        onPlay((c) => c.draw(size(offerMadness(c)))),
        current(
          {
            text: 'Each other player may draw a Madness card. Draw a card for each who does not. If nobody does, you may put a +1 power counter on a minion.',
          },
          onPlay((c) => {
            const refused = offerMadness(c);
            c.draw(size(refused));
            c.if(equal(size(refused), otherPlayers.count), () =>
              c.placeCounters(c.mayChoose(minions, 'counter')),
            );
          }),
        ),
      ),

      minion(
        'Byakhee',
        'Each other player with a minion here draws a Madness card.',
        onPlay((c) => c.forEach(otherPlayers.withMinionHere, (player) => c.drawFrom(MADNESS, 1, player))),
      ),

      action(
        'Begin the Summoning',
        'Place a minion from your discard pile on top of your deck. Play an extra action.',
        onPlay((c) => {
          c.toDeck(c.choose(yourDiscardPile.minions, 'to the top'), 'deck top');
          c.extraAction();
        }),
      ),

      action(
        'Dunwich Horror',
        'Play on a minion. Ongoing: That minion has +5 power. Destroy it at the end of the turn.',
        ongoing(morePower(minions.host, 5)),
        atEndOfEachTurn((c) => c.destroy(itsMinion)),
        current(
          {
            text: 'Play on a minion. Ongoing: That minion has +5 power. Special: Before this base scores, that minion’s controller draws two Madness cards, or you destroy the minion.',
          },
          ongoing(morePower(minions.host, 5)),
          beforeItScores((c) =>
            c.oneOf(
              {
                'draw two Madness': [() => c.drawFrom(MADNESS, 2, controller(itsMinion)), madnessIsLeft(2)],
                'destroy it': [() => c.destroy(itsMinion)],
              },
              controller(itsMinion),
            ),
          ),
        ),
      ),

      action(
        'Insanity',
        'Each other player draws two Madness cards.',
        onPlay((c) => drawMadnessEach(c, 2)),
        current(
          { text: 'Each other player draws two Madness cards. Place this card in the box.' },
          onPlay((c) => {
            drawMadnessEach(c, 2);
            c.toBox(thisCard);
          }),
        ),
      ),

      action(
        'Power of Madness',
        'Each other player reveals their hand, discards all Madness cards in it, and shuffles their discard pile into their deck.',
        onPlay((c) => {
          c.revealHands(otherPlayers);
          c.forEach(otherPlayers, (player) => {
            c.discard(handOf(player).named(MADNESS), player);
            shuffleDiscardPileIn(c, player);
          });
        }),
        current(
          {
            text: 'For each other player: Name an action. That player reveals their hand, discards all copies of that action in it, and shuffles their discard pile into their deck.',
          },
          onPlay((c) =>
            c.forEach(otherPlayers, (player) => {
              const named = c.nameAnAction();
              c.revealHands(otherPlayers.amongThese(player));
              c.discard(handOf(player).named(named), player);
              shuffleDiscardPileIn(c, player);
            }),
          ),
        ),
      ),

      action(
        'Spreading Horror',
        'Each other player discards random cards until they discard one that is not a Madness card.',
        onPlay((c) => c.forEach(otherPlayers, (player) => c.discardAtRandom({ until: notMadness }, player))),
        current(
          {
            text: 'Each other player may discard two cards that are not Madness cards. For each who does not, you may play a minion of power 3 or less from your discard pile as an extra minion, each at a different base.',
          },
          onPlay((c) => {
            const refused = c.offerTo(
              otherPlayers,
              'discard two',
              (player) => c.as(player, () => c.discard(c.chooseExactly(2, notMadness, 'discard'))),
              (player) => atLeast(handOf(player).except(handOf(player).named(MADNESS)).count, 2),
            );
            c.mayPlayOneAtEach(bases, yourDiscardPile.minions.powerAtMost(3), size(refused));
          }),
        ),
      ),

      action(
        'The Price of Power',
        'Special: Before a base scores, each other player with a minion there reveals their hand. For each Madness card seen, one of your minions there gets +2 power until the end of the turn.',
        onlyAsSpecial,
        playInAnswerTo(beforeScoring),
        onPlay((c) => {
          const seen = among(c.revealHands(otherPlayers.withMinionHere)).named(MADNESS);
          c.repeat(seen.count, () =>
            c.until('end of turn', powerFor(c.choose(minions.here.yours, 'strengthen'), 2)),
          );
        }),
        current(
          {
            text: 'Each other player reveals their hand. For each Madness card seen, put a +1 power counter on one of your minions. Special: You may play this before a base scores; then only players with a minion there reveal their hands.',
          },
          onPlay((c) => countersForMadness(c, otherPlayers)),
          playInAnswerTo(beforeScoring, {
            text: (c) => countersForMadness(c, otherPlayers.withMinionHere),
          }),
        ),
      ),

      action(
        'Touch of Madness',
        'Each other player draws a Madness card. Draw a card. Play an extra action.',
        onPlay((c) => {
          drawMadnessEach(c, 1);
          c.draw(1);
          c.extraAction();
        }),
      ),

      action(
        'Unfathomable Goals',
        'Each other player reveals their hand. Each who reveals a Madness card destroys one of their minions.',
        onPlay((c) => {
          c.revealHands(otherPlayers);
          c.eachPlayer(
            otherPlayers.suchThat((player) => handOf(player).named(MADNESS).exist),
            () => c.destroy(c.choose(minions.yours, 'destroy')),
          );
        }),
        current(
          {
            text: 'Each other player reveals their hand. If one of them reveals two or more Madness cards, play an extra minion. If together they reveal four or more, also play an extra action.',
          },
          onPlay((c) => {
            const shown = among(c.revealHands(otherPlayers)).named(MADNESS);
            const showTwo = otherPlayers.suchThat((player) =>
              atLeast(handOf(player).named(MADNESS).count, 2),
            );
            // Of four shown by at most three players, one shows two.
            c.if(
              atLeast(shown.count, 4),
              () => c.extraMinionAndAction(),
              () => c.if(showTwo.exist, () => c.extraMinion()),
            );
          }),
        ),
      ),
    ],
  ),
  theirBases,
);
