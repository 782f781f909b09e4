import {
  actions,
  all,
  aMinion,
  and,
  atEndOfEachTurn,
  atLeast,
  atStartOfYourTurn,
  baseOf,
  beforeScoring,
  cancels,
  current,
  faction,
  here,
  ignoresAbility,
  itsMinion,
  lessPowerDownToZero,
  mentions,
  minions,
  minionsForExtra,
  not,
  notAffected,
  ongoing,
  onlyAsSpecial,
  onPlay,
  onYourTurn,
  or,
  othersActions,
  playInAnswerTo,
  playOn,
  size,
  talent,
  there,
  thisCard,
  thisIsStillInPlay,
  thisTurn,
  type Verbs,
  you,
  youCouldPlay,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { invisibleNinja } from './titan.ts';

/** This minion, when it is back in its owner's hand, will do as the extra one. */
const itCouldComeBack = minions.itself.ownedBy(you).where(youCouldPlay(here)).exist;
const canMakeWay = and(
  not(thisTurn(aMinion.isPlayed.byYou, 'play')),
  or(minionsForExtra(here).exist, itCouldComeBack),
);
const makeWay = (c: Verbs): void =>
  c.to(c.return(thisCard), () => c.extraMinionNow({ at: here, mandatory: true }));

/** At a base where you could play that many extra minions. */
const whereYouCouldPlay = (count: number) =>
  minions.suchThat((one) => atLeast(minionsForExtra(baseOf(one)).count, count)).matches;

export const ninjas = inSet(
  set,
  faction(
    'Ninjas',
    'Strike down minions at close quarters, and appear out of nowhere just before a base scores.',
    [
      minion(
        'Ninja Master',
        'You may destroy a minion here.',
        onPlay((c) => c.destroy(c.mayChoose(minions.here, 'destroy'))),
      ),

      minion(
        'Tiger Assassin',
        'You may destroy a minion of power 3 or less here.',
        onPlay((c) => c.destroy(c.mayChoose(minions.here.powerAtMost(3), 'destroy'))),
      ),

      minion(
        'Shinobi',
        'Special: Before a base scores, you may play this minion there. You can use only one Shinobi each time a base scores.',
        mentions('Shinobi'),
        playInAnswerTo(beforeScoring, {
          at: there,
          limit: 'once per base for all copies',
        }),
      ),

      minion(
        'Ninja Acolyte',
        'Special: On your turn, if you have played no minion yet, you may return this minion to your hand and play an extra minion here.',
        onYourTurn(makeWay, { when: canMakeWay }),
        current(
          {
            text: 'Talent: If you have played no minion yet this turn, you may return this minion to your hand and play an extra minion here at once.',
          },
          talent(makeWay, { when: canMakeWay }),
        ),
      ),

      action(
        'Assassination',
        'Play on a minion. Ongoing: At the end of the turn, destroy that minion.',
        playOn(minions),
        atEndOfEachTurn((c) => c.destroy(itsMinion)),
      ),

      action(
        'Disguise',
        'Choose one or two of your minions at one base. Play that many extra minions there, then return the chosen minions to your hand.',
        onPlay((c) =>
          c.to(c.choose(minions.yours.where(whereYouCouldPlay(1)), 'return'), (one) => {
            const stage = c.note(baseOf(one));
            const other = c.mayChoose(
              minions.yours.at(stage).except(one).where(whereYouCouldPlay(2)),
              'return',
            );
            const chosen = c.noteAll(minions.amongThese(all(one, other)));
            // A chosen minion that has come back to hand meanwhile cannot replace itself.
            c.repeat(size(chosen), () =>
              c.extraMinionNow({
                at: stage,
                except: chosen,
                mandatory: true,
              }),
            );
            c.return(chosen);
          }),
        ),
      ),

      action(
        'Hidden Ninja',
        'Special: Before a base scores, play a minion there.',
        onlyAsSpecial,
        playInAnswerTo(beforeScoring),
        onPlay((c) => c.extraMinionNow({ at: here })),
      ),

      action(
        'Infiltrate',
        'Play on a base. Destroy another action on it. Ongoing: Until the start of your next turn, you may ignore this base’s ability.',
        onPlay((c) => {
          c.destroy(c.choose(actions.onBases.here.others, 'destroy'));
          c.may(() => c.until('start of your turn', ignoresAbility(here, thisIsStillInPlay)));
        }),
        current(
          {
            text: 'Play on a base. You may destroy another action on it. Talent: Destroy this action to cancel this base’s ability until the start of your next turn.',
          },
          onPlay((c) => c.destroy(c.mayChoose(actions.onBases.here.others, 'destroy'))),
          talent((c) => c.to(c.destroy(thisCard), () => c.until('start of your turn', cancels(here)))),
        ),
      ),

      action(
        'Poison',
        'Play on a minion. Destroy any number of other actions on it. Ongoing: It has -4 power, never below 0.',
        playOn(minions),
        onPlay((c) => c.destroy(c.chooseAny(actions.on(itsMinion).others, 'destroy'))),
        ongoing(lessPowerDownToZero(minions.host, 4)),
      ),

      action(
        'Seeing Stars',
        'Destroy a minion of power 3 or less.',
        onPlay((c) => c.destroy(c.choose(minions.powerAtMost(3), 'destroy'))),
      ),

      action(
        'Smoke Bomb',
        'Play on one of your minions. Ongoing: It is not affected by other players’ actions. Destroy this action at the start of your turn.',
        playOn(minions.yours),
        ongoing(notAffected(minions.host, { from: othersActions })),
        atStartOfYourTurn((c) => c.destroy(thisCard)),
        current(
          {
            text: 'Play on one of your minions. Ongoing: It is not affected by other players’ actions.',
          },
          playOn(minions.yours),
          ongoing(notAffected(minions.host, { from: othersActions })),
        ),
      ),

      action(
        'Way of Deception',
        'Move one of your minions to another base.',
        onPlay((c) => c.moveElsewhere(c.choose(minions.yours, 'move'))),
      ),
    ],
    invisibleNinja,
  ),
  theirBases,
);
