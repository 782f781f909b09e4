import {
  action,
  among,
  baseOf,
  bases,
  basesAreLeft,
  both,
  canGoTo,
  cardOfThisTurnMovedYoursHere,
  current,
  equal,
  faction,
  happenedToYourMinion,
  hasMinion,
  here,
  isFirstMove,
  it,
  minion,
  minionCount,
  minions,
  minus,
  not,
  onlyAsSpecial,
  onPlay,
  otherThan,
  pair,
  playedCardBroughtYoursHere,
  playInAnswerTo,
  powerFor,
  size,
  there,
  thisCard,
  whatDidIt,
  whenever,
  you,
  type CardTest,
  type Value,
  type Verbs,
} from '@smashup/engine';

/** Minions that are not at that one's base. */
const partnersOf = (one: Value<number>) => minions.where(otherThan(baseOf(one)));
const hasPartner: CardTest = (g, s, one) => partnersOf(() => one).exist(g, s);
/** Of these, those that could change places with that one. */
const couldSwapWith =
  (one: Value<number>): CardTest =>
  (g, s, other) =>
    canGoTo(baseOf(() => other))(g, s, one(g, s)) && canGoTo(baseOf(one))(g, s, other);
const couldSwap: CardTest = (g, s, one) =>
  partnersOf(() => one)
    .where(couldSwapWith(() => one))
    .exist(g, s);

/** Forgotten Horrors: once for each card played, and only where this action still is. */
const digDeeper = (c: Verbs): void =>
  c.if(both(c.notReactedTo(whatDidIt), equal(baseOf(thisCard), here)), () => {
    c.hasReactedTo(whatDidIt);
    c.draw(1);
    c.transfer(thisCard, c.choose(bases.otherThan(here), 'transfer'));
  });

