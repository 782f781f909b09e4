import {
  actions,
  aMinion,
  baseDeck,
  baseDiscardPile,
  bases,
  before,
  beforeItScores,
  beforeScoring,
  cancels,
  cannotPlay,
  controller,
  current,
  equal,
  faction,
  handOf,
  here,
  itInPlay,
  lessThan,
  minions,
  moreAward,
  moreBreakpoint,
  morePower,
  not,
  ongoing,
  onPlay,
  or,
  otherPlayers,
  playInAnswerTo,
  plays,
  powerFor,
  talent,
  there,
  whenever,
  whoDidIt,
  youCouldPlay,
  yourHand,
  type BaseId,
  type Seat,
  type Value,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

/** Another player has brought a minion here, by playing or by moving it. */
const somebodyComes = aMinion.isPlayed.here.byOthers.or(aMinion.moves.here.byOthers);

/** What each other player who places here gets is 1 VP less. */
const spoils = ongoing(moreAward(here, otherPlayers, -1));

/** The base goes up in flames, with the actions on it, and another one is there. */
function burnDown(c: Verbs, old: Value<BaseId>, next: Value<BaseId>): void {
  c.destroy(actions.onBases.at(old));
  c.destroyBase(old, next);
}

/** Each of these here asks that player for a card. */
const groundsAgainst = (player: Value<Seat>) =>
  actions.here.named('Dangerous Ground').suchThat((one) => not(equal(controller(one), player)));

/** Whoever played the minion discards a card. */
const theyDiscard = (c: Verbs): void =>
  c.as(whoDidIt, () => {
    c.discard(c.choose(yourHand, 'discard'));
  });

export const dragons = inSet(
  set,
  faction(
    'Dragons',
    'Sit on bases and make them cheaper to break, costly to enter and poor to share for everybody else.',
    [
      minion(
        'Great Wyrm',
        'Ongoing: When this base scores, each other player gets 1 VP less for their place, to a minimum of 0.',
        spoils,
      ),

      minion(
        'Wyvern',
        'Destroy a minion of power 3 or less here. Talent: This base’s breakpoint is 3 lower until the end of the turn.',
        onPlay((c) => c.destroy(c.choose(minions.here.powerAtMost(3), 'destroy'))),
        talent((c) => c.until('end of turn', moreBreakpoint(c.note(here), -3))),
      ),

      minion(
        'Imperial Dragon',
        'Ongoing: After another player plays or moves a minion here, draw a card.',
        whenever(somebodyComes, (c) => c.draw(1)),
      ),

      minion(
        'Hatchling',
        'Ongoing: After another player plays or moves a minion here, it has -1 power until the end of the turn.',
        whenever(somebodyComes, (c) => c.until('end of turn', powerFor(c.note(itInPlay), -1))),
      ),

      action(
        'Bring Down the Walls',
        'Play on a base. Ongoing: Before this base scores, you may play an extra minion here.',
        beforeItScores((c) => c.extraMinionNow({ at: here }), { special: false }),
        current(
          { text: 'Play on a base. Special: Before this base scores, you may play an extra minion here.' },
          beforeItScores((c) => c.extraMinionNow({ at: here })),
        ),
      ),

      action(
        'Burn It Down',
        'Destroy a base and all actions on it. The top card of the base deck or a base of your choice from the base discard pile takes its place, and the minions stay.',
        onPlay((c) =>
          c.to(c.choose(bases, 'destroy'), (old) =>
            c.oneOf({
              'base deck': [
                () => c.to(c.takeBases(1), (next) => burnDown(c, old, next)),
                or(baseDeck.exist, baseDiscardPile.exist),
              ],
              'base discard pile': [
                () => c.to(c.choose(baseDiscardPile, 'base'), (next) => burnDown(c, old, next)),
                baseDiscardPile.exist,
              ],
            }),
          ),
        ),
      ),

      action(
        'Dangerous Ground',
        'Play on a base. Ongoing: Other players must discard a card to play a minion here.',
        ongoing(
          cannotPlay(
            plays.ofMinions.byOthers.here.suchThat(({ card, player }) =>
              lessThan(handOf(player).except(card).count, groundsAgainst(player).count),
            ),
          ),
        ),
        whenever(before(aMinion.isPlayed.byOthers.here), theyDiscard, { immediate: true }),
        current(
          { text: 'Play on a base. Ongoing: After another player plays a minion here, they discard a card.' },
          whenever(aMinion.isPlayed.byOthers.here, theyDiscard),
        ),
      ),

      action(
        'Dragon Lands',
        'Play on a base. Ongoing: Your minions here have +1 power. Special: Before a base scores, you may play this card there.',
        ongoing(morePower(minions.here.yours, 1)),
        playInAnswerTo(beforeScoring, { at: there }),
      ),

      action(
        'Flank Attack',
        'Search your deck, your discard pile or both for an action that is played on a base, and play it as an extra action.',
        onPlay((c) => {
          const found = c.searchDeckOrDiscardPile((pile) =>
            pile.playedOn('base').where(youCouldPlay(undefined, 'action')),
          );
          c.play(found, { as: 'action' });
        }),
      ),

      action(
        'Intimidating Presence',
        'Play on a base. Ongoing: Other players’ minions here have -1 power. Special: Before a base scores, you may play this card there.',
        ongoing(morePower(minions.here.ofOthers, -1)),
        playInAnswerTo(beforeScoring, { at: there }),
      ),

      action(
        'Raze',
        'Play on a base. Ongoing: Cancel the ability of this base.',
        ongoing(cancels(bases.here)),
      ),

      action(
        'Ruins',
        'Play on a base. Ongoing: When this base scores, each other player gets 1 VP less for their place, to a minimum of 0.',
        spoils,
      ),
    ],
  ),
  theirBases,
);
