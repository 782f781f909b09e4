import {
  actions,
  all,
  aMinion,
  aMinionHere,
  anAction,
  and,
  asAction,
  atStartOfYourTurn,
  baseOf,
  beforeItScores,
  beganInAnEarlierTurn,
  beginsToAffect,
  by,
  byOthers,
  cannotBe,
  cannotPlay,
  type Condition,
  current,
  equal,
  extraEachTurn,
  faction,
  handSize,
  here,
  it,
  itInPlay,
  lessThan,
  lowest,
  minions,
  moreBreakpoint,
  notAffected,
  ongoing,
  onPlay,
  otherPlayers,
  othersActions,
  players,
  plays,
  plus,
  power,
  talent,
  thisCard,
  titans,
  type Value,
  type Verbs,
  wasDestroyed,
  whenever,
  whoDidIt,
  you,
  youCouldPlay,
  yourDeck,
  yourHand,
  yourTurn,
  type CardId,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { shieldFromIt } from '../shields.ts';
import { bigFunnyGiant } from './titan.ts';

const itIsSmallerHere: Condition = and(
  equal(baseOf(thisCard), here),
  minions.here.amongThese(itInPlay).powerBelow(power(thisCard)).exist,
);

const mayDestroyBelow = (amount: Value<number>) => (c: Verbs) =>
  c.destroy(c.mayChoose(minions.here.powerBelow(amount), 'destroy'));

const othersDiscardAtRandom = (c: Verbs, count: number): void =>
  c.forEach(otherPlayers, (player) => c.discardAtRandom(count, player));

/** Minions of one faction of these players cannot be played where this action is. */
function blockOneFactionOf(c: Verbs, who: typeof players): void {
  const blocked = c.chooseFaction(who);
  c.until('it leaves play', cannotPlay(plays.ofMinions.ofFaction(blocked).at(baseOf(thisCard))));
}

/** It may have left play, or come back as a new card; this action goes in any case. */
const itAndThis = all(itInPlay, thisCard);

export const tricksters = inSet(
  set,
  faction(
    'Tricksters',
    'Lay traps on bases, bar the way and pick other players’ pockets.',
    [
      minion(
        'Leprechaun',
        'Ongoing: After another player plays a minion here with less power than this minion, destroy it (after its ability).',
        whenever(aMinion.isPlayed.byOthers.here, (c) => c.if(itIsSmallerHere, () => c.destroy(it))),
        current(
          {
            text: 'Ongoing: Once each turn, after another player plays a minion here with less power than this minion, destroy it (after its ability).',
          },
          whenever(aMinion.isPlayed.byOthers.here, (c) =>
            c.if(and(c.notUsedUp, itIsSmallerHere), () => {
              c.useUp();
              c.destroy(it);
            }),
          ),
        ),
      ),

      minion(
        'Brownie',
        'Ongoing: After another player plays a card that affects this minion, that player discards two random cards.',
        whenever(thisCard.isAffected.byOthers, (c) => c.discardAtRandom(2, whoDidIt), {
          oncePerBatch: true,
        }),
        current(
          {
            text: 'Ongoing: Once each turn, after another player plays a minion on another base, draw a card.',
          },
          whenever(aMinion.isPlayed.byOthers.elsewhere, (c) => c.draw(1), { limit: 'once per turn' }),
        ),
      ),

      minion(
        'Gnome',
        'You may destroy a minion here whose power is less than the number of your minions here.',
        onPlay(mayDestroyBelow(minions.here.yours.count)),
        current(
          {
            text: 'Special: Before this base scores, you may destroy a minion here whose power is less than the number of your minions and titans here.',
          },
          beforeItScores(mayDestroyBelow(plus(minions.here.yours.count, titans.here.yours.count))),
        ),
      ),

      minion(
        'Gremlin',
        'Ongoing: After this minion is destroyed, draw a card, and each other player discards a random card.',
        whenever(thisCard.isDestroyed, (c) => {
          c.draw(1);
          othersDiscardAtRandom(c, 1);
        }),
        current(
          {
            text: 'Ongoing: After this minion goes from play to the discard pile, draw a card. After it is destroyed, each other player discards a random card.',
          },
          whenever(thisCard.goesToDiscardPile, (c) => {
            c.draw(1);
            c.if(wasDestroyed, () => othersDiscardAtRandom(c, 1));
          }),
        ),
      ),

      action(
        'Block the Path',
        'Play on a base and name a faction. Ongoing: Minions of that faction cannot be played here.',
        onPlay((c) => blockOneFactionOf(c, players)),
        current(
          {
            text: 'Play on a base. For each other player, choose one of that player’s factions. Ongoing: Minions of those factions cannot be played here.',
          },
          onPlay((c) =>
            c.forEach(otherPlayers, (player) => blockOneFactionOf(c, players.amongThese(player))),
          ),
        ),
      ),

      action(
        'Disenchant',
        'Destroy an action that is on a minion or a base.',
        onPlay((c) => c.destroy(c.choose(actions, 'destroy'))),
      ),

      action(
        'Enshrouding Mist',
        'Play on a base. Ongoing: On each of your turns, you may play an extra minion here.',
        ongoing(extraEachTurn(aMinionHere())),
        current(
          { text: 'Play on a base. Talent: You may play an extra minion here.' },
          talent((c) => c.extraMinion({ at: here })),
        ),
      ),

      action(
        'Flame Trap',
        'Play on a base. Ongoing: After another player plays a minion here, destroy it (after its ability) and this action.',
        whenever(aMinion.isPlayed.byOthers.here, (c) => c.destroy(itAndThis)),
        current(
          {
            text: 'Play on a base. Ongoing: After another player plays a minion here, destroy this action to destroy that minion. At the start of your turn, you may lower this base’s breakpoint by 4 until the end of the turn.',
          },
          whenever(aMinion.isPlayed.byOthers.here, (c) =>
            c.to(c.destroy(thisCard), () => c.destroy(itInPlay)),
          ),
          atStartOfYourTurn((c) => c.may(() => c.until('end of turn', moreBreakpoint(here, -4)))),
        ),
      ),

      action(
        'Hideout',
        'Play on a base. Ongoing: The first time another player’s action would affect your minions here, it does not affect them, and this action is destroyed.',
        ongoing(notAffected(minions.here.yours, { from: othersActions, sheds: false, breaks: true })),
        whenever(
          anAction.isPlayed.byOthers.where(beginsToAffect(minions.here.yours)),
          shieldFromIt(minions.here.yours),
          { immediate: true },
        ),
        current(
          {
            text: 'Play on a base. Ongoing: Other players cannot move minions here. Talent: Swap this action with an on-base action from your hand or deck, which you play here as an extra action. Then you may destroy a minion of power 2 or less here.',
          },
          ongoing(cannotBe(['move'], minions, byOthers, here)),
          talent((c) => {
            const playHere = (other: Value<CardId>): void => {
              c.play(other, { at: here });
              c.destroy(c.mayChoose(minions.here.powerAtMost(2), 'destroy'));
            };
            const inHand = yourHand.playedOn('base').where(youCouldPlay(here, 'action'));
            c.oneOf({
              hand: [
                () =>
                  c.to(c.choose(inHand, 'play'), (other) =>
                    c.to(c.place(thisCard, 'hand'), () => playHere(other)),
                  ),
              ],
              deck: [
                () =>
                  c.to(c.search(yourDeck.playedOn('base').where(youCouldPlay(here, 'action'))), (other) =>
                    c.to(
                      c.place(thisCard, 'deck shuffled'),
                      () => playHere(other),
                      () => c.shuffleBack(other),
                    ),
                  ),
              ],
            });
          }),
        ),
      ),

      action(
        'Mark of Sleep',
        'Choose a player. That player cannot play actions on their next turn.',
        onPlay((c) => {
          const sleeper = c.choose(players, 'player');
          c.as(sleeper, () =>
            c.until(
              'end of your next turn',
              cannotPlay(plays.ofActions.byYou, and(yourTurn, beganInAnEarlierTurn)),
            ),
          );
        }),
        current(
          {
            text: 'For each other player, choose one: Until the start of your turn, that player cannot play actions; or that player cannot move minions.',
          },
          onPlay((c) =>
            c.forEach(otherPlayers, (sleeper) =>
              c.oneOf(
                {
                  'no actions': [
                    () => c.until('start of your turn', cannotPlay(plays.ofActions.by(sleeper))),
                  ],
                  'no moving': [
                    () => c.until('start of your turn', cannotBe(['move'], minions, by(sleeper))),
                  ],
                },
                you,
                sleeper,
              ),
            ),
          ),
        ),
      ),

      action(
        'Pay the Piper',
        'Play on a base. Ongoing: After another player plays a minion here, that player discards a card.',
        whenever(aMinion.isPlayed.byOthers.here, (c) =>
          c.as(whoDidIt, () => c.discard(c.choose(yourHand, 'discard'))),
        ),
      ),

      action(
        'Take the Shinies',
        'Each other player discards two random cards.',
        onPlay((c) => othersDiscardAtRandom(c, 2)),
      ),

      minion(
        'Pixie',
        'Fusion. As a minion: If another player holds fewer cards than you, place a +1 power counter on any number of your minions here. As an action: Destroy an action to place two +1 power counters among your minions.',
        current(
          {},
          onPlay((c) =>
            c.if(lessThan(lowest(otherPlayers.list, handSize), handSize(you)), () =>
              c.placeCounters(c.chooseAny(minions.here.yours, 'counter')),
            ),
          ),
          asAction(
            onPlay((c) =>
              c.to(c.destroy(c.choose(actions, 'destroy')), () => c.shareCounters(2, minions.yours)),
            ),
          ),
        ),
      ),
    ],
    bigFunnyGiant,
  ),
  theirBases,
);
