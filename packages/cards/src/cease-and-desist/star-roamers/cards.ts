import {
  afterScoring,
  atMost,
  all,
  baseOf,
  bases,
  current,
  faction,
  first,
  here,
  it,
  kindOf,
  mayBeAffectedInstead,
  mayPreventDestroying,
  mayPreventReturning,
  minions,
  nameOf,
  notAffected,
  notReplaced,
  ongoing,
  onPlay,
  othersCards,
  playInAnswerTo,
  playOn,
  playOnNewBase,
  players,
  printedPower,
  talent,
  you,
  yourDeck,
  yourDiscardPile,
  yourHand,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

/** What would return to your hand. */
const homeward = minions.yours.ownedBy(you);

export const starRoamers = inSet(
  set,
  faction(
    'Star Roamers',
    'Send your own minions back to your hand, to other bases and out again, while Ensigns take the hits.',
    [
      minion(
        "Ship's Captain",
        'Search your deck for a minion, reveal it and put it into your hand. If it has power 3 or less, you may play it here as an extra minion.',
        onPlay((c) => {
          const found = c.search(yourDeck.minions);
          c.toHand(found);
          c.if(atMost(printedPower(found), 3), () =>
            c.mayPlay(yourHand.minions.amongThese(found), { at: here }),
          );
        }),
      ),

      minion(
        'Medical Officer',
        'Ongoing: When another of your minions would be destroyed, you may return it to its owner’s hand instead.',
        mayPreventDestroying(minions.yours.others, (c) => c.return(it)),
        current(
          {
            text: 'Ongoing: When one or more of your other minions would return to your hand, you may have one of them stay in play instead and draw a card.',
          },
          mayPreventReturning(
            homeward.others,
            (c) => {
              c.draw(1);
              return all(it);
            },
            { oncePerBatch: true },
          ),
        ),
      ),

      minion(
        'Science Officer',
        'Talent: Return one of your minions of power 4 or less to its owner’s hand. Play an extra minion with a different name.',
        talent((c) => {
          const guest = c.choose(minions.yours.powerAtMost(4), 'return');
          const name = nameOf(c.note(kindOf(guest)));
          c.return(guest);
          c.extraMinion({ except: yourHand.named(name).or(yourDiscardPile.named(name)) });
        }),
      ),

      minion(
        "Ship's Engineer",
        'Ongoing: When another of your minions would return to your hand, you may move it to another base instead.',
        mayPreventReturning(homeward.others, (c) => all(c.moveElsewhere(it))),
      ),

      minion(
        'Ensign',
        'Ongoing: When another player plays a card that directly affects another of your minions here, you may have it affect this minion instead.',
        ongoing(mayBeAffectedInstead(minions.itself, minions.here.yours.others, othersCards)),
      ),

      action(
        'Hyperspeed 10',
        'Choose a base. Move all minions there to one other base.',
        onPlay((c) => {
          const port = c.choose(bases.withAny(minions), 'base');
          c.moveToOne(minions.at(port), bases.otherThan(port));
        }),
      ),

      action(
        'Mass Teleport',
        'Each player returns one of their minions to its owner’s hand.',
        onPlay((c) => c.eachPlayer(players, () => c.return(c.choose(minions.yours, 'return')))),
      ),

      action(
        'Port Me Up',
        'Return one of your minions to its owner’s hand. Special: After a base scores, you may play this to return one of your minions there.',
        onPlay((c) => c.return(c.choose(minions.yours, 'return'))),
        playInAnswerTo(afterScoring, { text: (c) => c.return(c.choose(minions.here.yours, 'return')) }),
      ),

      action(
        'Protector Fields',
        'Play on a base where you have a minion. Ongoing: Your minions here are not affected by other players’ cards.',
        playOn(bases.withYours),
        ongoing(notAffected(minions.here.yours)),
      ),

      action(
        'Teleport Error',
        'Move a minion to another base at random.',
        onPlay((c) => {
          const lost = c.choose(minions, 'move');
          const target = c.oneOfEach(lost, (one) => bases.otherThan(baseOf(one)), 'at random');
          c.move(lost, first(target));
        }),
      ),

      action(
        'Teleport Overflow',
        'Return one of your minions to its owner’s hand. Play any number of minions with the same name from your hand as extra minions.',
        onPlay((c) => {
          c.return(c.choose(minions.yours, 'return'));
          c.playEach(c.chooseAnyOfOneName(yourHand.minions, 'play'));
        }),
      ),

      action(
        'Weird New Worlds',
        'Add the top card of the base deck to the bases in play. Play on that base. You may play an extra minion there. Ongoing: After this base scores, it is not replaced.',
        playOnNewBase,
        onPlay((c) => c.extraMinion({ at: here })),
        ongoing(notReplaced(bases.here)),
        current(
          {
            text: 'Add the top card of the base deck to the bases in play. You may play an extra minion there.',
          },
          onPlay((c) => {
            const world = first(c.takeBases(1));
            c.enterBase(world);
            c.extraMinion({ at: world });
          }),
        ),
      ),

      action(
        'Whiplash Maneuver',
        'Play on a base. Ongoing: When your minions at other bases would return to your hand, you may move any of them here instead.',
        playOn(bases),
        mayPreventReturning(homeward.elsewhere, (c) => c.move(it, here)),
      ),
    ],
  ),
  theirBases,
);
