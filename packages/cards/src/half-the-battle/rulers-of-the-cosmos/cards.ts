import {
  actions,
  all,
  among,
  beforeScoring,
  controller,
  discardPilesOf,
  equal,
  faction,
  first,
  gives,
  givesTalent,
  here,
  insteadOfFallingOff,
  it,
  itsMinion,
  leavesFor,
  minions,
  moreBreakpoint,
  morePower,
  not,
  notAffected,
  ongoing,
  onPlay,
  playInAnswerTo,
  playOn,
  players,
  powerFor,
  talent,
  talentForTalent,
  thisCard,
  those,
  times,
  turnEnds,
  turnStarts,
  whenever,
  yourDeck,
  yourDiscardPile,
  yourHand,
  type CardId,
  type Value,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { drawOffTheTop } from '../../off-the-top.ts';
import { set } from '../set.ts';
import { swapMinion, type Swap } from '../swap.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

const carries = (one: Value<CardId>) => actions.on(one).exist;
const unburdened = minions.suchThat((one) => not(carries(one)));

/** Actions in play whose text says that they are played on a minion. */
const madeForMinions = actions.suchThat((one) => among(all(one)).playedOn('minion').exist);

const forAHero: Swap = {
  for: (pile) => pile.except(pile.powerBelow(5)),
  outOf: ['hand', 'deck', 'discard pile'],
};

/** One of your minions gets it, other than the one that it is on. Returns that minion, or nothing. */
function passOn(c: Verbs, action: Value<CardId>): Value<CardId> {
  const goals = minions.yours.suchThat((one) => not(actions.on(one).amongThese(action).exist));
  const goal = c.choose(goals, { purpose: 'transfer', about: action });
  c.transfer(action, goal);
  return first(minions.amongThese(goal).suchThat((one) => actions.on(one).amongThese(action).exist).list);
}

export const rulersOfTheCosmos = inSet(
  set,
  faction('Rulers of the Cosmos', 'Actions on minions that give them talents, passed around and copied.', [
    minion(
      'Gal-Woman',
      'Talent: Play an action that is played on a minion from any discard pile as an extra action. At the end of the turn, or if it leaves play before, put it on the bottom of its owner’s deck.',
      talent((c) => {
        const pile = discardPilesOf(players).playedOn('minion');
        const found = c.note(c.mayPlay(pile, { as: 'action' }));
        const borrowed = those(all(found));
        c.to(found, () => {
          c.until('end of turn', leavesFor(borrowed, 'deck bottom'));
          c.later('end of turn', turnEnds, (then) => then.place(borrowed, 'deck bottom'));
        });
      }),
    ),

    minion(
      'Guy-Man',
      'Talent: This minion does what a talent of another of your minions says, one printed on it or given to it by an action.',
      talent((c) => c.followTalent(minions.yours.others)),
    ),

    minion(
      'Andko',
      'Talent: Play an extra action on a minion that has no action on it.',
      talent((c) => c.extraAction({ on: unburdened })),
    ),

    minion(
      'Man with Arms',
      'Talent: If this minion has an action on it, it has +2 power until the start of your next turn. Ongoing: Once per turn, instead of a talent that an action gives this minion, you may use another of its talents one more time.',
      talent((c) => c.until('start of your turn', powerFor(thisCard, 2)), { when: carries(thisCard) }),
      ongoing(talentForTalent(minions.itself)),
    ),

    minion(
      'Frogga',
      'Draw an action that is played on a minion off the top of your deck. Ongoing: When this minion leaves play, you may shuffle an action that is on it into its owner’s deck.',
      onPlay((c) => drawOffTheTop(c, (cards) => cards.playedOn('minion'))),
      insteadOfFallingOff(
        actions.on(thisCard),
        (c) => c.place(c.mayChoose(actions.amongThese(it), 'shuffle in'), 'deck shuffled'),
        'once per turn',
      ),
    ),

    minion(
      'Young Noble',
      'Talent: If an action with “Sword” in its name is on this minion, swap this minion for a minion of power 5 or more from your hand, deck or discard pile.',
      talent((c) => swapMinion(c, forAHero, thisCard), {
        when: madeForMinions.on(thisCard).nameContains('Sword').exist,
      }),
    ),

    action(
      'Armor of Battle',
      'Play on a minion. Ongoing: This minion has “Talent: Until the start of your next turn, the breakpoint here is 2 higher for each of your minions here with an action on it.”',
      ongoing(
        gives(
          itsMinion,
          talent((c) =>
            c.until(
              'start of your turn',
              moreBreakpoint(c.note(here), c.note(times(2, minions.here.yours.suchThat(carries).count))),
            ),
          ),
        ),
      ),
    ),

    action(
      'Dolts, Halfwits, Fools, Morons!',
      'Transfer any number of actions on your minions to your other minions. Place a +1 power counter on each of your minions that one was transferred to.',
      onPlay((c) => {
        const passed = c.chooseAny(actions.on(minions.yours), 'transfer');
        const receivers = c.collect(passed, (one) => all(passOn(c, one)));
        c.placeCounters(minions.yours.amongThese(receivers));
      }),
    ),

    action(
      'Fearless Friend',
      'Play on one of your minions. Ongoing: This minion has “Talent: Move this minion to another base.”',
      playOn(minions.yours),
      ongoing(
        gives(
          itsMinion,
          talent((c) => c.moveElsewhere(thisCard)),
        ),
      ),
    ),

    action(
      'Magic Weapon',
      'Play on a minion. Ongoing: This minion has “Talent: Until the start of your next turn, this minion has +1 power for each player with a minion here OR if exactly one action is on this minion, draw a card.”',
      ongoing(
        gives(
          itsMinion,
          talent((c) =>
            c.capitalOr({
              strengthen: [
                () => c.until('start of your turn', powerFor(thisCard, c.note(players.withMinionHere.count))),
              ],
              draw: [() => c.if(equal(actions.on(thisCard).count, 1), () => c.draw(1))],
            }),
          ),
        ),
      ),
    ),

    action(
      'MYAAAH!',
      'Return an action that is played on a minion from one of your minions or from your discard pile to its owner’s hand. Play it as an extra action.',
      onPlay((c) => {
        const found = c.note(
          c.choose(madeForMinions.on(minions.yours).or(yourDiscardPile.playedOn('minion')), 'return'),
        );
        c.to(found, () => {
          c.return(actions.amongThese(found));
          c.toHand(yourDiscardPile.amongThese(found));
          c.mayPlay(yourHand.amongThese(found), { as: 'action' });
        });
      }),
    ),

    action(
      'Mystic Transference',
      'Play on one of your minions. Ongoing: At the start of another player’s turn, choose one of your actions that gives a talent. This minion may do what that talent says. Talent: Transfer one of your actions from this minion to another of your minions, or from another of your minions to this one.',
      playOn(minions.yours),
      whenever(turnStarts.byOthers, (c) => {
        const model = c.choose(actions.yours.suchThat(givesTalent), 'copy');
        c.as(controller(itsMinion), () => c.may(() => c.followTalent(model, { given: true, by: itsMinion })));
      }),
      talent((c) => {
        const passed = c.choose(actions.yours.on(minions.yours.or(minions.host)), 'transfer');
        c.if(
          actions.on(itsMinion).amongThese(passed).exist,
          () => passOn(c, passed),
          () => c.transfer(passed, itsMinion),
        );
      }),
    ),

    action(
      'Now You Know: Toxic Waste',
      'Search your deck for an action that is played on a minion, reveal it and put it into your hand. Special: Before a base scores, you may play this card to transfer an action from one of your minions to another and then use a talent of that minion instead.',
      onPlay((c) => c.toHand(c.search(yourDeck.playedOn('minion')))),
      playInAnswerTo(beforeScoring, {
        text: (c) => {
          const passed = c.choose(actions.on(minions.yours), 'transfer');
          const receiver = c.note(passOn(c, passed));
          c.to(receiver, () =>
            c.may(() => c.useTalent(minions.amongThese(receiver).or(actions.yours.on(receiver)))),
          );
        },
      }),
    ),

    action(
      'Powerful Sword',
      'Play on one of your minions. Ongoing: This minion has “Talent: Until the start of your next turn, this minion is not affected by other players’ cards.” Talent: Transfer another action from this minion to another of your minions.',
      playOn(minions.yours),
      ongoing(
        gives(
          itsMinion,
          talent((c) => c.until('start of your turn', notAffected(those(all(c.note(thisCard)))))),
        ),
      ),
      talent((c) => passOn(c, c.choose(actions.on(itsMinion).others, 'transfer'))),
    ),

    action(
      "Sword That's Powerful",
      'Play on one of your minions. Ongoing: This minion has “Talent: Place a +1 power counter on this minion.” If its printed power is 5 or more, it has +2 power.',
      playOn(minions.yours),
      ongoing(
        gives(
          itsMinion,
          talent((c) => c.placeCounters(thisCard)),
        ),
      ),
      ongoing(morePower(minions.host.printedPowerAtLeast(5), 2)),
    ),
  ]),
  theirBases,
);
