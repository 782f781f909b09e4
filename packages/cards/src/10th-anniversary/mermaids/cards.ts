import {
  afterItScores,
  all,
  aMinion,
  and,
  atMost,
  atStartOfYourTurn,
  bases,
  baseOf,
  before,
  cancels,
  canGoTo,
  equal,
  faction,
  here,
  it,
  lessInTotal,
  minions,
  morePower,
  notInTotal,
  ongoing,
  onPlay,
  otherPlayers,
  players,
  power,
  powerFor,
  talent,
  thisCard,
  thisTurn,
  those,
  whenever,
  you,
  youCouldPlay,
  yourHand,
  type BaseId,
  type CardId,
  type Seat,
  type Value,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

/** Bases with a minion of yours, other than that one. */
const yourOtherBases = (base: Value<BaseId>) => bases.withYours.otherThan(base);

/** Other bases that this minion can move to. */
const goals = bases.otherThan(here).suchThat((goal) => minions.itself.where(canGoTo(goal)).exist);

/** A minion of somebody else has been moved to her base this turn. */
const hasLured = thisTurn(aMinion.ofOthers.moves.here);

/** Its abilities are cancelled from the moment when it comes into play, to the end of the turn. */
const playSilenced = (c: Verbs, card: Value<CardId>, at: Value<BaseId>): void => {
  c.later(
    'end of turn',
    before(aMinion.isPlayed).where(equal(it, card)),
    (then) => then.until('end of turn', cancels(then.note(it))),
    { immediate: true, once: true },
  );
  c.play(card, { at, as: 'minion' });
};

/** That player plays a small minion there, or shows that there is none that could be played. */
const answersTheSong = (c: Verbs, player: Value<Seat>, there: Value<BaseId>): void => {
  const small = yourHand.minions.powerAtMost(3).where(youCouldPlay(there, 'minion'));
  c.if(
    small.exist,
    () => playSilenced(c, c.note(c.choose(small, 'play')), there),
    () => c.revealHands(players.amongThese(player)),
  );
};

export const mermaids = inSet(
  set,
  faction('Mermaids', "Lure other players' minions to your bases and make them count for less there.", [
    minion(
      'Mermaid Queen',
      'Choose a minion here, or move another player’s minion here from another base. If its power is then 3 or less, you control it until the end of the turn.',
      onPlay((c) => {
        const guest = c.choose(minions.here.or(minions.elsewhere.ofOthers), 'affect');
        c.move(guest, here);
        c.if(and(equal(baseOf(guest), here), atMost(power(guest), 3)), () =>
          c.giveControl(guest, you, 'end of turn'),
        );
      }),
    ),

    minion(
      'Temptress',
      'Ongoing: If another player’s minion has been moved to her base this turn, she has +2 power until the end of the turn.',
      whenever(
        aMinion.ofOthers.moves.here.or(
          aMinion.isPlayed.or(aMinion.moves).where(and(equal(it, thisCard), hasLured)),
        ),
        (c) => c.until('end of turn', powerFor(thisCard, 2)),
        { immediate: true, limit: 'once per turn' },
      ),
    ),

    minion(
      'Charmer',
      'Talent: You may move this minion to another base. Then you may move another player’s minion of power 3 or less to its base.',
      talent((c) => {
        c.move(thisCard, c.mayChoose(goals, 'move to'));
        const den = c.note(baseOf(thisCard));
        c.move(c.mayChoose(minions.at(bases.otherThan(den)).ofOthers.powerAtMost(3), 'move'), den);
      }),
    ),

    minion(
      'Siren',
      'Ongoing: Each minion of another player here counts 1 power less in its controller’s total.',
      ongoing(lessInTotal(minions.here.ofOthers, 1)),
    ),

    action(
      'Becalmed Shores',
      'Play on a base. Ongoing: Other players’ minions here have -1 power. Talent: Transfer this action to another base.',
      ongoing(morePower(minions.here.ofOthers, -1)),
      talent((c) => c.transfer(thisCard, c.choose(bases.otherThan(here), 'transfer'))),
    ),

    action(
      'Captive Audience',
      'Choose a base. One of your minions there has +1 power until the end of the turn for each minion there that you do not own. You may play an extra action.',
      onPlay((c) => {
        const stage = c.choose(bases, 'base');
        const star = c.choose(minions.at(stage).yours, 'strengthen');
        const audience = c.note(minions.at(stage).except(minions.ownedBy(you)).count);
        c.until('end of turn', powerFor(star, audience));
        c.extraAction();
      }),
    ),

    action(
      'Charmed',
      'Choose a minion of power 3 or less. You may move it to another base where you have a minion. Until the end of the turn its power is not part of its controller’s total. You may play an extra action.',
      onPlay((c) => {
        const guest = c.choose(minions.powerAtMost(3), 'affect');
        c.move(guest, c.mayChoose(yourOtherBases(baseOf(guest)), { purpose: 'move to', about: guest }));
        c.until('end of turn', notInTotal(those(all(guest))));
        c.extraAction();
      }),
    ),

    action(
      'Desert Island',
      'Play on a base. Ongoing: The power of minions here is not part of their controllers’ totals. Destroy this action at the start of your turn.',
      ongoing(notInTotal(minions.here)),
      atStartOfYourTurn((c) => c.destroy(thisCard)),
    ),

    action(
      'Shipwreck Cove',
      'Play on a base. Ongoing: Your minions here have +1 power. Special: After this base scores, you may transfer this action to another base.',
      ongoing(morePower(minions.here.yours, 1)),
      afterItScores((c) => c.transfer(thisCard, c.mayChoose(bases.otherThan(here), 'transfer')), {
        special: true,
      }),
    ),

    action(
      'Siren Song',
      'Choose a base. Move one minion of each other player from there to another base where you have a minion.',
      onPlay((c) => {
        const shore = c.choose(bases, 'base');
        const sailors = c.oneOfEach(otherPlayers, (player) => minions.at(shore).of(player), 'move');
        c.moveToOne(sailors, yourOtherBases(shore));
      }),
    ),

    action(
      'Toll Bay',
      'Choose a base. Draw a card for each minion of another player there.',
      onPlay((c) => c.draw(minions.at(c.choose(bases, 'base')).ofOthers.count)),
    ),

    action(
      'Ultimate Song',
      'Choose a base where you have a minion. Each other player must play a minion of power 3 or less there from hand as an extra minion, or reveal a hand without one that can be played. Those minions’ abilities are cancelled until the end of the turn. You may play an extra minion there and an extra action.',
      onPlay((c) => {
        const stage = c.choose(bases.withYours, 'base');
        c.eachPlayer(otherPlayers, (player) => answersTheSong(c, player, stage));
        c.extraMinion({ at: stage });
        c.extraAction();
      }),
    ),
  ]),
  theirBases,
);
