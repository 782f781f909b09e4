import {
  actions,
  all,
  aMinion,
  among,
  and,
  atEndOfEachTurn,
  atStartOfYourTurn,
  baseOf,
  bases,
  beforeItScores,
  canGoTo,
  cancels,
  controller,
  countersOn,
  equal,
  faction,
  first,
  handOf,
  hasDestroyedMinion,
  here,
  itsCounters,
  itsMinion,
  label,
  lessThan,
  mentions,
  minions,
  morePower,
  onPlay,
  ongoing,
  playInAnswerTo,
  playOn,
  players,
  powerFor,
  talent,
  theirPowers,
  there,
  thisCard,
  those,
  turnEnds,
  whenever,
  yourDeck,
  yourDiscardPile,
  yourHand,
  type CardId,
  type Clause,
  type Value,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

const inPlay = minions.labelled('Slasher');
const isFeared = bases.withAny(inPlay);

/** Each of the five fetches a weapon of its own. */
const slasherWith = (weapon: string): readonly Clause[] => [
  label('Slasher'),
  mentions(weapon),
  onPlay((c) => c.toHand(c.searchDeckOrDiscardPile((pile) => pile.named(weapon)))),
];

/** Whoever's they were, and whoever destroyed them. */
const minionsHereAreDestroyed = aMinion.isDestroyed.here;

/** All that one effect destroys is one occasion. */
const together = { oncePerBatch: true } as const;

function strengthen(c: Verbs, one: Value<CardId>, amount: number): void {
  c.until('end of turn', powerFor(one, amount));
}

/** The hand is shown first; then the card may be played at once. */
const takeAndMayPlay = (c: Verbs, found: Value<CardId>): Value<CardId> =>
  c.mayPlay(among(c.toHand(found)), { as: 'action' });

/** Off the top of the deck, not played: the others that were revealed go back (R9.14). */
function drawOffTheTop(c: Verbs, fitting: typeof yourDeck): void {
  const revealed = c.revealUntil(1, fitting);
  c.toHand(first(among(revealed).where(fitting.matches).list));
  c.shuffleBack(revealed);
}

/** Its controller can avert it: a card discarded, and the minion gone to where there is no Slasher. */
function slashUnlessItFlees(c: Verbs): void {
  const havens = bases.otherThan(here).except(isFeared);
  const unwilling = c.offerTo(
    players.amongThese(controller(itsMinion)),
    'flee',
    (player) =>
      c.as(player, () => {
        c.discard(c.choose(yourHand, 'discard'), player);
        c.moveToOne(itsMinion, havens);
      }),
    (player) => and(handOf(player).exist, minions.host.where(canGoTo(havens)).exist),
  );
  c.to(unwilling, () => c.destroy(itsMinion));
}

export const slashers = inSet(
  set,
  faction(
    'Slashers',
    'Five killers of power 5, each with a weapon of their own, who feed on the destruction of small minions.',
    [
      minion(
        'Jonas',
        'Slasher. You may search your deck and/or discard pile for Machete and put it into your hand. Ongoing: Once per turn, after this minion moves, you may destroy a minion of power 3 or less at its new base. If you do, this minion has +2 power until the end of the turn.',
        ...slasherWith('Machete'),
        whenever(thisCard.moves, (c) =>
          c.mayOncePerTurn(() =>
            c.to(c.destroy(c.choose(minions.at(there).powerAtMost(3), 'destroy')), () =>
              strengthen(c, thisCard, 2),
            ),
          ),
        ),
      ),

      minion(
        'Frederick',
        'Slasher. You may search your deck and/or discard pile for Clawed Glove and put it into your hand. Talent: Until the start of your next turn, other players’ minions here have -1 power. Then you may destroy a minion here of power 1 or less.',
        ...slasherWith('Clawed Glove'),
        talent((c) => {
          c.until('start of your turn', morePower(minions.here.ofOthers, -1));
          c.destroy(c.mayChoose(minions.here.powerAtMost(1), 'destroy'));
        }),
      ),

      minion(
        'Mickey',
        'Slasher. You may search your deck and/or discard pile for Austin Kirk Mask and put it into your hand. Special: Before this base scores, you may destroy a minion here of printed power 3 or less.',
        ...slasherWith('Austin Kirk Mask'),
        beforeItScores((c) => c.destroy(c.mayChoose(minions.here.printedPowerAtMost(3), 'destroy'))),
      ),

      minion(
        'Tackhead',
        'Slasher. You may search your deck and/or discard pile for Puzzle Box and put it into your hand. Talent: Transfer one of your actions from a minion to another minion, or destroy a minion with Puzzle Box on it.',
        ...slasherWith('Puzzle Box'),
        talent((c) =>
          c.oneOf({
            'transfer an action': [
              () => {
                const chain = c.choose(actions.yours.on(minions), 'transfer');
                const others = minions.suchThat((one) =>
                  lessThan(actions.on(one).amongThese(chain).count, 1),
                );
                c.transfer(chain, c.choose(others, 'transfer'));
              },
            ],
            'destroy a minion': [
              () =>
                c.destroy(
                  c.choose(
                    minions.suchThat((one) => actions.on(one).named('Puzzle Box').exist),
                    'destroy',
                  ),
                ),
            ],
          }),
        ),
      ),

      minion(
        'Cedarface',
        'Slasher. You may search your deck and/or discard pile for Chainsaw and put it into your hand. Ongoing: Once per turn, after you place a +1 power counter on this minion, you may destroy a minion here of power 3 or less.',
        ...slasherWith('Chainsaw'),
        whenever(thisCard.countersChange.byYou.where(lessThan(itsCounters, countersOn(thisCard))), (c) =>
          c.mayOncePerTurn(() => c.destroy(c.choose(minions.here.powerAtMost(3), 'destroy'))),
        ),
      ),

      action(
        'Brutal Attack',
        'Choose a base where you have a minion. Destroy a minion there of printed power 3 or less. Then a Slasher there may have +3 power until the end of the turn.',
        onPlay((c) => {
          const scene = c.choose(bases.withYours, 'base');
          c.destroy(c.choose(minions.at(scene).printedPowerAtMost(3), 'destroy'));
          strengthen(c, c.mayChoose(inPlay.at(scene), 'strengthen'), 3);
        }),
      ),

      action(
        'Ch-Ch-Ch Ha-Ha-Ha',
        'Move one of your minions to another base. Then you may choose one: put this card on top of your deck when it is done, or play an extra action.',
        onPlay((c) => {
          c.moveElsewhere(c.choose(minions.yours, 'move'));
          c.oneOf({
            'on top': [() => c.goesOnTopAfterwards()],
            'extra action': [() => c.extraAction()],
          });
        }),
      ),

      action(
        'He Was A Good Boy!',
        'Put a minion from your discard pile into your hand. You may play an extra action.',
        onPlay((c) => {
          c.toHand(c.choose(yourDiscardPile.minions, 'take'));
          c.extraAction();
        }),
      ),

      action(
        'Hide in the Laundry',
        'Play on another player’s minion. You may play an extra action. Ongoing: After a Slasher is played or moved here, you may destroy this minion, unless its controller discards a card and moves it to a base without a Slasher.',
        playOn(minions.ofOthers),
        onPlay((c) => c.extraAction()),
        whenever(aMinion.labelled('Slasher').isPlayed.here.or(aMinion.labelled('Slasher').moves.here), (c) =>
          c.may(() => slashUnlessItFlees(c)),
        ),
      ),

      action(
        'Improvised Weapon',
        'Search your deck for an action that is played on a minion and put it into your hand. You may play it at once as an extra action. If you do, destroy it at the end of the turn.',
        onPlay((c) => {
          const weapon = c.note(takeAndMayPlay(c, c.search(yourDeck.playedOn('minion'))));
          c.to(weapon, () => c.later('end of turn', turnEnds, (then) => then.destroy(those(all(weapon)))));
        }),
      ),

      action(
        'Oh Noooooo!',
        'One of your minions has +3 power until the end of the turn. Special: After you destroy another player’s minion, you may play this card as an extra action.',
        onPlay((c) => strengthen(c, c.choose(minions.yours, 'strengthen'), 3)),
        playInAnswerTo(aMinion.ofOthers.isDestroyed.byYou),
      ),

      action(
        'Origin Story',
        'Draw a minion off the top of your deck; it must be a Slasher if you have none in play. You may play an extra action.',
        onPlay((c) => {
          c.if(
            inPlay.yours.exist,
            () => drawOffTheTop(c, yourDeck.minions),
            () => drawOffTheTop(c, yourDeck.minions.labelled('Slasher')),
          );
          c.extraAction();
        }),
      ),

      action(
        'The End?',
        'Put an action that is played on a minion from your discard pile into your hand. You may play it at once as an extra action.',
        onPlay((c) => takeAndMayPlay(c, c.choose(yourDiscardPile.playedOn('minion'), 'take'))),
      ),

      action(
        'Austin Kirk Mask',
        'Play on one of your minions. Ongoing: After one or more minions here are destroyed, this minion has extra power until the end of the turn, as much as one of them had.',
        playOn(minions.yours),
        whenever(minionsHereAreDestroyed, (c) =>
          c.if(minions.host.exist, () =>
            c.until('end of turn', powerFor(itsMinion, c.note(c.choosePower(theirPowers)))),
          ),
        ),
      ),

      action(
        'Chainsaw',
        'Play on one of your minions. Ongoing: At the start of your turn, place a +1 power counter on this minion. After a minion is destroyed, you may move this minion to that base, or from that base to another one.',
        playOn(minions.yours),
        atStartOfYourTurn((c) => c.placeCounters(itsMinion)),
        whenever(aMinion.isDestroyed, (c) =>
          c.if(
            equal(baseOf(itsMinion), there),
            () => c.moveElsewhere(c.mayChoose(minions.host, 'move')),
            () => c.may(() => c.move(itsMinion, there)),
          ),
        ),
      ),

      action(
        'Clawed Glove',
        'Play on one of your minions. Talent: A minion here has -1 power until the start of your next turn. Ongoing: After one or more minions here are destroyed, place a +1 power counter on this minion.',
        playOn(minions.yours),
        talent((c) => c.until('start of your turn', powerFor(c.choose(minions.here, 'weaken'), -1))),
        whenever(minionsHereAreDestroyed, (c) => c.placeCounters(itsMinion), together),
      ),

      action(
        'Machete',
        'Play on one of your minions. Talent: Move this minion to another base where another player has a minion. Ongoing: After one or more minions here are destroyed, your minions here have +1 power until the end of the turn. At the end of a turn in which this minion destroyed a minion, return this card to your hand.',
        playOn(minions.yours),
        talent((c) => c.moveToOne(itsMinion, bases.otherThan(here).withAny(minions.ofOthers))),
        whenever(
          minionsHereAreDestroyed,
          (c) => c.until('end of turn', powerFor(c.noteAll(minions.here.yours), 1)),
          together,
        ),
        atEndOfEachTurn((c) => c.return(thisCard), { when: hasDestroyedMinion(itsMinion) }),
      ),

      action(
        'Puzzle Box',
        'Play on one of your minions. Ongoing: While another player controls this minion, its abilities are cancelled. After one or more minions are destroyed, draw a card.',
        playOn(minions.yours),
        ongoing(cancels(minions.host.ofOthers)),
        whenever(aMinion.isDestroyed, (c) => c.draw(1), together),
      ),
    ],
  ),
  theirBases,
);
