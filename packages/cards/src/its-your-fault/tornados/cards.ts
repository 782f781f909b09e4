import {
  actions,
  afterScoring,
  all,
  atLeast,
  baseOf,
  bases,
  beforeScoring,
  canGoTo,
  faction,
  first,
  here,
  minions,
  not,
  onlyAsSpecial,
  onPlay,
  playInAnswerTo,
  reversed,
  size,
  talent,
  there,
  thisCard,
  whenever,
  type CardId,
  type Value,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { category5 } from './titan.ts';

/** They could be moved away from here, or to here. */
const canComeOrGo = minions.here.where(canGoTo(bases)).or(minions.elsewhere.where(canGoTo(here)));

/** Minions that this action is not on. */
const otherHosts = (action: Value<CardId>) =>
  minions.suchThat((one) => not(actions.on(one).amongThese(action).exist));

/** Actions that have somewhere else to go: from base to base, or from minion to minion. */
const onBases = actions.onBases.suchThat((one) => bases.otherThan(baseOf(one)).exist);
const onMinions = actions.on(minions).suchThat((one) => otherHosts(one).exist);

export const tornados = inSet(
  set,
  faction(
    'Tornados',
    'Move anybody anywhere, most of all just before or after a base scores.',
    [
      minion(
        'Monster Tornado',
        'Talent: Move a minion of power 4 or less from here to another base, or from another base to here.',
        talent((c) => c.moveToOrFromHere(c.chooseAble(minions.powerAtMost(4), canComeOrGo.matches, 'move'))),
      ),

      minion(
        'Cyclone',
        'Talent: Move this minion to another base.',
        talent((c) => c.moveElsewhere(thisCard)),
      ),

      minion(
        'Twister',
        'You may move a minion of power 3 or less from here to another base, or from another base to here.',
        onPlay((c) => c.moveToOrFromHere(c.mayChoose(minions.powerAtMost(3), 'move'))),
      ),

      minion(
        'Dust Devil',
        'Special: Before a base scores, you may move this minion there.',
        whenever(beforeScoring.elsewhere, (c) => c.may(() => c.move(thisCard, there)), { special: true }),
      ),

      action(
        'Carried Away',
        'Move a minion to another base.',
        onPlay((c) => c.moveElsewhere(c.choose(minions, 'move'))),
      ),

      action(
        'Gone with the Wind',
        'Special: After a base scores, you may move one of your minions from there to another base.',
        onlyAsSpecial,
        playInAnswerTo(afterScoring),
        onPlay((c) => c.moveElsewhere(c.mayChoose(minions.here.yours, 'move'))),
      ),

      action(
        'Not in Kansas',
        'Destroy a base, all actions on it and all actions on minions there. The top card of the base deck takes its place, and the minions stay.',
        onPlay((c) =>
          c.to(c.choose(bases, 'destroy'), (home) => {
            c.to(c.takeBases(1), (found) => {
              c.destroy(actions.at(home));
              c.destroyBase(home, found);
            });
          }),
        ),
      ),

      action(
        'Over the Rainbow',
        'Special: Before a base scores, move one of your minions there from another base.',
        onlyAsSpecial,
        playInAnswerTo(beforeScoring),
        onPlay((c) => c.move(c.chooseAble(minions.yours.elsewhere, canGoTo(here), 'move'), here)),
      ),

      action(
        'Picked Up',
        'Special: Before a base scores, move a minion from there to another base.',
        onlyAsSpecial,
        playInAnswerTo(beforeScoring),
        onPlay((c) => c.moveElsewhere(c.choose(minions.here, 'move'))),
      ),

      action(
        'Ripped Off',
        'Transfer an action from a base to another base, or from a minion to another minion.',
        onPlay((c) => {
          const loose = c.choose(onBases.or(onMinions), 'transfer');
          c.if(
            actions.onBases.amongThese(loose).exist,
            () => c.transfer(loose, c.choose(bases.otherThan(baseOf(loose)), 'transfer')),
            () => c.transfer(loose, c.choose(otherHosts(loose), 'transfer')),
          );
        }),
      ),

      action(
        'Trade Winds',
        'Choose two minions of power 3 or less. Each moves to the base of the other.',
        onPlay((c) => {
          const pair = c.chooseExactly(2, minions.powerAtMost(3), 'move');
          const [one, other] = [first(pair), first(reversed(pair))];
          c.if(atLeast(size(pair), 2), () => c.move(pair, all(baseOf(other), baseOf(one))));
        }),
      ),

      action(
        'Whirlwinds',
        'Move any number of your minions to other bases.',
        onPlay((c) => c.moveEachElsewhere(c.chooseAny(minions.yours, 'move'))),
      ),
    ],
    category5,
  ),
  theirBases,
);
