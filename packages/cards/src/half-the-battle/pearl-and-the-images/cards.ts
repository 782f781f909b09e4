import {
  all,
  aMinion,
  and,
  baseOf,
  bases,
  beforeScoring,
  canGoTo,
  discardPilesOf,
  equal,
  faction,
  here,
  itsMinion,
  lessThan,
  minions,
  minus,
  not,
  onPlay,
  otherPlayers,
  playInAnswerTo,
  players,
  powerFor,
  printedInTotal,
  size,
  talent,
  them,
  thisCard,
  whenever,
  you,
  youCouldPlay,
  yourHand,
  type BaseId,
  type CardId,
  type Seat,
  type Value,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { drawOffTheTop } from '../../off-the-top.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

/** Where such a minion is now, and another one of yours. */
const stages = bases.withAny(minions.amongThese(them)).withAny(minions.yours.others).otherThan(here);

const smallOnes = yourHand.minions.powerAtMost(2).where(youCouldPlay(here, 'minion'));

/** No other player has more minions here than you. */
const youLeadHere = and(
  minions.here.yours.exist,
  not(
    otherPlayers.suchThat((other) => lessThan(minions.here.yours.count, minions.here.of(other).count)).exist,
  ),
);

/** One of another player at the same base comes along. */
const withGuest = (c: Verbs, host: Value<CardId>) =>
  all(host, c.choose(minions.ofOthers.at(baseOf(host)), 'move'));

const strengthenAllHere = (c: Verbs) => c.until('end of turn', powerFor(c.noteAll(minions.here), 1));

/** Returns those who do not. */
const mayDraw = (c: Verbs, who: typeof players): Value<readonly Seat[]> =>
  c.offerTo(who, 'draw', (player) => c.draw(1, player));

const mayThank = (c: Verbs): void =>
  c.may(() =>
    c.oneOf({
      draw: [() => c.draw(1)],
      counter: [() => c.placeCounters(c.choose(minions.here, 'counter'))],
    }),
  );

const countPrinted = (c: Verbs, base: Value<BaseId>) =>
  c.until('start of your turn', printedInTotal(minions.at(c.note(base)).ofOthers));

export const pearlAndTheImages = inSet(
  set,
  faction(
    'Pearl and the Images',
    "Make everybody stronger, and gain from each rise of other players' power.",
    [
      minion(
        'Pearl',
        'Talent: Draw a minion of power 2 or less off the top of your deck OR a minion here has +1 power until the end of the turn.',
        talent((c) =>
          c.capitalOr({
            draw: [() => drawOffTheTop(c, (cards) => cards.minions.powerAtMost(2))],
            'strengthen a minion': [
              () => c.until('end of turn', powerFor(c.choose(minions.here, 'strengthen'), 1)),
            ],
          }),
        ),
      ),

      minion(
        'Crystal',
        'Talent: Place a +1 power counter on another player’s minion to place a +1 power counter on one of your minions at its base.',
        talent((c) =>
          c.to(c.placeCounters(c.choose(minions.ofOthers, 'counter')), (fan) =>
            c.placeCounters(c.choose(minions.yours.at(baseOf(fan)), 'counter')),
          ),
        ),
      ),

      minion(
        'Ruby',
        'You may give each minion here +1 power until the end of the turn.',
        onPlay((c) => c.may(() => strengthenAllHere(c))),
      ),

      minion(
        'Topaz',
        'Ongoing: Once per turn, after the power of another player’s minion has increased, you may place a +1 power counter on this minion OR move it to that minion’s base if you have a minion there.',
        whenever(aMinion.ofOthers.gainsPower, (c) =>
          c.mayOncePerTurn(() =>
            c.capitalOr({
              counter: [() => c.placeCounters(thisCard)],
              move: [() => c.moveToOne(thisCard, stages)],
            }),
          ),
        ),
      ),

      action(
        "All's Right with the World",
        'Play on a base. Talent: Each minion here has +1 power until the end of the turn OR one minion of each player here has +2 power until the end of the turn.',
        talent((c) =>
          c.capitalOr({
            'strengthen all': [() => strengthenAllHere(c)],
            'strengthen one each': [
              () =>
                c.until(
                  'end of turn',
                  powerFor(
                    c.oneOfEach(players, (player) => minions.here.of(player), 'strengthen'),
                    2,
                  ),
                ),
            ],
          }),
        ),
      ),

      action(
        'Dressing Room',
        'Each player may draw a card. Draw a card for each player who did.',
        onPlay((c) => {
          const refused = all(mayDraw(c, players.amongThese(you)), mayDraw(c, otherPlayers));
          c.draw(minus(players.count, size(refused)));
        }),
      ),

      action(
        'Jam All Night Long',
        'Play on a base. Talent: Choose a player. They must play an extra minion of power 2 or less here from hand, or reveal a hand without one. If another player plays one, you may draw a card or place a +1 power counter on a minion here.',
        talent((c) => {
          const host = c.note(you);
          const guest = c.choose(players, 'player');
          c.as(guest, () =>
            c.to(
              c.choose(smallOnes, 'play'),
              (one) =>
                c.to(c.play(one, { at: here, as: 'minion' }), () =>
                  c.if(not(equal(guest, host)), () => c.as(host, () => mayThank(c))),
                ),
              () => c.revealHands(players.amongThese(guest)),
            ),
          );
        }),
      ),

      action(
        'Love Unites Us',
        'Each player shuffles all minions of power 2 or less from their discard pile into their deck.',
        onPlay((c) => c.toDeck(discardPilesOf(players).minions.powerAtMost(2), 'deck shuffled')),
      ),

      action(
        'Now You Know: Bike Safety',
        'Move one of your minions and another player’s minion from the same base to another base. Special: Before a base scores, you may play this card to move them there from another base instead.',
        onPlay((c) => {
          const host = c.choose(minions.yours, 'move');
          c.moveToOne(withGuest(c, host), bases.otherThan(baseOf(host)));
        }),
        playInAnswerTo(beforeScoring, {
          text: (c) => {
            const host = c.chooseAble(minions.yours.elsewhere, canGoTo(here), 'move');
            c.move(withGuest(c, host), here);
          },
        }),
      ),

      action(
        "She's Got the Power",
        'Play on a minion. Ongoing: Once per turn, after the power of another player’s minion at this minion’s base has increased, this minion may have +3 power until the end of the turn.',
        whenever(
          aMinion.ofOthers.gainsPower.here,
          (c) => c.mayOncePerTurn(() => c.until('end of turn', powerFor(c.note(itsMinion), 3))),
          { oncePerBatch: true },
        ),
      ),

      action(
        'Truly Outstanding',
        'Place a +1 power counter on each of any number of other players’ minions. For each counter placed, you may place a +1 power counter on one of your minions.',
        onPlay((c) => {
          const given = c.placeCounters(c.chooseAny(minions.ofOthers, 'counter'));
          c.repeat(size(given), () => c.placeCounters(c.mayChoose(minions.yours, 'counter')));
        }),
      ),

      action(
        "We're Up, You're Down",
        'Choose a base. Until the start of your next turn, each other player’s minion there counts only its printed power in its controller’s total. Special: Before a base scores where you have the most minions, you may play this card and must choose that base.',
        onPlay((c) => countPrinted(c, c.choose(bases, 'base'))),
        playInAnswerTo(beforeScoring, { when: youLeadHere, text: (c) => countPrinted(c, here) }),
      ),
    ],
  ),
  theirBases,
);
