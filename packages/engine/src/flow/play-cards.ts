import { isHeard, notice } from '../changes/notice.ts';
import { changePiece } from '../changes/pieces.ts';
import { abilityOf, type Game } from '../game.ts';
import type { Ability } from '../library/definitions.ts';
import { ExactSizeList } from '../model/exact-size-list.ts';
import type { Option } from '../model/decision.ts';
import { NONE, type Seat, type AbilityId } from '../model/ids.ts';
import { PASS } from '../model/options.ts';
import type { Piece } from '../model/state.ts';
import type { Lent } from '../rules/lending.ts';
import {
  addUsesNow,
  countedFor,
  isTalentUsed,
  leaveToUseAgain,
  lentFor,
  talentEvent,
  talentToGiveUp,
  type Talent,
} from '../rules/usable.ts';
import { isInDiscard } from '../rules/playing.ts';
import { useUp, useUpLentTalent } from '../changes/use-up.ts';
import { addPossiblePlays, playToGiveUp } from '../rules/ways.ts';
import { scopeOf } from '../rules/scope.ts';
import { baseAt, isInStasis, pieceOf, stampOf } from '../rules/table.ts';
import { pushUse } from './ability.ts';
import { ask, newId } from './ask.ts';
import { spendPlay, startPlay } from './play.ts';

/** Play Cards (R2): every play and every ability that the player has now, or to be done. */
export function offerPlays(g: Game): void {
  const { player } = g.state.turn;
  const options = offered.begin();
  addPossiblePlays(g, options);
  addUsesNow(g, player, options);
  options.add(PASS);
  ask(g, {
    id: newId(g),
    seat: player,
    kind: 'play',
    options: options.list(),
    min: 1,
    max: 1,
    source: NONE,
    prompt: WHAT_NEXT,
  });
}

const offered = new ExactSizeList<Option>();
const WHAT_NEXT = { key: 'play' } as const;

export function answerPlayCards(g: Game, option: Option): void {
  const { player } = g.state.turn;
  if (option.kind === 'play') {
    const { card, grant, as } = option;
    if (isInStasis(g, card)) startPlay(g, card, player, 'stasis', grant, as).orDiscard = true;
    else startPlay(g, card, player, isInDiscard(g, player, card) ? 'discard' : 'hand', grant, as);
  } else if (option.kind === 'use') use(g, option, player);
}

/** Uses a talent, or an "on your turn" ability (R3.8). */
function use(g: Game, { card, ability: id, about }: Extract<Option, { kind: 'use' }>, player: Seat): void {
  const ability = abilityOf(g, id);
  const piece = pieceOf(g, card);
  const stamp = stampOf(g, card);
  const lent = lentFor(g, card, id, about);
  if (ability.spec.kind === 'talent' && piece !== null) useTalent(g, piece, player, id, lent);
  const kind = playUsedBy(ability);
  const way = kind === null ? null : playToGiveUp(g, kind, about);
  if (way !== null) spendPlay(g, way.number, way.kind, player);
  useUp(g, id, ability.spec.limit, player, stamp);
  const scope = scopeOf(card, player, baseAt(g, card), stamp);
  const start = way?.kind === 'minion' ? { ...scope, vars: [[way.number, Number(way.extra)]] } : scope;
  pushUse(g, id, lent === null ? start : { ...start, lentSince: lent.since });
  if (ability.spec.kind === 'talent' && isHeard(g, 'talent used')) notice(g, talentEvent(g, card, player));
}

function playUsedBy({ spec }: Ability): 'minion' | 'action' | null {
  return spec.kind === 'on your turn' ? (spec.withPlay ?? null) : null;
}

/** Another talent is used up for it. */
function giveUpTalent(g: Game, { card, stamp }: Piece, player: Seat, again: Talent): void {
  const found = talentToGiveUp(g, card, again, player);
  if (found === null) return;
  const { leave, talent } = found;
  useUp(g, leave.id, 'once per turn', player, leave.scope.stamp);
  useUpLentTalent(g, talent.ability, player, stamp, talent.lent.since);
}

/** A second use in a turn needs another card's permission. */
function useTalent(g: Game, piece: Piece, player: Seat, ability: AbilityId, lent: Lent | null): void {
  const isUsed = isTalentUsed(g, piece, ability, player, lent);
  const leave = isUsed ? leaveToUseAgain(g, piece.card, player) : null;
  if (leave !== null) useUp(g, leave.id, 'once per turn', player, countedFor(g, leave, piece.card));
  else if (isUsed) giveUpTalent(g, piece, player, { ability, lent });
  if (lent === null) changePiece(g, piece, { talentTurn: g.state.turn.number });
  else useUpLentTalent(g, ability, player, piece.stamp, lent.since);
}
