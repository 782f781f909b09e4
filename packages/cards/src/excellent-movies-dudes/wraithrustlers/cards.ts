import {
  aCard,
  actions,
  anAction,
  baseOf,
  bases,
  beforeScoring,
  faction,
  here,
  itsMinion,
  label,
  minions,
  moreBreakpoint,
  morePower,
  onPlay,
  ongoing,
  playInAnswerTo,
  playOn,
  powerFor,
  storedUnder,
  talent,
  there,
  thisCard,
  thisTurn,
  whenever,
  whether,
  yourDeck,
  yourDiscardPile,
  yourHand,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { drawOffTheTop } from '../../off-the-top.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

const WRAITH = 'Wraith';
const aWraithIsDestroyedHere = aCard.labelled(WRAITH).isDestroyed.here;

/** What every Wraith is and does. */
const wraith = [label(WRAITH), ongoing(moreBreakpoint(here, 3))] as const;

/** Actions that you have on this base itself. */
const yoursOnThisBase = actions.yours.onBases.here;

export const wraithrustlers = inSet(
  set,
  faction('Wraithrustlers', 'Haunt bases with Wraiths and profit from destroying them.', [
    minion(
      'Funkman',
      'Ongoing: After you destroy an action, choose one: each of your minions at its base has +1 power until the end of the turn; or draw a card. Special: Before a base scores, you may transfer an action on it to another base.',
      whenever(anAction.isDestroyed.byYou, (c) =>
        c.oneOf({
          '+1 power for each': [
            () => c.until('end of turn', powerFor(c.noteAll(minions.yours.at(there)), 1)),
          ],
          draw: [() => c.draw(1)],
        }),
      ),
      whenever(
        beforeScoring,
        (c) =>
          c.to(c.mayChoose(actions.onBases.at(there), 'transfer'), (haunting) =>
            c.transfer(haunting, c.choose(bases.otherThan(there), 'transfer')),
          ),
        { special: true },
      ),
    ),

    minion(
      'Ellen',
      'Ongoing: After a Wraith is destroyed here, play an extra action. Talent: Destroy one of your actions on this base. If you do, the breakpoint here is 3 lower until the end of the turn.',
      whenever(aWraithIsDestroyedHere, (c) => c.extraAction()),
      talent((c) =>
        c.to(c.destroy(c.choose(yoursOnThisBase, 'destroy')), () =>
          c.until('end of turn', moreBreakpoint(c.note(here), -3)),
        ),
      ),
    ),

    minion(
      'Roy',
      'You may transfer one of your actions from another base to this base. Ongoing: This minion has +2 power if a Wraith has been destroyed here this turn.',
      onPlay((c) => c.transfer(c.mayChoose(actions.yours.onBases.elsewhere, 'transfer'), here)),
      ongoing(morePower(minions.itself, whether(thisTurn(aWraithIsDestroyedHere), 2, 0))),
    ),

    minion(
      'Watson',
      'You may choose one: destroy one of your actions on this base; or reveal cards from your deck until you reveal a Wraith, draw it and shuffle the others in.',
      onPlay((c) =>
        c.may(() =>
          c.oneOf({
            'destroy an action': [
              () => c.destroy(c.choose(yoursOnThisBase, 'destroy')),
              yoursOnThisBase.exist,
            ],
            draw: [() => drawOffTheTop(c, (cards) => cards.labelled(WRAITH))],
          }),
        ),
      ),
    ),

    action(
      'Ancient Sumerian God',
      'Wraith. Play on a base. Ongoing: The breakpoint here is 3 higher. When this action leaves play, you may play one of the actions stored under it on each base. Talent: Store an action that is played on a base from your discard pile under this action.',
      ...wraith,
      talent((c) => c.store(c.choose(yourDiscardPile.playedOn('base'), 'store'), thisCard)),
      whenever(thisCard.leavesPlay, (c) => c.mayPlayOneAtEach(bases, storedUnder(thisCard).actions)),
    ),

    action(
      'Demon Dogs',
      'Wraith. Play on a base. You may store a minion of power 3 or less from your hand or discard pile under this action. Ongoing: The breakpoint here is 3 higher. After this action is destroyed, you may play a minion stored under it as an extra minion.',
      ...wraith,
      onPlay((c) =>
        c.store(c.mayChoose(yourHand.or(yourDiscardPile).minions.powerAtMost(3), 'store'), thisCard, {
          shown: true,
        }),
      ),
      whenever(thisCard.isDestroyed, (c) => c.mayPlay(storedUnder(thisCard).minions)),
    ),

    action(
      'Ectoplasm One',
      'Play on a base. Talent: Transfer this action to another base. If you do, move one of your minions from here to that base. If you moved it, you may destroy an action on that base.',
      talent((c) =>
        c.to(c.transfer(thisCard, c.choose(bases.otherThan(here), 'transfer')), () =>
          c.to(c.move(c.choose(minions.yours.here, 'move'), baseOf(thisCard)), (moved) =>
            c.destroy(c.mayChoose(actions.onBases.at(baseOf(moved)), 'destroy')),
          ),
        ),
      ),
    ),

    action(
      'Librarian Haunt',
      'Wraith. Play on a base. Ongoing: The breakpoint here is 3 higher. After this action is destroyed, draw three cards.',
      ...wraith,
      whenever(thisCard.isDestroyed, (c) => c.draw(3)),
    ),

    action(
      'Resurgence',
      'Choose an action on a base. Destroy it or transfer it to another base. Special: Before a base scores, you may play this card.',
      playInAnswerTo(beforeScoring),
      onPlay((c) => {
        const haunting = c.choose(actions.onBases, 'affect');
        c.oneOf({
          'destroy it': [() => c.destroy(haunting)],
          transfer: [() => c.transfer(haunting, c.choose(bases.otherThan(baseOf(haunting)), 'transfer'))],
        });
      }),
    ),

    action(
      'Slimy',
      'Wraith. Play on a base. Ongoing: The breakpoint here is 3 higher. After this action is destroyed, each of your minions at that base has +2 power until the end of the turn.',
      ...wraith,
      whenever(thisCard.isDestroyed, (c) =>
        c.until('end of turn', powerFor(c.noteAll(minions.yours.at(there)), 2)),
      ),
    ),

    action(
      'The Tools and The Talent',
      'Search your deck for a card, shuffle the deck and put the card on top of it.',
      onPlay((c) => c.putBack(c.search(yourDeck), 'top')),
    ),

    action(
      'Unlicensed Nuclear Accelerator',
      'Play on a minion. Ongoing: This minion has +2 power. Talent: Destroy one of your actions on this base. If you do, place a +1 power counter on this minion.',
      playOn(minions),
      ongoing(morePower(minions.host, 2)),
      talent((c) => c.to(c.destroy(c.choose(yoursOnThisBase, 'destroy')), () => c.placeCounters(itsMinion))),
    ),
  ]),
  theirBases,
);