export const explorers = faction(
  'Explorers',
  'Pick the bases that come next, add new ones, be the first to arrive there and profit from keeping on the move.',
  [
    minion(
      'Idaho Smith',
      {
        copies: 1,
        power: 5,
        text: 'You may put the top base of the base deck into play. If you do, move this minion there, and any number of your other minions from here along with it.',
      },
      onPlay((c) =>
        c.may(() => {
          c.to(c.takeBases(1), (newBase) => {
            c.enterBase(newBase);
            const companions = c.chooseAny(minions.here.yours.others, 'move');
            c.move((g, s) => [s.self, ...companions(g, s)], newBase);
          });
        }, basesAreLeft),
      ),
    ),

    minion(
      'Guide',
      {
        copies: 2,
        power: 4,
        text: 'Ongoing: After one of your minions moves for the first time in a turn, it gets +1 power until the end of the turn.',
      },
      whenever('moved', (c) => c.until('end of turn', powerFor(c.note(it), 1)), {
        when: (g, s, e) => happenedToYourMinion(g, s, e) && isFirstMove(g, s, e),
      }),
    ),

    minion(
      'Crypt Looter',
      {
        copies: 3,
        power: 3,
        text: 'Special: After a base comes into play, you may play this minion there as an extra minion.',
      },
      playInAnswerTo('base entered', { at: (_g, _s, e) => [e.base] }),
    ),

    minion(
      'Glory Hound',
      {
        copies: 4,
        power: 2,
        text: 'Look at the top two bases of the base deck. Put one on the top and the other on the bottom.',
      },
      onPlay((c) => {
        const seen = c.lookAtBases(2);
        const sunk = c.chooseExactly(minus(size(seen), 1), among(seen), 'to the bottom');
        c.putBasesBack(sunk, 'bottom');
        c.putBasesBack(among(seen).except(sunk), 'top');
      }),
      current(
        {
          text: 'Look at the top two bases of the base deck. Put each on the top or the bottom, in any order.',
        },
        onPlay((c) => {
          const { top, bottom } = c.chooseEnds(c.lookAtBases(2));
          c.putBasesBack(top, 'top');
          c.putBasesBack(bottom, 'bottom');
        }),
      ),
    ),

    action(
      'Dr Livingstone, I Presume?',
      {
        copies: 1,
        play: 'standard',
        text: 'Choose a minion. If it is the only minion at its base, shuffle it into its owner’s deck.',
      },
      onPlay((c) => {
        const lostSoul = c.choose(minions, 'shuffle in');
        c.if(not(minions.at(baseOf(lostSoul)).except(lostSoul).exist), () =>
          c.place(lostSoul, 'deck shuffled'),
        );
      }),
    ),

    action(
      'Forgotten Horrors',
      {
        copies: 1,
        play: 'on-base',
        text: 'Play on a base. Ongoing: After you play a minion here, or a card that moves one or more of your minions here, draw a card and transfer this action to another base.',
      },
      whenever('played', digDeeper, { when: playedCardBroughtYoursHere }),
      whenever('moved', digDeeper, { when: cardOfThisTurnMovedYoursHere, oncePerBatch: true }),
    ),

    action(
      'Fortune and Glory',
      {
        copies: 2,
        play: 'standard',
        text: 'Choose a base. You may move up to two minions from there to one other base.',
      },
      onPlay((c) => {
        const origin = c.choose(bases, 'base');
        const movers = c.chooseUpTo(2, minions.at(origin), 'move');
        c.moveToOne(movers, bases.otherThan(origin));
      }),
    ),

    action(
      'I Said No Camels!',
      {
        copies: 1,
        play: 'standard',
        text: 'Choose a base. Place a +1 power counter on each of your minions there, or draw a card for each of them.',
      },
      onPlay((c) => {
        const camp = c.choose(bases, 'base');
        c.if(hasMinion(you, camp), () =>
          c.oneOf({
            counters: [() => c.placeCounters(minions.yours.at(camp))],
            draw: [() => c.draw(minionCount(you, camp))],
          }),
        );
      }),
    ),

    action(
      'It Belongs in a Museum',
      {
        copies: 1,
        play: 'standard',
        text: 'Choose two minions at different bases. Each moves to the other’s base.',
      },
      onPlay((c) => {
        const one = c.chooseAble(minions.where(hasPartner), couldSwap, 'move');
        c.to(one, () => {
          const other = c.chooseAble(partnersOf(one), couldSwapWith(one), 'move');
          c.moveEach(pair(one, other), pair(baseOf(other), baseOf(one)));
        });
      }),
    ),

    action(
      'Lost City',
      {
        copies: 2,
        play: 'standard',
        text: 'Special: After a base scores, reveal the top two bases of the base deck. Replace the scored base with one of them and discard the other. You may play an extra minion on the new base.',
      },
      onlyAsSpecial,
      playInAnswerTo('after scoring'),
      onPlay((c) => {
        c.chooseNextBase(() => {
          const found = c.revealBases(2);
          const next = c.choose(among(found), 'base');
          c.replaceWith(next);
          c.discardBases(among(found).except(next));
        });
        c.later('base replaced', 'replaced', (d) => d.extraMinionNow({ at: there }));
      }),
    ),

    action(
      'X Never Marks the Spot',
      {
        copies: 1,
        play: 'standard',
        text: 'Move each of your minions to another base of your choice.',
      },
      onPlay((c) => c.moveEachElsewhere(minions.yours)),
      current(
        { text: 'Move any number of your minions, each to another base of your choice.' },
        onPlay((c) => c.moveEachElsewhere(c.chooseAny(minions.yours, 'move'))),
      ),
    ),

    action(
      'You Call This Archaeology?',
      {
        copies: 1,
        play: 'standard',
        text: 'Move one of your minions to another base. Special: You may also play this before or after a base scores.',
      },
      onPlay((c) => c.moveElsewhere(c.choose(minions.yours, 'move'))),
      playInAnswerTo('before scoring'),
      playInAnswerTo('after scoring'),
    ),
  ],
);
