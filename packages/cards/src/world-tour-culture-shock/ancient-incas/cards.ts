import {
  actions,
  afterScoring,
  all,
  among,
  anAction,
  baseDeck,
  baseOf,
  bases,
  equal,
  faction,
  first,
  here,
  hasAbilitiesOf,
  minions,
  moreTotal,
  ongoing,
  onlyAsSpecial,
  onPlay,
  owner,
  playInAnswerTo,
  reversed,
  talent,
  there,
  times,
  topBaseFaceDown,
  turnStarts,
  whenever,
  whether,
  whoDidIt,
  you,
  youCouldPlay,
  yourDeck,
  yourDiscardPile,
  yourHand,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

const yourActions = actions.onBases.yours;

/** Back in hand it could be played here, or it goes back to somebody else's hand and is not played at all. */
const couldBePlayedHere = actions.where(youCouldPlay(here)).or(actions.except(actions.ownedBy(you))).matches;

/** As it is: an empty base deck has none, and is not renewed for it. */
const topOfBaseDeck = first(reversed(baseDeck.list));

export const ancientIncas = inSet(
  set,
  faction(
    'Ancient Incas',
    'Stack actions on bases: most cards pay for every further action that you play there, and some play them again.',
    [
      minion(
        'Sapa Inca',
        'Search your deck and/or discard pile for an on-base action and put it into your hand. Ongoing: After you play an action on a base, place a +1 power counter on one of your minions there.',
        onPlay((c) => c.toHand(c.searchDeckOrDiscardPile((pile) => pile.playedOn('base'), 'mandatory'))),
        whenever(anAction.isPlayed.byYou.onBase, (c) =>
          c.placeCounters(c.choose(minions.yours.at(there), 'counter')),
        ),
      ),

      minion(
        'Child of the Sun',
        'Ongoing: Once per turn, after you play your first action of the turn on this base, you may play an extra action.',
        whenever(anAction.isPlayed.byYou.onBase.here.firstInTurn('player'), (c) => c.extraAction(), {
          limit: 'once per turn',
        }),
      ),

      minion(
        'Incan Engineer',
        'Reveal cards from the top of your deck until you reveal an on-base action. Put it into your hand and shuffle the other revealed cards into your deck.',
        onPlay((c) => {
          const found = c.revealUntil(1, yourDeck.playedOn('base'));
          const taken = c.toHand(among(found).playedOn('base'));
          const rest = among(found).except(taken);
          c.if(rest.exist, () => c.shuffleBack(rest));
        }),
      ),

      minion(
        'Llama',
        'You may return one of your actions from another base to your hand. If you do, play it on this base as an extra action.',
        onPlay((c) =>
          c.to(c.return(c.mayChoose(yourActions.elsewhere.where(couldBePlayedHere), 'return')), (load) =>
            c.if(equal(owner(load), you), () => c.play(load, { at: here })),
          ),
        ),
      ),

      action(
        'Armory',
        'Play on a base. Ongoing: Your total here is 2 higher for each other action you have on this base.',
        ongoing(moreTotal(here, you, times(2, yourActions.here.others.count))),
      ),

      action(
        'Ashlar Masonry',
        'Special: After a base scores, you may return one of your actions there to your hand. If you do, shuffle your other actions there into your deck.',
        onlyAsSpecial,
        playInAnswerTo(afterScoring),
        onPlay((c) =>
          c.to(c.return(c.mayChoose(yourActions.here, 'return')), () =>
            c.place(yourActions.here, 'deck shuffled'),
          ),
        ),
      ),

      action(
        'Fortress Walls',
        'Play on a base. Place a +1 power counter on one of your minions here. Ongoing: After you play another action on this base, you may do so again.',
        onPlay((c) => c.placeCounters(c.choose(minions.here.yours, 'counter'))),
        whenever(anAction.other.isPlayed.byYou.onBase.here, (c) =>
          c.placeCounters(c.mayChoose(minions.here.yours, 'counter')),
        ),
      ),

      action(
        'Golden Condor',
        'Return any number of your actions on bases to your hand. Then play each of them as an extra action.',
        onPlay((c) => {
          const back = c.return(c.chooseAny(yourActions, 'return'));
          c.playEach(yourHand.amongThese(back));
        }),
      ),

      action(
        'Quipu Strings',
        'Play an on-base action from your discard pile as an extra action.',
        onPlay((c) => c.mayPlay(yourDiscardPile.playedOn('base'))),
      ),

      action(
        'Royal Highway',
        'Play on a base. You may move one of your minions to or from here. Ongoing: After you play an action on another base, you may move one of your minions between there and here.',
        onPlay((c) => c.moveToOrFromHere(c.mayChoose(minions.yours, 'move'))),
        whenever(anAction.isPlayed.byYou.onBase.elsewhere, (c) => {
          const traveller = c.mayChoose(minions.yours.at(bases.amongThese(all(here, there))), 'move');
          c.move(traveller, whether(equal(baseOf(traveller), here), there, here));
        }),
      ),

      action(
        'Signs in the Stars',
        'Play on a base. Ongoing: The top card of the base deck is face up; this base also has its abilities. At the start of each turn, that player may turn it face down until the end of the turn. Talent: Put the top card of the base deck on the bottom.',
        ongoing(hasAbilitiesOf(here, topOfBaseDeck)),
        whenever(turnStarts, (c) => c.may(() => c.until('end of turn', topBaseFaceDown)), {
          players: whoDidIt,
        }),
        talent((c) => c.putBack(c.takeBases(1), 'bottom', baseDeck), { when: baseDeck.exist }),
      ),

      action(
        'Temple of the Sun',
        'Play on a base. Draw a card. Ongoing: After you play another action on this base, draw a card.',
        onPlay((c) => c.draw(1)),
        whenever(anAction.other.isPlayed.byYou.onBase.here, (c) => c.draw(1)),
      ),
    ],
  ),
  theirBases,
);
