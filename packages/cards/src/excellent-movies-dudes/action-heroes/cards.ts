import {
  aMinion,
  afterScoring,
  and,
  atEndOfYourTurn,
  atStartOfYourTurn,
  baseOf,
  bases,
  beforeItScores,
  beforeScoring,
  countersOn,
  equal,
  faction,
  here,
  minions,
  moreBreakpoint,
  morePower,
  notAffected,
  onPlay,
  ongoing,
  onlyAsSpecial,
  otherPlayers,
  othersActions,
  playInAnswerTo,
  playOn,
  powerFor,
  storedUnder,
  talent,
  there,
  thisCard,
  whenever,
  whether,
  youCouldPlay,
  yourDeck,
  yourHand,
  yourTurn,
  type BaseId,
  type CardId,
  type Condition,
  type Value,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

/** You have exactly one minion there; others' do not count. */
const haveOneAt = (base: Value<BaseId>): Condition => equal(minions.yours.at(base).count, 1);
/** For a minion of yours: it is the only one that you have here. */
const isAloneHere = equal(minions.here.yours.count, 1);
const basesWithOne = bases.suchThat(haveOneAt);

/** Until the end of the turn, whatever becomes of its source. */
function lowerBreakpoint(c: Verbs, base: Value<BaseId>, by: number): void {
  c.until('end of turn', moreBreakpoint(c.note(base), -by));
}

const storedAction = storedUnder(thisCard).actions.where(youCouldPlay(undefined, 'action'));

function reward(c: Verbs, base: Value<BaseId>): void {
  const hero: Value<readonly CardId[]> = minions.yours.at(base).list;
  c.oneOf({
    counters: [() => c.placeCounters(hero, 2)],
    draw: [() => c.draw(1)],
  });
}

export const actionHeroes = inSet(
  set,
  faction('Action Heroes', 'One strong minion alone at a base, and bases that break early.', [
    minion(
      'Commandbro',
      'Ongoing: At the end of your turn, if this is your only minion here, draw a card.',
      atEndOfYourTurn((c) => c.draw(1), { when: isAloneHere }),
    ),

    minion(
      'Gracie Brones',
      'Ongoing: At the start of your turn, if this is your only minion here, you may place a +1 power counter on it. If you do, it has +1 power for each +1 power counter on it until the end of the turn.',
      atStartOfYourTurn(
        (c) =>
          c.may(() =>
            c.to(c.placeCounters(thisCard), () =>
              c.until('end of turn', powerFor(thisCard, c.note(countersOn(thisCard)))),
            ),
          ),
        { when: isAloneHere },
      ),
    ),

    minion(
      'Kickboxbro',
      'Ongoing: At the end of your turn, you may store a card from your hand under this minion. Talent: Play an action stored under this minion as an extra action. Special: Before this base scores, if this is your only minion here, you may use its talent.',
      atEndOfYourTurn((c) => c.store(c.mayChoose(yourHand, 'store'), thisCard)),
      talent((c) => c.play(c.choose(storedAction, 'play'), { as: 'action' })),
      beforeItScores((c) => c.may(() => c.useTalent(thisCard)), { when: isAloneHere }),
    ),

    minion(
      'Rumbro',
      'Ongoing: On your turn, while this is your only minion here, the breakpoint here is 4 lower.',
      ongoing(moreBreakpoint(here, whether(and(yourTurn, isAloneHere), -4, 0))),
    ),

    minion(
      'Robobro',
      'Ongoing: After another player plays a minion here or moves one here, you may place a +1 power counter on this minion.',
      whenever(aMinion.isPlayed.byOthers.here.or(aMinion.moves.byOthers.here), (c) =>
        c.may(() => c.placeCounters(thisCard)),
      ),
    ),

    minion(
      'Warbro',
      'Talent: Choose another base where you have exactly one minion. Its breakpoint is 3 lower until the end of the turn.',
      talent((c) => lowerBreakpoint(c, c.choose(basesWithOne.otherThan(here), 'base'), 3)),
    ),

    action(
      'All Out of Bubblegum',
      'One of your minions has +2 power until the end of the turn. If you have no other minion at its base, play an extra action.',
      onPlay((c) =>
        c.to(c.choose(minions.yours, 'strengthen'), (hero) => {
          c.until('end of turn', powerFor(hero, 2));
          c.if(haveOneAt(baseOf(hero)), () => c.extraAction());
        }),
      ),
    ),

    action(
      'Collateral Damage',
      'Choose a base. Its breakpoint is 5 lower until the end of the turn.',
      onPlay((c) => lowerBreakpoint(c, c.choose(bases, 'base'), 5)),
    ),

    action(
      'Final Stand',
      'Special: Before a base scores where you have exactly one minion, destroy a minion of power 3 or less of each other player there.',
      onlyAsSpecial,
      playInAnswerTo(beforeScoring.where(haveOneAt(there))),
      onPlay((c) =>
        c.destroy(
          c.oneOfEach(otherPlayers, (player) => minions.here.of(player).printedPowerAtMost(3), 'destroy'),
        ),
      ),
    ),

    action(
      'Friends Through Eternity',
      'Discard a card to play two extra actions.',
      onPlay((c) => c.to(c.discard(c.choose(yourHand, 'discard')), () => c.extraAction({ count: 2 }))),
    ),

    action(
      'Get to the Choppa!',
      'Move one of your minions from a base to another. If you have no other minion there, play an extra action.',
      onPlay((c) =>
        c.to(c.moveElsewhere(c.choose(minions.yours, 'move')), (hero) =>
          c.if(haveOneAt(baseOf(hero)), () => c.extraAction()),
        ),
      ),
    ),

    action(
      'Hostage Rescue',
      'Search your deck for a minion, shuffle the deck and put the minion on top of it.',
      onPlay((c) => c.putBack(c.search(yourDeck.minions), 'top')),
    ),

    action(
      'Lone Wolf',
      'Play on a minion. Ongoing: This minion has +2 power, or +4 while it is your only minion here.',
      playOn(minions),
      ongoing(morePower(minions.host, whether(and(minions.yours.host.exist, isAloneHere), 4, 2))),
    ),

    action(
      'Pushing the Limit',
      'At each base where you have exactly one minion, choose one: place two +1 power counters on that minion; or draw a card.',
      onPlay((c) => c.forEach(c.order(basesWithOne.list, 'base'), (base) => reward(c, base))),
    ),

    action(
      'Slo-Mo Attack',
      'Play on a base. Ongoing: Your minions here are not affected by other players’ actions. Talent: If you have exactly one minion here, the breakpoint here is 3 lower until the end of the turn.',
      ongoing(notAffected(minions.here.yours, { from: othersActions })),
      talent((c) => lowerBreakpoint(c, here, 3), { when: isAloneHere }),
    ),

    action(
      'The Right Person',
      'Play an extra minion at a base where you have none. Play an extra action.',
      onPlay((c) => c.extraMinionAndAction({ at: bases.except(bases.withYours) })),
    ),

    action(
      'Walk Away... Slowly',
      'Special: After a base scores, return one of your minions there to its owner’s hand.',
      onlyAsSpecial,
      playInAnswerTo(afterScoring),
      onPlay((c) => c.return(c.choose(minions.here.yours, 'return'))),
    ),
  ]),
  theirBases,
);
