import {
  afterScoring,
  all,
  among,
  and,
  baseOf,
  beforeScoring,
  canChangePower,
  current,
  equal,
  everyAffected,
  faction,
  first,
  itsCounters,
  mayBeAffectedToo,
  minions,
  nameOf,
  ongoing,
  onlyAsSpecial,
  onPlay,
  playInAnswerTo,
  playOn,
  players,
  powerFor,
  size,
  thisCard,
  whenever,
  yourDiscardPile,
  type CardId,
  type Value,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { byAStandardAction } from './standard.ts';

const danced = and(byAStandardAction, equal(itsCounters, 0));

const cheer = (c: Verbs) => c.until('end of turn', powerFor(c.choose(minions, 'strengthen'), 2));

/** Each player may do it with one of their minions. Returns all that were affected. */
const eachWithOne = (
  c: Verbs,
  from: typeof minions,
  purpose: 'counter' | 'destroy',
  act: (one: Value<CardId>) => Value<readonly CardId[]>,
): Value<readonly CardId[]> =>
  c.collect(players, (player) => {
    let affected: Value<readonly CardId[]> = all();
    c.as(player, () => {
      affected = everyAffected(act(c.mayChoose(from, purpose)));
    });
    return affected;
  });

const SEATS = [0, 1, 2, 3];

/** What has left play belonged to whoever controlled it before. Returns who did, and which minions. */
function minionsByPlayer(c: Verbs) {
  let others = players;
  return SEATS.map(() => {
    const player = c.note(first(others.list));
    others = others.except(player);
    return { player, theirs: c.noteAll(minions.of(player)) };
  });
}

export const discoDancers = inSet(
  set,
  faction('Disco Dancers', 'Standard actions that touch one minion spread to its neighbours.', [
    minion(
      'Dancing King',
      'Ongoing: When a standard action directly affects one or more minions here, you may have it affect another minion here in the same way.',
      ongoing(mayBeAffectedToo(minions.here, minions.here)),
    ),

    minion(
      'Disco Lou',
      'Play an extra action, or put an action from your discard pile on top of your deck.',
      onPlay((c) =>
        c.oneOf({
          'extra action': [() => c.extraAction()],
          'action to the top': [
            () => c.toDeck(c.choose(yourDiscardPile.actions, 'to the top'), 'deck top'),
            yourDiscardPile.actions.exist,
          ],
        }),
      ),
    ),

    minion(
      'Diva',
      'Ongoing: Once per turn, when a standard action directly affects one or more of your other minions here, you may have it affect this minion in the same way.',
      ongoing(mayBeAffectedToo(minions.itself, minions.yours.here.others, 'once per turn')),
    ),

    minion(
      'Roller',
      'Ongoing: After a standard action that directly affected this minion, place a +1 power counter on it if it had none when the action was played.',
      whenever(thisCard.isAffected.directly.where(danced), (c) => c.placeCounters(thisCard), {
        oncePerBatch: true,
      }),
      current(
        {
          text: 'Ongoing: After a standard action that affected this minion, you may place two +1 power counters on it if it had none when the action was played.',
        },
        whenever(thisCard.isAffected.where(danced), (c) => c.may(() => c.placeCounters(thisCard, 2)), {
          oncePerBatch: true,
        }),
      ),
    ),

    action(
      'Celebration',
      'Play two extra actions.',
      onPlay((c) => c.extraAction({ count: 2 })),
    ),

    action(
      'Disco Inferno',
      'Each player may place a +1 power counter on one of their minions. Draw a card for each minion that was affected.',
      onPlay((c) =>
        c.draw(
          size(eachWithOne(c, minions.yours.where(canChangePower), 'counter', (one) => c.placeCounters(one))),
        ),
      ),
    ),

    action(
      'Get Down Tonight',
      'A minion gets +2 power until the end of the turn. Draw a card.',
      onPlay((c) => {
        cheer(c);
        c.draw(1);
      }),
      current(
        {
          text: 'A minion gets +2 power until the end of the turn. Draw a card for each minion that was affected.',
        },
        onPlay((c) => c.draw(size(everyAffected(cheer(c))))),
      ),
    ),

    action(
      "I'm So Excited",
      'Move one of your minions to another base. Draw a card.',
      onPlay((c) => {
        c.moveElsewhere(c.choose(minions.yours, 'move'));
        c.draw(1);
      }),
      current(
        { text: 'Move one of your minions to another base. Draw a card for each minion that was moved.' },
        onPlay((c) => c.draw(size(everyAffected(c.moveElsewhere(c.choose(minions.yours, 'move')))))),
      ),
    ),

    action(
      'I Will Survive',
      'Special: After a base scores, return one of your minions there to its owner’s hand.',
      onlyAsSpecial,
      playInAnswerTo(afterScoring, { text: (c) => c.return(c.choose(minions.here.yours, 'return')) }),
    ),

    action(
      "It's Raining Men",
      'Play an extra minion.',
      onPlay((c) => c.extraMinion()),
    ),

    action(
      'Last Dance',
      'Each player may destroy one of their minions. For each minion that was destroyed, the player who controlled it gains 1 VP.',
      onPlay((c) => {
        const before = minionsByPlayer(c);
        const fallen = eachWithOne(c, minions.yours, 'destroy', (one) => c.destroy(one));
        for (const { player, theirs } of before) {
          c.gainVp(among(fallen).amongThese(theirs).count, player);
        }
      }),
    ),

    action(
      "Stayin' Alive",
      'Put a card with the same name as one of your minions from your discard pile into your hand.',
      onPlay((c) =>
        c.toHand(
          c.choose(
            yourDiscardPile.suchThat((card) => minions.yours.named(nameOf(card)).exist),
            'take',
          ),
        ),
      ),
    ),

    action(
      'Turn The Beat Around',
      'A minion gets +1 power until the end of the turn. For each minion that was affected, a minion at its base gets -1 power until the end of the turn. Special: Before a base scores, you may play this action.',
      onPlay((c) => {
        const raised = everyAffected(c.until('end of turn', powerFor(c.choose(minions, 'strengthen'), 1)));
        c.forEach(raised, (one) =>
          c.until('end of turn', powerFor(c.choose(minions.at(baseOf(one)), 'weaken'), -1)),
        );
      }),
      playInAnswerTo(beforeScoring),
    ),

    action(
      'We are Family',
      'Play on a minion. Ongoing: Once per turn, when a standard action directly affects one or more other minions here, you may have it affect this minion in the same way.',
      playOn(minions),
      ongoing(mayBeAffectedToo(minions.host, minions.here.except(minions.host), 'once per turn')),
    ),
  ]),
  theirBases,
);
