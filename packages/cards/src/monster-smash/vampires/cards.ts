import {
  afterScoring,
  aMinion,
  anotherLostPower,
  asAction,
  atStartOfYourTurn,
  baseOf,
  bases,
  canChangePower,
  cannotPlay,
  countersOn,
  current,
  destroys,
  faction,
  here,
  isBehind,
  itsMinion,
  minions,
  morePower,
  moreTotal,
  ongoing,
  onlyAsSpecial,
  onPlay,
  playInAnswerTo,
  plays,
  powerFor,
  size,
  talent,
  there,
  thisCard,
  thisIsNotFromHand,
  thisTurn,
  useInAnswerTo,
  whenever,
  winners,
  you,
  yourDeck,
  yourDiscardPile,
  yourHand,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { ancientLord } from './titan.ts';

const youDestroyAMinion = aMinion.isDestroyed.byYou;

/** Another player's minion was destroyed, at any base and by anybody. */
const anotherPlayersMinionDies = aMinion.ofOthers.isDestroyed;

export const vampires = inSet(
  set,
  faction(
    'Vampires',
    'Destroy the weak, also your own, and grow with every death.',
    [
      minion(
        'The Count',
        'Ongoing: After another player’s minion is destroyed, place a +1 power counter on this minion.',
        whenever(anotherPlayersMinionDies, (c) => c.placeCounters(thisCard)),
        current(
          {
            text: 'Ongoing: After a minion is destroyed, you may place a +1 power counter on a minion at the base where it was. Talent: A minion has -1 power until the start of your turn.',
          },
          whenever(aMinion.isDestroyed, (c) => c.placeCounters(c.mayChoose(minions.at(there), 'counter'))),
          talent((c) => c.until('start of your turn', powerFor(c.choose(minions, 'weaken'), -1))),
        ),
      ),

      minion(
        'Nightstalker',
        'Destroy a minion of power 2 or less here to place a +1 power counter on this minion.',
        onPlay((c) =>
          c.to(c.destroy(c.choose(minions.here.powerAtMost(2), 'destroy')), () => c.placeCounters(thisCard)),
        ),
        current(
          {
            text: 'Talent: If you have destroyed a minion this turn, draw a card, and this minion has +2 power until the end of the turn.',
          },
          talent(
            (c) => {
              c.draw(1);
              c.until('end of turn', powerFor(thisCard, 2));
            },
            { when: thisTurn(youDestroyAMinion) },
          ),
        ),
      ),

      minion(
        'Heavy Drinker',
        'You may destroy one of your minions to place a +1 power counter on this minion.',
        onPlay((c) =>
          c.to(c.destroy(c.mayChoose(minions.yours, 'destroy')), () => c.placeCounters(thisCard)),
        ),
        current(
          {
            text: 'You may destroy a minion of power 2 or less here, or another of your minions, to place two +1 power counters on this minion.',
          },
          onPlay((c) => {
            const prey = minions.here.powerAtMost(2).or(minions.yours.others);
            c.to(c.destroy(c.mayChoose(prey, 'destroy')), () => c.placeCounters(thisCard, 2));
          }),
        ),
      ),

      minion(
        'Fledgling Vampire',
        'If another player has more power here than you, place a +1 power counter on this minion.',
        onPlay((c) => c.if(isBehind(you, here), () => c.placeCounters(thisCard))),
        current(
          {
            text: 'If you played this minion from anywhere but your hand, place a +1 power counter on it. Special: After you destroy another minion, you may bury this card from your hand or discard pile.',
          },
          onPlay((c) => c.if(thisIsNotFromHand, () => c.placeCounters(thisCard))),
          useInAnswerTo(aMinion.other.isDestroyed.byYou, {
            inDiscard: true,
            text: (c) => c.bury(thisCard, c.choose(bases, 'bury')),
          }),
        ),
      ),

      action(
        'Big Gulp',
        'Destroy a minion of power 4 or less.',
        onPlay((c) => c.destroy(c.choose(minions.powerAtMost(4), 'destroy'))),
      ),

      action(
        'Buffet',
        'Special: After a base scores, if you won it, place a +1 power counter on each of your minions.',
        onlyAsSpecial,
        playInAnswerTo(afterScoring),
        onPlay((c) => c.if(winners.amongThese(you).exist, () => c.placeCounters(minions.yours))),
        current(
          { text: 'Draw two cards. Special: You may play this card after you destroy a minion.' },
          playInAnswerTo(youDestroyAMinion),
          onPlay((c) => c.draw(2)),
        ),
      ),

      action(
        'Crack of Dusk',
        'Play a minion of power 2 or less from your discard pile as an extra minion. Place a +1 power counter on it.',
        onPlay((c) =>
          c.to(c.mayPlay(yourDiscardPile.minions.powerAtMost(2)), (risen) => c.placeCounters(risen)),
        ),
      ),

      action(
        'Cull the Weak',
        'Choose one of your minions. Discard any number of minions from your hand, and place a +1 power counter on it for each of them.',
        onPlay((c) =>
          c.to(c.choose(minions.yours, 'counter'), (strong) => {
            const culled = c.discard(c.chooseAny(yourHand.minions, 'discard'));
            c.placeCounters(strong, size(culled));
          }),
        ),
        current(
          {
            text: 'Search your deck for up to two minions and discard them. For each of them place a +1 power counter on a minion.',
          },
          onPlay((c) => {
            c.renewDeck();
            const culled = c.discard(c.chooseUpTo(2, yourDeck.minions, 'search'));
            c.shuffle();
            c.shareCounters(size(culled), minions);
          }),
        ),
      ),

      action(
        'Dinner Date',
        'Place a +1 power counter on one of your minions. Destroy a minion of power 2 or less at its base.',
        onPlay((c) =>
          c.to(c.choose(minions.yours, 'counter'), (host) => {
            c.placeCounters(host);
            c.destroy(c.choose(minions.at(baseOf(host)).powerAtMost(2), 'destroy'));
          }),
        ),
        current(
          {
            text: 'Play on a minion, and place two +1 power counters on one of your minions. Ongoing: This minion has -2 power. If its power is 0, destroy it.',
          },
          onPlay((c) => c.placeCounters(c.choose(minions.yours, 'counter'), 2)),
          ongoing(morePower(minions.host, -2)),
          ongoing(destroys(minions.host.powerAtMost(0))),
        ),
      ),

      action(
        'Mad Monster Party',
        'Place a +1 power counter on each of your minions that has none.',
        onPlay((c) => c.placeCounters(minions.yours.except(minions.withCounters))),
        current(
          {
            text: 'Choose a base. Place a +1 power counter on each of your minions there. Special: You may play this card after you destroy a minion; then choose the base where it was.',
          },
          playInAnswerTo(youDestroyAMinion, { text: (c) => party(c, there) }),
          onPlay((c) => party(c, c.choose(bases, 'base'))),
        ),
      ),

      action(
        'Opportunist',
        'Play on a minion. Ongoing: After another player’s minion is destroyed, place a +1 power counter on the minion that this is on.',
        whenever(anotherPlayersMinionDies, (c) => c.placeCounters(itsMinion)),
      ),

      action(
        'Summon Wolves',
        'Play on a base. Ongoing: At the start of your turn, place a +1 power counter on this action. While you have a minion here, each of these counters gives you +1 power here.',
        atStartOfYourTurn((c) => c.placeCounters(thisCard)),
        ongoing(moreTotal(here, you, countersOn(thisCard), minions.here.yours.exist)),
      ),

      minion(
        'Wolf Pact',
        'Fusion. As a minion: You may give a minion -1 power until the start of your next turn to place a +1 power counter on another of your minions here. As an action: Shuffle a card from your discard pile into your deck.',
        current(
          {},
          onPlay((c) =>
            c.to(c.mayChoose(minions.where(canChangePower), 'weaken'), (weak) => {
              c.until('start of your turn', powerFor(weak, -1));
              c.placeCounters(c.choose(minions.here.yours.others, 'counter'));
            }),
          ),
          asAction(onPlay((c) => c.toDeck(c.choose(yourDiscardPile, 'shuffle in'), 'deck shuffled'))),
        ),
      ),

      action(
        'Stakeout',
        'Play on a base. Talent: If another player’s power here has gone down this turn, other players cannot play minions of power 3 or more here until the start of your next turn.',
        current(
          {},
          talent(
            (c) => c.until('start of your turn', cannotPlay(plays.ofMinions.powerAtLeast(3).byOthers.here)),
            { when: anotherLostPower(here) },
          ),
        ),
      ),
    ],
    ancientLord,
  ),
  theirBases,
);

/** Your minions there each get a counter. */
function party(c: Verbs, place: typeof here): void {
  c.placeCounters(minions.yours.at(place));
}
