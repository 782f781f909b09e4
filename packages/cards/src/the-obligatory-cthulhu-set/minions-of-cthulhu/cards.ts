import {
  aMinion,
  among,
  atEndOfEachTurn,
  atStartOfYourTurn,
  bases,
  beforeScoring,
  cardsInPlay,
  current,
  faction,
  first,
  here,
  minions,
  onPlay,
  otherPlayers,
  players,
  playOn,
  powerFor,
  size,
  talent,
  thisCard,
  thisTurn,
  titans,
  whenever,
  yourDeck,
  yourDiscardPile,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { MADNESS, madnessInHand, oneMadnessInHand } from '../madness/cards.ts';
import { cthulhu } from './titan.ts';

/** What lies at the base itself, titans apart: what is on a minion is lost with it (R9.6). */
const cardsHere = cardsInPlay.here.onBases.except(titans);

/**
 * These cards go to the bottom of their owners' decks, each owner choosing the order; a titan leaves play (R11.7).
 * Then the top base of the base deck changes places with this one, and what is still here, and no minion, is
 * discarded.
 */
const completeRitual = (cards: typeof cardsInPlay) =>
  atStartOfYourTurn((c) => {
    c.eachPlayer(players, (owner) =>
      c.place(c.order(cards.ownedBy(owner).list, 'to the bottom'), 'deck bottom'),
    );
    c.place(titans.here, 'aside');
    c.exchangeBase(here, first(c.takeBases(1)), 'minions');
  });

export const minionsOfCthulhu = inSet(
  set,
  faction(
    'Minions of Cthulhu',
    'Take on Madness for extra actions, destruction and VP, and push it into other players’ hands.',
    [
      minion(
        'Star-Spawn of Cthulhu',
        'Talent: Place a Madness card from your hand into another player’s hand.',
        talent((c) => c.to(oneMadnessInHand, (gift) => c.handOver(gift, c.choose(otherPlayers, 'player')))),
      ),

      minion(
        "Cthulhu's Chosen",
        'Special: Before a base scores, you may draw a Madness card. If you do, this minion gets +2 power until the end of the turn.',
        whenever(
          beforeScoring,
          (c) => c.may(() => c.to(c.drawFrom(MADNESS), () => c.until('end of turn', powerFor(thisCard, 2)))),
          { special: true },
        ),
        current({
          text: 'Special: Before a base scores, you may draw a Madness card to give this minion +2 power until the end of the turn.',
        }),
      ),

      minion(
        'Servitor of Cthulhu',
        'Talent: Destroy this minion. Put an action from your discard pile on top of your deck.',
        talent((c) => {
          c.destroy(thisCard);
          c.toDeck(c.choose(yourDiscardPile.actions, 'to the top'), 'deck top');
        }),
      ),

      action(
        'Altar to Cthulhu',
        'Play on a base. Ongoing: After you play a minion here, you may play an extra action.',
        whenever(aMinion.isPlayed.byYou.here, (c) => c.extraAction()),
        current(
          {
            text: 'Play on a base. Ongoing: Once per turn, after you play a minion here, you may play an extra action.',
          },
          whenever(aMinion.isPlayed.byYou.here, (c) => c.extraAction(), { limit: 'once per turn' }),
        ),
      ),

      action(
        'Complete the Ritual',
        'Play on a base where you have a minion. Ongoing: At the start of your turn, put all minions and actions here on the bottom of their owners’ decks, and exchange this base with the top base of the base deck.',
        playOn(bases.withYours),
        completeRitual(cardsHere.faceUp),
        current(
          {
            text: 'Play on a base where you have a minion. Ongoing: At the start of your turn, put all cards here on the bottom of their owners’ decks, and exchange this base with the top base of the base deck.',
          },
          playOn(bases.withYours),
          completeRitual(cardsHere),
        ),
      ),

      action(
        'Corruption',
        'Draw a Madness card. Destroy a minion.',
        onPlay((c) => {
          c.drawFrom(MADNESS);
          c.destroy(c.choose(minions, 'destroy'));
        }),
      ),

      action(
        'Cthulhu Fhtagn',
        'Reveal cards from the top of your deck until you reveal two actions. Put these into your hand, and the others on the bottom of your deck in any order.',
        onPlay((c) => {
          const found = c.revealUntil(2, yourDeck.actions);
          const taken = c.toHand(among(found).actions);
          c.putBack(c.order(among(found).except(taken).list, 'to the bottom'), 'bottom');
        }),
      ),

      action(
        'Furthering the Cause',
        'Play on a base. Ongoing: At the end of each turn, if another player’s minion was destroyed here this turn, gain 1 VP.',
        atEndOfEachTurn((c) => c.if(thisTurn(aMinion.ofOthers.isDestroyed.here), () => c.gainVp(1))),
      ),

      action(
        'It Begins Again',
        'Shuffle any number of actions from your discard pile into your deck.',
        onPlay((c) => c.toDeck(c.chooseAny(yourDiscardPile.actions, 'shuffle in'), 'deck shuffled')),
      ),

      action(
        'Madness Unleashed',
        'Discard any number of Madness cards from your hand. For each of them, draw a card and you may play an extra action.',
        onPlay((c) => {
          const released = c.note(size(c.discard(c.chooseAny(madnessInHand, 'discard'))));
          c.draw(released);
          c.extraAction({ count: released });
        }),
      ),

      action(
        'Recruit by Force',
        'Put any number of minions of power 3 or less from your discard pile on top of your deck in any order.',
        onPlay((c) => {
          const recruits = c.chooseAny(yourDiscardPile.minions.powerAtMost(3), 'to the top');
          c.toDeck(c.order(recruits, 'to the top'), 'deck top');
        }),
      ),

      action(
        'The Seal is Broken',
        'Draw a Madness card. Gain 1 VP.',
        onPlay((c) => {
          c.drawFrom(MADNESS);
          c.gainVp(1);
        }),
      ),

      action(
        'Whispers in Darkness',
        'Draw a Madness card. You may play two extra actions.',
        onPlay((c) => {
          c.drawFrom(MADNESS);
          c.extraAction({ count: 2 });
        }),
      ),
    ],
    cthulhu,
  ),
  theirBases,
);
