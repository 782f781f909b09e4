import {
  aMinion,
  anAction,
  asAction,
  bases,
  beforeScoring,
  equal,
  faction,
  here,
  isFusion,
  it,
  minions,
  not,
  onPlay,
  playedAt,
  playInAnswerTo,
  powerFor,
  thisCard,
  whatDidIt,
  whenever,
  yourDiscardPile,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

const fusions = minions.yours.suchThat(isFusion);
const otherFusions = fusions.except(minions.named('Shellback'));

/** Played as an action, or as a minion that has used its action text as well. */
const usesActionText = anAction.isPlayed.byYou
  .where(isFusion(it))
  .or(aMinion.isFollowed.byYou.where(equal(it, whatDidIt)));

export const gIGerald = inSet(
  set,
  faction('G.I. Gerald', 'Nearly all cards are fusions, played as a weak minion or as a better action.', [
    minion(
      'Viscount',
      'Ongoing: Once per turn, after you play a fusion and use its action ability, you may give this minion +2 power until the end of the turn OR place a +1 power counter on it.',
      whenever(usesActionText, (c) =>
        c.mayOncePerTurn(() =>
          c.capitalOr({
            strengthen: [() => c.until('end of turn', powerFor(thisCard, 2))],
            counter: [() => c.placeCounters(thisCard)],
          }),
        ),
      ),
    ),

    minion(
      'Can-Do',
      'Fusion. As a minion: Play an extra minion of power 2 or less here, or an extra action. As an action: You may play an extra minion of power 2 or less and an extra action.',
      onPlay((c) =>
        c.oneOf({
          'extra minion': [() => c.extraMinion({ powerAtMost: 2, at: here })],
          'extra action': [() => c.extraAction()],
        }),
      ),
      asAction(onPlay((c) => c.extraMinionAndAction({ powerAtMost: 2 }))),
    ),

    minion(
      'Dice Ninja',
      'Fusion. As a minion: Draw a card. As an action: Draw two cards.',
      onPlay((c) => c.draw(1)),
      asAction(onPlay((c) => c.draw(2))),
    ),

    minion(
      'Rosie',
      'Fusion. As a minion: You may place a +1 power counter on another minion here. As an action: Place two +1 power counters among your minions.',
      onPlay((c) => c.placeCounters(c.mayChoose(minions.here.others, 'counter'))),
      asAction(onPlay((c) => c.shareCounters(2, minions.yours))),
    ),

    minion(
      'Mabel Lean',
      'Fusion. As a minion: If this is your only minion here, you may place a +1 power counter on it. As an action: Play an extra minion of power 2 or less.',
      onPlay((c) => c.may(() => c.placeCounters(thisCard), not(minions.here.yours.others.exist))),
      asAction(onPlay((c) => c.extraMinion({ powerAtMost: 2 }))),
    ),

    minion(
      'M.O.W.A.T.',
      'Fusion. As a minion: You may give another minion +1 power until the end of the turn. As an action: Give a minion +3 power until the end of the turn.',
      onPlay((c) => c.until('end of turn', powerFor(c.mayChoose(minions.others, 'strengthen'), 1))),
      asAction(onPlay((c) => c.until('end of turn', powerFor(c.choose(minions, 'strengthen'), 3)))),
    ),

    minion(
      'Obstruction',
      'Fusion. As a minion: Your minions here have +1 power until the end of the turn. As an action: Put a minion of power 3 or less on the bottom of its owner’s deck.',
      onPlay((c) => c.until('end of turn', powerFor(c.noteAll(minions.here.yours), 1))),
      asAction(onPlay((c) => c.place(c.choose(minions.powerAtMost(3), 'to the bottom'), 'deck bottom'))),
    ),

    minion(
      'Sawbones',
      'Fusion. As a minion: Shuffle an action from your discard pile into your deck. As an action: Shuffle a minion from your discard pile into your deck.',
      onPlay((c) => c.toDeck(c.choose(yourDiscardPile.actions, 'shuffle in'), 'deck shuffled')),
      asAction(onPlay((c) => c.toDeck(c.choose(yourDiscardPile.minions, 'shuffle in'), 'deck shuffled'))),
    ),

    minion(
      'Shellback',
      'Fusion. As a minion: You may return one of your fusions that is not a Shellback to its owner’s hand. As an action: Do what the action ability of another of your fusions in play says.',
      onPlay((c) => c.return(c.mayChoose(otherFusions, 'return'))),
      // One that copies another Shellback would end with one of these, too.
      asAction(onPlay((c) => c.followOnPlay(c.choose(otherFusions, 'copy'), { side: 'action' }))),
    ),

    minion(
      'Ski Lift',
      'Fusion. As a minion: You may move one of your minions from another base to here. As an action: Move a minion to another base.',
      onPlay((c) => c.move(c.mayChoose(minions.yours.elsewhere, 'move'), here)),
      asAction(onPlay((c) => c.moveElsewhere(c.choose(minions, 'move')))),
    ),

    action(
      'Now You Know: Home Safety',
      'Play an extra minion of power 2 or less. If it is a fusion, you may also use its action ability. Special: Before a base scores, you may play this card to do what the action ability of one of your fusions there says instead.',
      onPlay((c) => {
        const comer = c.extraMinionNow({ powerAtMost: 2 });
        c.if(isFusion(comer), () => c.may(() => c.followOnPlay(comer, { side: 'action', by: comer })));
      }),
      playInAnswerTo(beforeScoring, {
        text: (c) => c.followOnPlay(c.choose(fusions.here, 'copy'), { side: 'action' }),
      }),
    ),

    action(
      'Go, Gerald!',
      'Choose a base. Your minions that were played there this turn have +2 power until the end of the turn.',
      onPlay((c) => {
        const place = c.choose(bases, 'base');
        const comers = minions.yours.suchThat((one) => equal(playedAt(one), place));
        c.until('end of turn', powerFor(c.noteAll(comers), 2));
      }),
    ),
  ]),
  theirBases,
);
