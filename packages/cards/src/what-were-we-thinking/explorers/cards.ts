import {
  aCard,
  afterScoring,
  all,
  aMinion,
  among,
  baseDeck,
  baseEnters,
  baseIsReplaced,
  baseOf,
  bases,
  beforeScoring,
  canGoTo,
  current,
  equal,
  faction,
  here,
  it,
  itsController,
  minions,
  minus,
  movedYoursHere,
  not,
  onlyAsSpecial,
  onPlay,
  playInAnswerTo,
  powerFor,
  size,
  there,
  thisCard,
  wasPlayedEarlier,
  whatDidIt,
  whenever,
  you,
  type Value,
  type Verbs,
  type CardId,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { veryLargeBoulder } from './titan.ts';

/** Minions that are not at that one's base. */
const partnersOf = (one: Value<CardId>) => minions.at(bases.otherThan(baseOf(one)));
/** Of these, those that could change places with that one. */
const swappableWith = (one: Value<CardId>) =>
  partnersOf(one)
    .where(canGoTo(baseOf(one)))
    .suchThat((other) => minions.amongThese(one).where(canGoTo(baseOf(other))).exist);
const swappable = minions.suchThat((one) => swappableWith(one).exist);

/** Forgotten Horrors: once for each card played, and only where this action still is. */
const digDeeper = (c: Verbs): void =>
  c.if(equal(baseOf(thisCard), here), () =>
    c.onceFor(whatDidIt, () => {
      c.draw(1);
      c.transfer(thisCard, c.choose(bases.otherThan(here), 'transfer'));
    }),
  );

export const explorers = inSet(
  set,
  faction(
    'Explorers',
    'Pick the bases that come next, add new ones, be the first to arrive there and profit from keeping on the move.',
    [
      minion(
        'Idaho Smith',
        'You may put the top base of the base deck into play. If you do, move this minion there, and any number of your other minions from here along with it.',
        onPlay((c) =>
          c.may(() => {
            c.to(c.takeBases(1), (newBase) => {
              c.enterBase(newBase);
              const companions = c.chooseAny(minions.here.yours.others, 'move');
              c.move(all(thisCard, companions), newBase);
            });
          }),
        ),
      ),

      minion(
        'Guide',
        'Ongoing: After one of your minions moves for the first time in a turn, it gets +1 power until the end of the turn.',
        whenever(aMinion.moves.firstInTurn('card').where(equal(itsController, you)), (c) =>
          c.until('end of turn', powerFor(c.note(it), 1)),
        ),
      ),

      minion(
        'Crypt Looter',
        'Special: After a base comes into play, you may play this minion there as an extra minion.',
        playInAnswerTo(baseEnters, { at: there }),
      ),

      minion(
        'Glory Hound',
        'Look at the top two bases of the base deck. Put one on top and the other on the bottom.',
        onPlay((c) => {
          const seen = c.lookAt(2, baseDeck);
          const sunk = c.chooseExactly(minus(size(seen), 1), among(seen), 'to the bottom');
          c.putBack(sunk, 'bottom', baseDeck);
          c.putBack(among(seen).except(sunk), 'top', baseDeck);
        }),
        current(
          {
            text: 'Look at the top two bases of the base deck. Put each on the top or the bottom, in any order.',
          },
          onPlay((c) => c.putBack(c.lookAt(2, baseDeck), 'either end', baseDeck)),
        ),
      ),

      action(
        'Dr Livingstone, I Presume?',
        'Choose a minion. If it is the only minion at its base, shuffle it into its owner’s deck.',
        onPlay((c) => {
          // One that is not alone, or immune, may be chosen as well.
          const lostSoul = c.chooseAble(minions, minions.matches, 'shuffle in');
          c.if(not(minions.at(baseOf(lostSoul)).except(lostSoul).exist), () =>
            c.place(lostSoul, 'deck shuffled'),
          );
        }),
      ),

      action(
        'Forgotten Horrors',
        'Play on a base. Ongoing: After you play a minion here, or a card that moves one or more of your minions here, draw a card and transfer this action to another base.',
        whenever(aMinion.isPlayed.byYou.here.or(aCard.isPlayed.byYou.where(movedYoursHere(it))), digDeeper),
        whenever(aMinion.yours.moves.here.where(wasPlayedEarlier(whatDidIt)), digDeeper, {
          oncePerBatch: true,
        }),
      ),

      action(
        'Fortune and Glory',
        'Choose a base. You may move up to two minions from there to one other base.',
        onPlay((c) => {
          const origin = c.choose(bases, 'base');
          const movers = c.chooseUpTo(2, minions.at(origin), 'move');
          c.moveToOne(movers, bases.otherThan(origin));
        }),
      ),

      action(
        'I Said No Camels!',
        'Choose a base. Place a +1 power counter on each of your minions there, or draw a card for each of them.',
        onPlay((c) => {
          const camp = c.choose(bases, 'base');
          c.if(minions.yours.at(camp).exist, () =>
            c.oneOf({
              counters: [() => c.placeCounters(minions.yours.at(camp))],
              draw: [() => c.draw(minions.yours.at(camp).count)],
            }),
          );
        }),
      ),

      action(
        'It Belongs in a Museum',
        'Choose two minions at different bases. Each moves to the other’s base.',
        onPlay((c) => {
          const one = c.chooseAble(
            minions.suchThat((one) => partnersOf(one).exist),
            swappable.matches,
            'move',
          );
          c.to(one, () => {
            const other = c.chooseAble(partnersOf(one), swappableWith(one).matches, 'move');
            c.move(all(one, other), all(baseOf(other), baseOf(one)));
          });
        }),
      ),

      action(
        'Lost City',
        'Special: After a base scores, reveal the top two bases of the base deck. Replace the scored base with one of them and discard the other. You may play an extra minion on the new base.',
        onlyAsSpecial,
        playInAnswerTo(afterScoring),
        onPlay((c) => {
          c.chooseNextBase(() => {
            const found = c.reveal(2, baseDeck);
            const next = c.choose(among(found), 'base');
            c.replaceWith(next);
            c.discard(among(found).except(next), baseDeck);
          });
          c.later('base replaced', baseIsReplaced, (d) => d.extraMinionNow({ at: there }));
        }),
      ),

      action(
        'X Never Marks the Spot',
        'Move each of your minions to another base of your choice.',
        onPlay((c) => c.moveEachElsewhere(minions.yours)),
        current(
          { text: 'Move any number of your minions, each to another base of your choice.' },
          onPlay((c) => c.moveEachElsewhere(c.chooseAny(minions.yours, 'move'))),
        ),
      ),

      action(
        'You Call This Archaeology?',
        'Move one of your minions to another base. Special: You may also play this before or after a base scores.',
        onPlay((c) => c.moveElsewhere(c.choose(minions.yours, 'move'))),
        playInAnswerTo(beforeScoring),
        playInAnswerTo(afterScoring),
      ),
    ],
    veryLargeBoulder,
  ),
  theirBases,
);
