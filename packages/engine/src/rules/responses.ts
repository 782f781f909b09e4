import { abilityOf, defOf, type Game, playerOf } from '../game.ts';
import type { Response } from '../library/definitions.ts';
import type { Happening, Said } from '../model/happening.ts';
import { NONE, type CardId, type Seat, type AbilityId } from '../model/ids.ts';
import { couldDoAnything } from './foresight.ts';
import { isUsedUp } from './limits.ts';
import { canBePlayed, type Attempt } from './playing.ts';
import { scopeInAnswer } from './scope.ts';
import { stampOf } from './table.ts';
import { traitsOf } from './traits.ts';

/** A card that can answer an event. */
export interface Responding {
  readonly card: CardId;
  readonly ability: AbilityId;
  readonly event: Happening;
  readonly bases: readonly CardId[] | null;
}

const NO_RESPONSES: readonly Responding[] = [];

export function responses(g: Game, seat: Seat, events: readonly Happening[]): readonly Responding[] {
  if (events.length === 0) return NO_RESPONSES;
  const { hand, discard } = playerOf(g, seat);
  let found = NO_RESPONSES;
  for (const card of hand) found = withResponses(g, seat, card, events, false, found);
  if (traitsOf(g).someAnswerInDiscard) {
    for (const card of discard) found = withResponses(g, seat, card, events, true, found);
  }
  return found;
}

function withResponses(
  g: Game,
  seat: Seat,
  card: CardId,
  events: readonly Happening[],
  isDiscarded: boolean,
  before: readonly Responding[],
): readonly Responding[] {
  let found = before;
  for (const { id, spec } of defOf(g, card).responses) {
    if (spec.kind !== 'response' || (isDiscarded && spec.inDiscard !== true)) continue;
    if (!isAskedFor(spec, events)) continue;
    for (const group of whatItMayAnswer(spec, id, g, events)) {
      const answered = answerableEvent(g, seat, card, id, spec, group);
      if (answered !== null) found = [...found, answered];
    }
  }
  return found;
}

/** Most windows are not for most cards. */
function isAskedFor({ on }: Response, events: readonly Happening[]): boolean {
  for (const { kind } of events) if (on.includes(kind)) return true;
  return false;
}

/** A card whose text refers to what it responds to may respond to what happened at one base or at another. */
function whatItMayAnswer(
  { mode, at, takesText }: Response,
  ability: AbilityId,
  g: Game,
  events: readonly Happening[],
): readonly (readonly Happening[])[] {
  if (takesText === true) return events.map((event) => [event]);
  if (mode === 'use' || at !== null || abilityOf(g, ability).script.steps.length === 0) return [events];
  const places = new Set(events.map(({ base }) => base));
  if (places.size < 2) return [events];
  return [...places].map((place) => events.filter(({ base }) => base === place));
}

/** A card that can be played only as a Special, in a window that is open now. */
export function responseNow(
  g: Game,
  seat: Seat,
  card: CardId,
): { special: AbilityId; event: Happening; bases: readonly CardId[] | null } | null {
  if (!defOf(g, card).specialOnly) return null;
  for (const frame of g.state.stack) {
    if (frame.kind !== 'aftermath') continue;
    const group = frame.groups[0];
    if (group === undefined) continue;
    for (const { id, spec } of defOf(g, card).responses) {
      if (spec.kind !== 'response' || spec.mode === 'use') continue;
      const found = answerableEvent(g, seat, card, id, spec, group.events);
      if (found !== null) return { special: id, event: found.event, bases: found.bases };
    }
  }
  return null;
}

/**
 * The play that an ability brings about which says "play" that card, with no limits but the bases: of a card that can be
 * played only as a Special, the one whose window is open, if there is one.
 */
export function playByAbility(g: Game, player: Seat, card: CardId, bases: readonly CardId[] | null): Attempt {
  const response = responseNow(g, player, card);
  return {
    card,
    player,
    bases: bases ?? response?.bases ?? null,
    grant: null,
    extra: true,
    special: response?.special ?? NONE,
    event: response?.event ?? null,
    fromDiscard: false,
  };
}

/** What a card does instead of what its own text says, if it is played through a Special that makes it take a text on. */
export function textTaken(g: Game, special: AbilityId, event: Happening | null): Said | null {
  if (special === NONE) return null;
  const { spec } = abilityOf(g, special);
  return spec.kind === 'response' && spec.takesText === true ? (event?.said ?? null) : null;
}

function answerableEvent(
  g: Game,
  seat: Seat,
  card: CardId,
  ability: AbilityId,
  spec: Response,
  events: readonly Happening[],
): Responding | null {
  const fitting = events.filter(
    (event) =>
      spec.on.includes(event.kind) &&
      !isUsedUp(g, ability, spec.limit, seat, stampOf(g, event.base)) &&
      spec.test(g, scopeInAnswer(card, seat, event), event),
  );
  const [event] = fitting;
  if (event === undefined) return null;
  // Several bases that entered together: the card may go to any of them.
  const { at } = spec;
  const bases = at === null ? null : fitting.map((one) => at(g, scopeInAnswer(card, seat, one)));
  if (spec.mode === 'use') {
    return couldDoAnything(g, ability, scopeInAnswer(card, seat, event))
      ? { card, ability, event, bases }
      : null;
  }
  const taken = textTaken(g, ability, event);
  if (spec.takesText === true && taken === null) return null;
  const attempt = {
    card,
    player: seat,
    bases,
    grant: null,
    extra: true,
    special: ability,
    event,
    ...(taken === null ? {} : { text: taken.text }),
    fromDiscard: false,
  };
  return canBePlayed(g, attempt) ? { card, ability, event, bases } : null;
}
