import {
  actions,
  afterItScores,
  all,
  aMinion,
  among,
  atLeast,
  baseEnters,
  baseIsReplaced,
  baseOf,
  bases,
  current,
  faction,
  here,
  isAction,
  it,
  itInPlay,
  mayStandIn,
  minions,
  onlyAsSpecial,
  onPlay,
  or,
  playInAnswerTo,
  plus,
  power,
  powerFor,
  setAsideTitan,
  size,
  talent,
  there,
  thisCard,
  thisIsExtra,
  thisIsNotFromHand,
  thisIsOffTheTop,
  titans,
  whenever,
  whether,
  yourDeck,
  yourDiscardPile,
  yourHand,
  type CardId,
  type Value,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { emperorPenguin } from './titan.ts';
import { tumbleIn } from './tumble-in.ts';

const emperor = setAsideTitan('Emperor Penguin');

/** It is anything but the regular minion out of the hand. */
const isUnusual = or(thisIsNotFromHand, thisIsExtra);

/** One action among the top three cards may be drawn; the others go back on top. */
function regurgitate(c: Verbs, useIt: (drawn: Value<readonly CardId[]>) => void = () => {}): void {
  const fish = c.reveal(3);
  const drawn = c.toHand(c.mayChoose(among(fish).actions, 'take'));
  useIt(drawn);
  c.putBack(c.order(among(fish).except(drawn), 'to the top'), 'top');
}

/** Any number of cards go under the deck. */
const goUnder = (c: Verbs): Value<number> =>
  size(c.fromHandToDeck(c.order(c.chooseAny(yourHand, 'to the bottom'), 'to the bottom'), 'bottom'));

/** One of your cards here, but not the action that says so. */
const canSlide = minions.here.yours.or(titans.here.yours).or(actions.here.yours.onBases.others);

export const penguins = inSet(
  set,
  faction(
    'Penguins',
    'Small birds that pour out of the deck at random, and are better off for it.',
    [
      minion(
        'Command Penguin',
        'Play a minion off the top of your deck.',
        onPlay((c) => tumbleIn(c)),
      ),

      minion(
        'Dancing Penguin',
        'Special: When you are about to play another minion, you may play this minion from your hand there in its place. Put the other one on the bottom of its owner’s deck.',
        mayStandIn,
        current(
          {
            text: 'Special: After you play another minion, you may play this minion from your hand at that minion’s base. Put the other one on the bottom of its owner’s deck.',
          },
          playInAnswerTo(aMinion.other.isPlayed.byYou.where(minions.amongThese(it).exist), {
            at: baseOf(it),
            text: (c) => c.place(itInPlay, 'deck bottom'),
          }),
        ),
      ),

      minion(
        'Disguise Penguin',
        'Talent: Put this minion on the bottom of its owner’s deck to play a minion off the top of your deck here. Use this only once per turn, whichever Disguise Penguin has it.',
        talent((c) => c.to(c.place(thisCard, 'deck bottom'), () => tumbleIn(c, here)), {
          limit: 'once per turn for all copies',
        }),
        current(
          {
            text: 'Talent: Put this minion on the bottom of its owner’s deck to play a minion off the top of your deck. Use this only once per turn, whichever Disguise Penguin has it.',
          },
          talent((c) => c.to(c.place(thisCard, 'deck bottom'), () => tumbleIn(c)), {
            limit: 'once per turn for all copies',
          }),
        ),
      ),

      minion(
        'Snazzy Penguin',
        'If this minion came off the top of a deck, draw two cards.',
        onPlay((c) => c.draw(2), { when: thisIsOffTheTop }),
        current(
          { text: 'Draw a card, or two cards if this was not your regular minion from your hand.' },
          onPlay((c) => c.draw(whether(isUnusual, 2, 1))),
        ),
      ),

      minion(
        'Surfing Penguin',
        'You may move a minion here to another base.',
        onPlay((c) => c.moveElsewhere(c.mayChoose(minions.here, 'move'))),
      ),

      minion(
        'Regurgitating Penguin',
        'Reveal the top three cards of your deck. You may draw an action among them. Put the others back on top in any order.',
        onPlay((c) => regurgitate(c)),
        current(
          {
            text: 'Reveal the top three cards of your deck. You may draw an action among them; if this was not your regular minion from your hand, you may play that action as an extra action. Put the others back on top in any order.',
          },
          onPlay((c) =>
            regurgitate(c, (drawn) =>
              c.if(isUnusual, () => c.mayPlay(yourHand.amongThese(drawn), { as: 'action' })),
            ),
          ),
        ),
      ),

      minion(
        'Baby Penguin',
        'If this minion came off the top of a deck, play an extra minion of power 3 or less here.',
        onPlay((c) => c.extraMinion({ at: here, powerAtMost: 3 }), { when: thisIsOffTheTop }),
        current(
          {
            text: 'You may do one of these: play the titan Emperor Penguin here; or, if this minion was not played from your hand, play an extra minion of power 3 or less here.',
          },
          onPlay((c) =>
            c.may(() =>
              c.oneOf({
                'play the titan': [() => c.play(emperor, { at: here })],
                'extra minion': [() => c.extraMinion({ at: here, powerAtMost: 3 }), thisIsNotFromHand],
              }),
            ),
          ),
        ),
      ),

      action(
        'A Wish for Wings That Work',
        'Choose a base. You may play the titan Emperor Penguin there, or your minions there have +1 power until the end of the turn.',
        onPlay((c) => {
          const sky = c.choose(bases, 'base');
          c.oneOf({
            'play the titan': [() => c.mayPlayAt(emperor, sky)],
            strengthen: [() => c.until('end of turn', powerFor(c.noteAll(minions.yours.at(sky)), 1))],
          });
        }),
        current(
          {
            text: 'Play on a base. Ongoing: After you play a minion here, it has +1 power until the end of the turn. Special: After this card is revealed from your deck, you may play it as an extra action.',
          },
          whenever(aMinion.isPlayed.byYou.here, (c) => c.until('end of turn', powerFor(c.note(itInPlay), 1))),
          playInAnswerTo(thisCard.isRevealed),
        ),
      ),

      action(
        "I Can't Tell Them Apart",
        'Shuffle any number of your minions at one base into your deck. Play that many minions off the top of your deck there.',
        onPlay((c) => {
          const crowd = c.choose(bases.withYours, 'base');
          const gone = c.place(c.chooseAny(minions.yours.at(crowd), 'shuffle in'), 'deck shuffled');
          c.to(gone, () => c.renewDeck());
          const swept = c.collect(gone, () => {
            // A deck that runs out on the way is not renewed (R9.14).
            const left = c.note(yourDeck.count);
            const unused: Value<readonly CardId[]>[] = [];
            c.if(atLeast(left, 1), () => unused.push(c.playMinionOffTheTop(crowd).unused));
            return among(all(...unused)).where(atLeast(left, 1)).list;
          });
          c.shuffleBack(swept);
        }),
      ),

      action(
        'Ice Slide',
        'Play on a base. Special: After this base scores, draw a card for each of your minions that goes from here to the discard pile.',
        afterItScores((c) =>
          c.later('base replaced', aMinion.yours.goesToDiscardPile.here, (then) => then.draw(1)),
        ),
        current(
          {
            text: 'Play on a base. Ongoing: After you play a minion here, you may move one of your minions or your titan here to another base, or transfer another of your actions on this base to another base.',
          },
          whenever(aMinion.isPlayed.byYou.here, (c) => {
            const sliding = c.mayChoose(canSlide, 'move');
            c.if(
              isAction(sliding),
              () => c.transfer(sliding, c.choose(bases.otherThan(here), 'transfer')),
              () => c.moveElsewhere(sliding),
            );
          }),
        ),
      ),

      action(
        'Leaping Aboard',
        'Play on a base. Special: After this base scores, play a minion off the top of your deck on the base that replaces it.',
        afterItScores((c) =>
          c.later('base replaced', baseIsReplaced, (then) =>
            // On the first, where several bases come.
            then.if(then.notUsedUp, () => {
              then.useUp();
              tumbleIn(then, there);
            }),
          ),
        ),
        current(
          {
            text: 'Special: After a base comes into play, play a minion off the top of your deck there.',
          },
          onlyAsSpecial,
          playInAnswerTo(baseEnters, { text: (c) => tumbleIn(c, there) }),
        ),
      ),

      action(
        'Pebble Gift',
        'Play on a base. Ongoing: After you play a minion here off the top of a deck, draw a card.',
        whenever(aMinion.isPlayed.byYou.here.offTheTop, (c) => c.draw(1)),
        current(
          {
            text: 'Play on a base. Special: After this base scores, draw a card for each of your minions here.',
          },
          afterItScores((c) => c.draw(minions.here.yours.count)),
        ),
      ),

      action(
        'Secret Mission',
        'Put any number of cards from your hand on the bottom of your deck. Draw that many cards and shuffle your deck.',
        onPlay((c) => {
          c.draw(goUnder(c));
          c.shuffle();
        }),
        current(
          {
            text: 'Put any number of cards from your hand on the bottom of your deck. Draw that many cards and one more. You may shuffle your deck.',
          },
          onPlay((c) => {
            c.draw(plus(goUnder(c), 1));
            c.may(() => c.shuffle());
          }),
        ),
      ),

      action(
        'The Hatching',
        'Play a minion off the top of your deck.',
        onPlay((c) => tumbleIn(c)),
      ),

      action(
        'Under the Ice',
        'Reveal the top five cards of your deck. Play a random minion among them as an extra minion. Put the others on the bottom of their owners’ decks in any order.',
        onPlay((c) => {
          const swarm = c.reveal(5);
          const surfacing = c.atRandom(among(swarm).minions);
          c.play(surfacing, { as: 'minion', orDiscard: true });
          c.toDeck(c.order(among(swarm).except(surfacing), 'to the bottom'), 'deck bottom');
        }),
        current(
          {
            text: 'Play on a base. Ongoing: After you play a minion here, you may put a minion from your discard pile with no more power than that minion on the bottom of your deck.',
          },
          whenever(aMinion.isPlayed.byYou.here, (c) =>
            c.toDeck(
              c.mayChoose(yourDiscardPile.minions.powerAtMost(power(it)), 'to the bottom'),
              'deck bottom',
            ),
          ),
        ),
      ),
    ],
    emperorPenguin,
  ),
  theirBases,
);
