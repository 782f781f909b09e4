import {
  actions,
  aMinion,
  baseOf,
  equal,
  faction,
  first,
  here,
  itInPlay,
  minions,
  nameOf,
  onPlay,
  plus,
  power,
  powerFor,
  setAsideTitan,
  talent,
  whenever,
  yourDeck,
  yourDiscardPile,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { isHereForTheTurn } from '../../for-the-turn.ts';
import { rainboroc } from './titan.ts';

/** A small one out of the deck comes here until the turn ends. */
const fetchHere = (c: Verbs): void =>
  isHereForTheTurn(c, c.searchAndPlay(yourDeck.minions.powerAtMost(2), here));

const othersHere = minions.here.others;

/** Minions of yours that stand beside a weaker one. */
const fighters = minions.yours.suchThat((one) => minions.at(baseOf(one)).powerBelow(power(one)).exist);

/** One minion of each name in your discard pile. */
const oneOfEachName = yourDiscardPile.minions.suchThat((one) =>
  equal(one, first(yourDiscardPile.minions.named(nameOf(one)).list)),
);

export const ittyCritters = inSet(
  set,
  faction(
    'Itty Critters',
    'Fetch the right small critter out of the deck for one turn, use what it does, and put it back under the deck.',
    [
      minion(
        'Critter Champion',
        'Talent: Search your deck for a minion of power 2 or less and play it here as an extra minion. At the end of the turn, if it is still yours, put it on the bottom of your deck.',
        talent(fetchHere),
      ),

      minion(
        'Critter Coach',
        'You may search your deck for a minion of power 2 or less and play it here as an extra minion. At the end of the turn, if it is still yours, put it on the bottom of your deck.',
        onPlay((c) => c.may(() => fetchHere(c))),
      ),

      minion(
        'Calicoin',
        'You may place a +1 power counter on another minion here.',
        onPlay((c) => c.placeCounters(c.mayChoose(othersHere, 'counter'))),
      ),

      minion(
        'Flooffairy',
        'You may draw a card.',
        onPlay((c) => c.may(() => c.draw(1))),
      ),

      minion(
        'Krakatoad',
        'You may give another minion here +2 power until the end of the turn.',
        onPlay((c) => c.until('end of turn', powerFor(c.mayChoose(othersHere, 'strengthen'), 2))),
      ),

      minion(
        'Leafaroo',
        'You may shuffle a card from your discard pile into your deck.',
        onPlay((c) => c.toDeck(c.mayChoose(yourDiscardPile, 'shuffle in'), 'deck shuffled')),
      ),

      minion(
        'Shellshock',
        'You may destroy another minion here of power 2 or less.',
        onPlay((c) => c.destroy(c.mayChoose(othersHere.powerAtMost(2), 'destroy'))),
      ),

      minion(
        'Tadpour',
        'You may move another minion here to another base.',
        onPlay((c) => c.moveElsewhere(c.mayChoose(othersHere, 'move'))),
      ),

      action(
        'Coach Combat',
        'Choose one of your minions. Destroy a minion at its base that has less power.',
        onPlay((c) => {
          const fighter = c.choose(fighters, 'affect');
          c.destroy(c.choose(minions.at(baseOf(fighter)).powerBelow(power(fighter)), 'destroy'));
        }),
      ),

      action(
        'Critter Cube',
        'Shuffle a minion in play of power 3 or less into your deck, whoever owns it.',
        onPlay((c) => c.shuffleIntoYourDeck(c.choose(minions.powerAtMost(3), 'shuffle in'))),
      ),

      action(
        'Evolution',
        'Destroy one of your minions to play the titan Rainboroc at its base, or to search your deck for a minion with up to 1 more power and play it there as an extra minion.',
        onPlay((c) => {
          const victim = c.choose(minions.yours, 'destroy');
          const den = c.note(baseOf(victim));
          const most = c.note(plus(power(victim), 1));
          c.to(c.destroy(victim), () =>
            c.oneOf({
              search: [() => c.searchAndPlay(yourDeck.minions.powerAtMost(most), den)],
              'play the titan': [() => c.play(setAsideTitan('Rainboroc'), { at: den })],
            }),
          );
        }),
      ),

      action(
        "Gotta Get 'Em All",
        'Shuffle one minion of each name from your discard pile into your deck.',
        onPlay((c) => c.toDeck(oneOfEachName.list, 'deck shuffled')),
      ),

      action(
        'I Select You!',
        'Search your deck for a minion of power 3 or less and play it as an extra minion. At the end of the turn, if it is still yours, put it on the bottom of your deck.',
        onPlay((c) => isHereForTheTurn(c, c.searchAndPlay(yourDeck.minions.powerAtMost(3)))),
      ),

      action(
        'Ittypedia',
        'Play on a base. Ongoing: After you play a minion here, it has +1 power until the end of the turn.',
        whenever(aMinion.isPlayed.byYou.here, (c) => c.until('end of turn', powerFor(c.note(itInPlay), 1))),
      ),

      action(
        'Recall Critter',
        'Play a minion of power 2 or less from your discard pile as an extra minion. At the end of the turn, if it is still yours, put it on the bottom of your deck.',
        onPlay((c) => isHereForTheTurn(c, c.mayPlay(yourDiscardPile.minions.powerAtMost(2)))),
      ),

      action(
        'Super Effective!',
        'Destroy an action on a base or on a minion.',
        onPlay((c) => c.destroy(c.choose(actions, 'destroy'))),
      ),
    ],
    rainboroc,
  ),
  theirBases,
);
