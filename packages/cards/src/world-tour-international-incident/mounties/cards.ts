import {
  all,
  anAction,
  baseOf,
  bases,
  beforeScoring,
  canGoTo,
  type CardId,
  cannotBe,
  type Clause,
  current,
  faction,
  here,
  highest,
  itsMinion,
  minions,
  morePower,
  ongoing,
  onlyAsSpecial,
  onPlay,
  otherPlayers,
  othersCards,
  playInAnswerTo,
  playOn,
  power,
  powerFor,
  talent,
  those,
  thisCard,
  turnEnds,
  type Value,
  whenever,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

/** Where the suspects are. */
const beats = bases.withAny(minions.ofOthers);

/** Weaker minions of other players, at other bases that it could go to. */
const weakerThan = (mountie: Value<CardId>) =>
  minions.ofOthers
    .at(bases.otherThan(baseOf(mountie)))
    .powerBelow(power(mountie))
    .suchThat((suspect) => minions.amongThese(mountie).where(canGoTo(baseOf(suspect))).exist);

const reward: Clause = onPlay((c) => c.placeCounters(minions.yours.at(c.choose(bases.withYours, 'base'))));

export const mounties = inSet(
  set,
  faction('Mounties', 'Ride to where other players’ minions are and grow by it, turn after turn.', [
    minion(
      'Mountie Major',
      'Ongoing: This minion has +1 power for each minion here of the other player who has the most minions here.',
      ongoing(
        morePower(
          minions.itself,
          highest(otherPlayers.list, (player) => minions.here.of(player).count),
        ),
      ),
    ),

    minion(
      'Northern Mover',
      'Talent: Choose another of your minions. Move it to another base, OR it has +1 power until the end of the turn.',
      talent((c) =>
        c.to(c.choose(minions.yours.others, 'affect'), (other) =>
          c.capitalOr({
            move: [() => c.moveElsewhere(other)],
            strengthen: [() => c.until('end of turn', powerFor(other, 1))],
          }),
        ),
      ),
    ),

    minion(
      'War Canuck',
      'Ongoing: While another player has a minion here, this minion has +1 power.',
      ongoing(morePower(minions.itself, 1, minions.here.ofOthers.exist)),
      current(
        {
          text: 'Talent: If another player has a minion here, this minion has +2 power until the start of your next turn.',
        },
        talent((c) => c.until('start of your turn', powerFor(thisCard, 2)), {
          when: minions.here.ofOthers.exist,
        }),
      ),
    ),

    minion(
      'Dudlee',
      'Talent: Move this minion to another base where another player has a minion. If you do, it has +1 power until the end of the turn.',
      talent((c) =>
        c.to(c.moveToOne(thisCard, beats.otherThan(here)), () =>
          c.until('end of turn', powerFor(thisCard, 1)),
        ),
      ),
    ),

    action(
      'Always Get Our Man',
      'Move one of your minions to another base where another player has a minion with less power. If you do, destroy that minion at the end of the turn.',
      onPlay((c) =>
        c.to(
          c.choose(
            minions.yours.suchThat((one) => weakerThan(one).exist),
            'move',
          ),
          (mountie) =>
            c.to(c.choose(weakerThan(mountie), 'destroy'), (suspect) =>
              c.to(c.move(mountie, baseOf(suspect)), () =>
                c.later('end of turn', turnEnds, (d) => d.destroy(those(all(suspect)))),
              ),
            ),
        ),
      ),
    ),

    action(
      'Battle Moose',
      'Play on one of your minions. Ongoing: Other players’ cards cannot destroy your minions here.',
      playOn(minions.yours),
      ongoing(cannotBe(['destroy'], minions.here.yours, othersCards)),
    ),

    action(
      "Bring 'Em In",
      'Play on a minion. Ongoing: After that minion moves to another base, place a +1 power counter on it.',
      whenever(itsMinion.moves, (c) => c.placeCounters(itsMinion)),
    ),

    action(
      'Eh?',
      'Special: After you play your first action of a turn, you may play this card. One of your minions has +1 power until the end of the turn. You may return this card to your hand instead of discarding it.',
      onlyAsSpecial,
      // Back in hand, it cannot answer the same action again.
      playInAnswerTo(anAction.isPlayed.byYou.firstInTurn('player'), { limit: 'once per turn' }),
      onPlay((c) => {
        c.until('end of turn', powerFor(c.choose(minions.yours, 'strengthen'), 1));
        c.may(() => c.toHand(thisCard));
      }),
    ),

    action(
      'Haich-Q',
      'Play on a base. Ongoing: Your minions here have +1 power. Talent: Move one of your minions from here to another base, or from another base to here.',
      ongoing(morePower(minions.here.yours, 1)),
      talent((c) => c.moveToOrFromHere(c.choose(minions.yours, 'move'))),
    ),

    action(
      'Move Aboot',
      'Move one of your minions to another base where another player has a minion. If you do, it has +2 power until the end of the turn.',
      onPlay((c) =>
        c.to(c.chooseAble(minions.yours, canGoTo(beats), 'move'), (rider) =>
          c.to(c.moveToOne(rider, beats.otherThan(baseOf(rider))), () =>
            c.until('end of turn', powerFor(rider, 2)),
          ),
        ),
      ),
    ),

    action(
      'Power Poutine',
      'Choose a base. Up to two of your minions there have +2 power until the end of the turn.',
      onPlay((c) =>
        c.to(c.choose(bases.withYours, 'base'), (diner) =>
          c.until('end of turn', powerFor(c.chooseUpTo(2, minions.yours.at(diner), 'strengthen'), 2)),
        ),
      ),
    ),

    action(
      'When Calls the Badge',
      'Choose a base. Place a +1 power counter on each of your minions there.',
      reward,
      current(
        {
          text: 'Choose a base. Place a +1 power counter on each of your minions there. Special: You may play this card before a base scores.',
        },
        reward,
        playInAnswerTo(beforeScoring),
      ),
    ),
  ]),
  theirBases,
);
