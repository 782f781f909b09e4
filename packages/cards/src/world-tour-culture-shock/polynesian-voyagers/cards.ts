import {
  actions,
  afterScoring,
  and,
  atStartOfYourTurn,
  bases,
  byOthers,
  canGoTo,
  cannotBe,
  controller,
  equal,
  faction,
  here,
  itsMinion,
  minions,
  morePower,
  moreTotal,
  not,
  ongoing,
  onPlay,
  playInAnswerTo,
  playOn,
  talent,
  there,
  thisCard,
  times,
  type Verbs,
  you,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

/** The top card of the base deck comes into play as an additional base. */
const discoverBase = (c: Verbs): void => c.to(c.takeBases(1), (found) => c.enterBase(found));

const newLands = bases.except(bases.withYours);
const emptyBases = bases.except(bases.withAny(minions));

export const polynesianVoyagers = inSet(
  set,
  faction(
    'Polynesian Voyagers',
    'Bring more bases into the game, spread out over all of them and tattoo the minions that travel.',
    [
      minion(
        'Maui',
        'You may put up to two bases from the top of the base deck into play. Talent: Move one of your minions to a base where you have none.',
        onPlay((c) =>
          c.may(() => {
            discoverBase(c);
            c.may(() => discoverBase(c));
          }),
        ),
        talent((c) => c.moveToOne(c.chooseAble(minions.yours, canGoTo(newLands), 'move'), newLands)),
      ),

      minion(
        'Wayfinder',
        'Talent: Move this minion to a base where you have no minion to place a +1 power counter on it.',
        talent((c) => c.to(c.moveToOne(thisCard, newLands), () => c.placeCounters(thisCard))),
      ),

      minion(
        'Tiki',
        'Ongoing: +2 power while an action is on this minion.',
        ongoing(morePower(minions.itself, 2, actions.on(thisCard).exist)),
      ),

      minion(
        "Mo'ai",
        'Ongoing: Other players can move only your minions to here, and cannot move this minion to another base.',
        ongoing(cannotBe(['move'], minions.ofOthers, byOthers, here)),
        ongoing(cannotBe(['move'], minions.itself, byOthers)),
      ),

      action(
        'Growth of the Tribes',
        'Choose a base where you have no minion. Play an extra minion there at once, or move one of your minions there.',
        onPlay((c) =>
          c.to(c.choose(newLands, 'base'), (land) =>
            c.oneOf({
              'play a minion': [() => c.extraMinionNow({ at: land })],
              'move a minion': [() => c.move(c.chooseAble(minions.yours, canGoTo(land), 'move'), land)],
            }),
          ),
        ),
      ),

      action(
        'Knowledge of the Tribes',
        'Draw a card for each base where you have a minion.',
        onPlay((c) => c.draw(bases.withYours.count)),
      ),

      action(
        'Unity of the Tribes',
        'Choose a base where you have a minion. Your total there is 2 higher for each base where you have one now, until the end of the turn.',
        onPlay((c) =>
          c.to(c.choose(bases.withYours, 'base'), (land) => {
            const bonus = c.note(times(2, bases.withYours.count));
            c.until('end of turn', moreTotal(land, you, bonus));
          }),
        ),
      ),

      action(
        'Ocean Tattoo',
        'Play on one of your minions at a base where no other player has one. Talent: Move that minion to another base to place a +1 power counter on it.',
        playOn(minions.yours.except(minions.at(bases.withAny(minions.ofOthers)))),
        talent((c) => c.to(c.moveElsewhere(itsMinion), (moved) => c.placeCounters(moved))),
      ),

      action(
        'Shark Tattoo',
        'Play on one of your minions and place a +1 power counter on it. Ongoing: At the start of your turn, if it is your only minion at its base, place a +1 power counter on it.',
        playOn(minions.yours),
        onPlay((c) => c.placeCounters(itsMinion)),
        atStartOfYourTurn((c) => c.placeCounters(itsMinion), {
          when: and(equal(controller(itsMinion), you), equal(minions.here.yours.count, 1)),
        }),
      ),

      action(
        'Sun Tattoo',
        'Play on one of your minions. Ongoing: It has +2 power. Special: After a base scores, you may play this on one of your minions there that has no action on it, to move that minion to another base.',
        playOn(minions.yours),
        ongoing(morePower(minions.host, 2)),
        playInAnswerTo(afterScoring, {
          at: there,
          onto: minions.yours.suchThat((one) => not(actions.on(one).exist)).where(canGoTo(bases)),
          text: (c) => c.moveElsewhere(itsMinion),
        }),
      ),

      action(
        'Tattoo Artist',
        'Search your deck and/or discard pile for an action that is played on a minion. Put it into your hand, or play it at once as an extra action.',
        onPlay((c) =>
          c.takeOrPlay(c.searchDeckOrDiscardPile((pile) => pile.playedOn('minion'), 'mandatory')),
        ),
      ),

      action(
        'Volcanic Uprising',
        'Choose one: Put the top base of the base deck into play; you may move one of your minions there. Or: Destroy a base where nobody has a minion; the top two bases of the base deck take its place.',
        onPlay((c) =>
          c.oneOf({
            'add a base': [
              () =>
                c.to(c.takeBases(1), (found) => {
                  c.enterBase(found);
                  c.move(c.mayChoose(minions.yours, 'move'), found);
                }),
            ],
            'destroy a base': [
              () => {
                c.destroyBase(c.choose(emptyBases, 'destroy'));
                c.forEach(c.takeBases(2), (found) => c.enterBase(found));
              },
              emptyBases.exist,
            ],
          }),
        ),
      ),
    ],
  ),
  theirBases,
);
