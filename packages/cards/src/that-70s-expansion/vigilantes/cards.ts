import {
  actions,
  afterScoring,
  aMinion,
  among,
  anAction,
  and,
  atStartOfYourTurn,
  bases,
  beforeItScores,
  beforeScoring,
  cancels,
  cannotBe,
  controller,
  countersOn,
  current,
  currentPlayer,
  equal,
  faction,
  first,
  here,
  itsController,
  itsMinion,
  lessThan,
  minions,
  minus,
  moreBreakpoint,
  morePower,
  not,
  notAffected,
  ongoing,
  onlyAsSpecial,
  onPlay,
  or,
  othersCards,
  playInAnswerTo,
  playOn,
  powerFor,
  startingBreakpoint,
  talent,
  the,
  there,
  thisCard,
  thisIsTheFirst,
  thisTurn,
  totalOf,
  turnEnds,
  turnStarts,
  useInAnswerTo,
  whenever,
  whoDidIt,
  winners,
  you,
  yourDeck,
  yourDiscardPile,
  yourTurn,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

const another = minions.ofOthers.at(bases.withYours);
const youWon = winners.amongThese(you).exist;

const moveAnother = (c: Verbs) => c.moveElsewhere(c.choose(another, 'move'));

const findAction = onPlay((c) => c.toHand(c.search(yourDeck.actions, 'optional')));

const printedFour = (cards: typeof yourDeck) => cards.minions.power(4);

export const vigilantes = inSet(
  set,
  faction('Vigilantes', 'Seven minions with power 4 that strike back at what others do.', [
    minion(
      'Brojak',
      'Ongoing: After a minion moves, you may move this minion to the same base and give it +1 power until the end of the turn.',
      whenever(aMinion.moves, (c) => {
        const goal = c.note(there);
        c.may(() => {
          c.move(thisCard, goal);
          c.until('end of turn', powerFor(c.note(thisCard), 1));
        });
      }),
      current(
        {
          text: 'Ongoing: Once per turn, after another minion moves, you may move this minion to the same base, place a +1 power counter on it, or both.',
        },
        whenever(aMinion.other.moves, (c) => {
          const goal = c.note(there);
          c.mayOncePerTurn(() =>
            c.oneOf({
              follow: [() => c.move(thisCard, goal)],
              counter: [() => c.placeCounters(thisCard)],
              'follow and counter': [
                () => {
                  c.move(thisCard, goal);
                  c.placeCounters(thisCard);
                },
                not(equal(here, goal)),
              ],
            }),
          );
        }),
      ),
    ),

    minion(
      'Death Wisher',
      'Ongoing: Once per turn, after another player destroys a minion that is not theirs, you may destroy one of that player’s minions.',
      whenever(aMinion.isDestroyed.byOthers.where(not(equal(itsController, whoDidIt))), (c) => {
        const killer = c.note(whoDidIt);
        c.mayOncePerTurn(() => c.destroy(c.choose(minions.of(killer), 'destroy')));
      }),
      current(
        {
          text: 'Special: Before this base scores, you may destroy a minion here that was played or moved here this turn.',
        },
        beforeItScores(
          (c) =>
            c.destroy(
              c.mayChoose(
                minions.here.suchThat((one) =>
                  or(thisTurn(the(one).isPlayed.here), thisTurn(the(one).moves.here)),
                ),
                'destroy',
              ),
            ),
          { special: true },
        ),
      ),
    ),

    minion(
      'Dusty Henry',
      'You may shuffle a minion here into its owner’s deck.',
      onPlay((c) => c.place(c.mayChoose(minions.here, 'shuffle in'), 'deck shuffled')),
      current(
        { text: 'You may shuffle a minion of power 5 or less here into its owner’s deck.' },
        onPlay((c) => c.place(c.mayChoose(minions.here.powerAtMost(5), 'shuffle in'), 'deck shuffled')),
      ),
    ),

    minion(
      'Foxy Green',
      'Ongoing: After another player plays a card or uses a talent that directly affected one or more minions here, place a +1 power counter on this minion.',
      whenever(
        aMinion.isAffected.directly.here.byOthers.or(aMinion.isAffectedByTalent.here.byOthers),
        (c) => c.placeCounters(thisCard),
        { oncePerBatch: true },
      ),
      current(
        {
          text: 'Ongoing: At the end of each other player’s turn, if your total here is higher than theirs, draw a card.',
        },
        whenever(turnEnds.byOthers, (c) =>
          c.if(lessThan(totalOf(currentPlayer, here), totalOf(you, here)), () => c.draw(1)),
        ),
      ),
    ),

    minion(
      'Jacky Bill',
      'Ongoing: After another player plays an action, you may give this minion +2 power until the end of the turn.',
      whenever(anAction.isPlayed.byOthers, (c) =>
        c.may(() => c.until('end of turn', powerFor(c.note(thisCard), 2))),
      ),
      current(
        {
          text: 'Ongoing: After another player plays an action, you may place a +1 power counter on this minion. At the start of each player’s turn, you may lower the breakpoint here by the number of +1 power counters on this minion until the end of the turn.',
        },
        whenever(anAction.isPlayed.byOthers, (c) => c.may(() => c.placeCounters(thisCard))),
        whenever(
          turnStarts,
          (c) =>
            c.may(() =>
              c.until('end of turn', moreBreakpoint(c.note(here), c.note(minus(0, countersOn(thisCard))))),
            ),
          { when: minions.itself.withCounters.exist },
        ),
      ),
    ),

    minion(
      'Shift',
      'Put up to two minions from your discard pile on top of your deck, in any order.',
      onPlay((c) =>
        c.toDeck(c.order(c.chooseUpTo(2, yourDiscardPile.minions, 'to the top'), 'to the top'), 'deck top'),
      ),
    ),

    minion(
      'Stoneford',
      'Search your deck for an action and put it into your hand. Shuffle your deck.',
      findAction,
      current({ text: 'Search your deck for an action and draw it. Shuffle your deck.' }),
    ),

    action(
      'A Whole Lot Meaner',
      'A minion gets +3 power until the end of the turn.',
      onPlay((c) => c.until('end of turn', powerFor(c.choose(minions, 'strengthen'), 3))),
      current(
        {
          text: 'Place up to three +1 power counters on one of your minions. Special: After a base scores that you did not win, you may put this card from your discard pile into your hand.',
        },
        onPlay((c) => {
          const mean = c.choose(minions.yours, 'counter');
          c.to(mean, () => c.placeCounters(mean, c.chooseCounters('on', mean, 3)));
        }),
        useInAnswerTo(afterScoring, {
          inDiscard: true,
          when: and(not(youWon), yourDiscardPile.amongThese(thisCard).exist),
          text: (c) => c.toHand(thisCard),
        }),
      ),
    ),

    action(
      'Feeling Lucky?',
      'Play on a minion. Ongoing: After that minion’s controller plays another action, destroy the minion.',
      playOn(minions),
      whenever(anAction.other.isPlayed.where(equal(whoDidIt, controller(itsMinion))), (c) =>
        c.destroy(itsMinion),
      ),
      current(
        {
          text: 'Play on another player’s minion. Ongoing: After that minion’s controller plays an action, look at the top card of your deck, and put it back on top or on the bottom. Special: Before this base scores, reveal the top card of your deck. If it is an action, destroy the minion. Put the card back on top.',
        },
        playOn(minions.ofOthers),
        whenever(anAction.other.isPlayed.where(equal(whoDidIt, controller(itsMinion))), (c) =>
          c.putBack(c.lookAt(1), 'either end'),
        ),
        beforeItScores(
          (c) => {
            const seen = c.reveal(1);
            c.if(among(seen).actions.exist, () => c.destroy(itsMinion));
            c.putBack(seen, 'top');
          },
          { special: true },
        ),
      ),
    ),

    action(
      'Knocked into Next Week',
      'Shuffle a minion into its owner’s deck.',
      onPlay((c) => c.place(c.choose(minions, 'shuffle in'), 'deck shuffled')),
    ),

    action(
      "Let's Finish This",
      'Play on a base. Ongoing: At the start of your turn, if you and another player have minions here, the starting breakpoint here is 0 until the end of the turn.',
      atStartOfYourTurn((c) => c.until('end of turn', startingBreakpoint(c.note(here), 0)), {
        when: and(minions.here.yours.exist, minions.here.ofOthers.exist),
      }),
    ),

    action(
      'Make My Day',
      'Destroy a minion of power 3 or less at a base where you have a minion. Draw a card.',
      onPlay((c) => {
        c.destroy(c.choose(minions.at(bases.withYours).powerAtMost(3), 'destroy'));
        c.draw(1);
      }),
      current(
        {
          text: 'Destroy a minion of printed power 3 or less at a base where you have a minion. Special: Before a base scores during your turn, you may play this action.',
        },
        onPlay((c) => c.destroy(c.choose(minions.at(bases.withYours).printedPowerAtMost(3), 'destroy'))),
        playInAnswerTo(beforeScoring, { when: yourTurn }),
      ),
    ),

    action(
      'Scared Straight',
      'Move another player’s minion from a base where you have a minion to another base. Play an extra action.',
      onPlay((c) => {
        moveAnother(c);
        c.extraAction();
      }),
      current(
        {
          text: 'Move another player’s minion from a base where you have a minion to another base. If this is the first action that you have played this turn, play an extra action.',
        },
        onPlay((c) => {
          moveAnother(c);
          c.if(thisIsTheFirst(anAction.isPlayed.byYou), () => c.extraAction());
        }),
      ),
    ),

    action(
      'Shrug it Off',
      'Play on a base. Talent: Cancel the ability of this base until the start of your turn.',
      talent((c) => c.until('start of your turn', cancels(c.note(here)))),
      current(
        {
          text: 'Play on a base. Talent: Other players’ minions here have -1 power until the start of your turn.',
        },
        talent((c) => c.until('start of your turn', morePower(minions.at(c.note(here)).ofOthers, -1))),
      ),
    ),

    action(
      'Street Justice',
      'Play on a base. Ongoing: Your minions here are not affected by other players’ cards.',
      ongoing(notAffected(minions.here.yours, { from: othersCards, sheds: true })),
      current(
        {
          text: 'Play on a base. Talent: Move one of your minions from here to another base or from another base to here; or, until the start of your turn, your minions here have +2 power in other players’ turns.',
        },
        talent((c) =>
          c.oneOf({
            'move one': [() => c.moveToOrFromHere(c.choose(minions.yours, 'move'))],
            guard: [
              () =>
                c.until('start of your turn', morePower(minions.at(c.note(here)).yours, 2, not(yourTurn))),
            ],
          }),
        ),
      ),
    ),

    action(
      'The Revenge',
      'Special: After a base scores that you did not win, move one of your minions there to another base.',
      onlyAsSpecial,
      playInAnswerTo(afterScoring, {
        when: not(youWon),
        text: (c) => c.moveElsewhere(c.choose(minions.here.yours, 'move')),
      }),
    ),

    action(
      'Tough It Out',
      'Play on a minion. Ongoing: That minion has +2 power and cannot be destroyed.',
      playOn(minions),
      ongoing(morePower(minions.host, 2)),
      ongoing(cannotBe(['destroy'], minions.host)),
      current(
        {
          text: 'Play on a minion. Ongoing: That minion has -3 power and cannot be destroyed. At the start of each player’s turn, you may destroy this action to give the minion +3 power until the end of your turn.',
        },
        playOn(minions),
        ongoing(morePower(minions.host, -3)),
        ongoing(cannotBe(['destroy'], minions.host)),
        whenever(turnStarts, (c) => {
          const tough = c.noteAll(minions.host);
          c.may(() =>
            c.to(c.destroy(actions.itself.list), () => c.until('end of your turn', powerFor(tough, 3))),
          );
        }),
      ),
    ),

    action(
      'Who Loves Ya, Baby?',
      'Draw a card for each of your minions of power 4 or more.',
      onPlay((c) => c.draw(minions.yours.powerAtLeast(4).count)),
      current(
        {
          text: 'Put a minion of printed power 4 off the top of your deck into your hand, or play it as an extra minion. Shuffle the rest into your deck.',
        },
        onPlay((c) => {
          const revealed = c.revealUntil(1, printedFour(yourDeck));
          const found = c.note(first(printedFour(among(revealed)).list));
          c.takeOrPlay(found, { as: 'minion' });
          const rest = among(revealed).except(found);
          c.if(rest.exist, () => c.shuffleBack(rest));
        }),
      ),
    ),
  ]),
  theirBases,
);
