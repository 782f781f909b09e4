import {
  actions,
  aMinion,
  and,
  atLeast,
  baseOf,
  bases,
  cancels,
  canGoTo,
  cannotBe,
  cannotPlay,
  cardsInPlay,
  controller,
  current,
  equal,
  faction,
  here,
  isBehind,
  it,
  lessThan,
  minions,
  moreBreakpoint,
  morePower,
  not,
  notAffected,
  ongoing,
  onPlay,
  otherPlayers,
  othersCards,
  playedAt,
  players,
  plays,
  power,
  powerFor,
  talent,
  there,
  thisCard,
  thisTurn,
  times,
  totalOf,
  turnStarts,
  whenever,
  whether,
  you,
  yourHand,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { majorUrsa } from './titan.ts';

const alone = not(minions.here.yours.others.exist);
/** Both are still there, so the powers can be compared. */
const isWeakerArrival = and(equal(baseOf(it), here), lessThan(power(it), power(thisCard)));

/** Other players' minions that can be moved at all. */
const driveable = minions.ofOthers.where(canGoTo(bases));

export const bearCavalry = inSet(
  set,
  faction(
    'Bear Cavalry',
    'Shove other players’ minions from base to base, destroy those that arrive where you wait, and keep your own alive.',
    [
      minion(
        'General Ivan',
        'Ongoing: Your minions cannot be destroyed.',
        ongoing(cannotBe(['destroy'], minions.yours)),
        current(
          {
            text: 'Ongoing: Your minions cannot be destroyed. Once per turn, after another player’s minion moves, you may give your minions at the base it moved to +1 power until the end of the turn.',
          },
          ongoing(cannotBe(['destroy'], minions.yours)),
          whenever(aMinion.ofOthers.moves, (c) =>
            c.mayOncePerTurn(() => c.until('end of turn', powerFor(c.noteAll(minions.yours.at(there)), 1))),
          ),
        ),
      ),

      minion(
        'Polar Commando',
        'Ongoing: While you have no other minion here, +2 power and cannot be destroyed.',
        ongoing(morePower(minions.itself, 2, alone)),
        ongoing(cannotBe(['destroy'], minions.itself.where(alone))),
        current(
          {
            text: 'Talent: Place a +1 power counter on this minion, or on a minion with less power than this one.',
          },
          talent((c) =>
            c.placeCounters(c.choose(minions.itself.or(minions.powerBelow(power(thisCard))), 'counter')),
          ),
        ),
      ),

      minion(
        'Bear Cavalry',
        'Move another player’s minion here to a different base.',
        onPlay((c) => c.moveElsewhere(c.choose(minions.here.ofOthers, 'move'))),
        current(
          { text: 'You may move another player’s minion here to a different base.' },
          onPlay((c) => c.moveElsewhere(c.mayChoose(minions.here.ofOthers, 'move'))),
        ),
      ),

      minion(
        'Cub Scout',
        'Ongoing: After another player’s minion moves here, destroy it if it has less power than this minion.',
        whenever(aMinion.ofOthers.moves.here, (c) => c.if(isWeakerArrival, () => c.destroy(it))),
        current(
          {
            text: 'Ongoing: After another player’s minion moves here, you may destroy it if it has less power than this minion. If you do, you may move one of your minions of printed power 3 or less here.',
          },
          whenever(aMinion.ofOthers.moves.here, (c) =>
            c.may(
              () =>
                c.to(c.destroy(it), () =>
                  c.move(c.mayChoose(minions.yours.elsewhere.printedPowerAtMost(3), 'move'), here),
                ),
              isWeakerArrival,
            ),
          ),
        ),
      ),

      action(
        'Bear Hug',
        'Each other player destroys their minion with the least power (their choice if tied).',
        onPlay((c) =>
          c.eachPlayer(otherPlayers, () => c.destroy(c.choose(minions.yours.weakest, 'destroy'))),
        ),
        current({
          text: 'Each other player destroys their minion with the least power; its controller breaks ties.',
        }),
      ),

      action(
        'Bear Necessities',
        'Destroy an action in play.',
        onPlay((c) => c.destroy(c.choose(actions, 'destroy'))),
        current(
          {
            text: 'Play on a base. Talent: Until the start of your turn, other players with a minion here cannot play extra cards. Destroy this action at the start of your next turn.',
          },
          talent((c) => {
            c.until('start of your turn', cannotPlay(plays.asExtras.by(otherPlayers.withMinionHere)));
            c.later('it leaves play', turnStarts.byYou, (d) => d.destroy(thisCard), { once: true });
          }),
        ),
      ),

      action(
        'Bear Rides You',
        'Move one of your minions to a different base.',
        onPlay((c) => c.moveElsewhere(c.choose(minions.yours, 'move'))),
        current(
          {
            text: 'Move a minion to a different base. If you control it, you may cancel the abilities of a card there, or of the base, until the start of your next turn.',
          },
          onPlay((c) => {
            const rider = c.moveElsewhere(c.choose(minions, 'move'));
            c.if(equal(controller(rider), you), () => {
              const place = bases.amongThese(baseOf(rider));
              const silenced = c.mayChoose(place.or(cardsInPlay.at(place)), 'cancel');
              c.until('start of your turn', cancels(silenced));
            });
          }),
        ),
      ),

      action(
        'Commission',
        'Play an extra minion. Then move another player’s minion from its base to a different base.',
        onPlay((c) =>
          c.to(c.extraMinionNow(), (recruit) =>
            c.moveElsewhere(c.choose(minions.ofOthers.at(playedAt(recruit)), 'move')),
          ),
        ),
        current(
          {
            text: 'Play an extra minion immediately. You may move another player’s minion from its base to a different base.',
          },
          onPlay((c) =>
            c.to(c.extraMinionNow(), (recruit) =>
              c.moveElsewhere(c.mayChoose(minions.ofOthers.at(playedAt(recruit)), 'move')),
            ),
          ),
        ),
      ),

      action(
        'High Ground',
        'Play on a base. Ongoing: While you have a minion here, destroy each minion of another player that moves here.',
        whenever(aMinion.ofOthers.moves.here, (c) => c.if(minions.here.yours.exist, () => c.destroy(it))),
        current(
          {
            text: 'Play on a base. Ongoing: While you have a minion here, after another player’s minion moves here, you may destroy this action to destroy that minion, or to draw a card and play an extra action.',
          },
          whenever(aMinion.ofOthers.moves.here, (c) =>
            c.may(
              () =>
                c.to(c.destroy(thisCard), () =>
                  c.oneOf({
                    'destroy it': [() => c.destroy(it)],
                    'draw and play': [
                      () => {
                        c.draw(1);
                        c.mayPlay(yourHand.actions);
                      },
                    ],
                  }),
                ),
              minions.here.yours.exist,
            ),
          ),
        ),
      ),

      action(
        'Superiority',
        'Play on a base. Ongoing: Other players’ cards cannot destroy your minions here, move them away, or return them to your hand or deck.',
        ongoing(cannotBe(['destroy', 'move', 'return', 'place', 'shuffle'], minions.here.yours, othersCards)),
        current(
          {
            text: 'Play on a base. Talent: If nobody has more power here than you, draw a card, or your minions here are not affected by other players’ cards until the start of your next turn.',
          },
          talent(
            (c) =>
              c.oneOf({
                draw: [() => c.draw(1)],
                protect: [() => c.until('start of your turn', notAffected(minions.here.yours))],
              }),
            { when: and(atLeast(totalOf(you, here), 1), not(isBehind(you, here))) },
          ),
        ),
      ),

      action(
        "You're Pretty Much Borscht",
        'Choose a base where you have a minion. Move all other players’ minions there to one other base.',
        onPlay((c) =>
          c.to(c.choose(bases.withYours, 'base'), (battlefield) => {
            const driven = minions.ofOthers.at(battlefield);
            c.moveToOne(driven, bases.otherThan(battlefield));
          }),
        ),
      ),

      action(
        "You're Screwed",
        'Choose a base where you have a minion. Move another player’s minion there to a different base.',
        onPlay((c) =>
          c.to(c.chooseAble(bases.withYours, bases.withAny(driveable).matches, 'base'), (battlefield) =>
            c.moveElsewhere(c.choose(minions.ofOthers.at(battlefield), 'move')),
          ),
        ),
      ),

      action(
        'Bearing Down',
        'Play on a base. Ongoing: The breakpoint here is 2 higher for each player with a minion here, or 2 lower instead on a turn in which you have moved another player’s minion here.',
        current(
          {},
          ongoing(
            moreBreakpoint(
              here,
              times(
                players.withMinionHere.count,
                whether(thisTurn(aMinion.ofOthers.moves.byYou.here), -2, 2),
              ),
            ),
          ),
        ),
      ),
    ],
    majorUrsa,
  ),
  theirBases,
);
