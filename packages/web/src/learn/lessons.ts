import type { BaseView, Face, PlayerView, GameSetUp } from '@smashup/referee/protocol';
import type { Lesson, Occasion } from './lesson.ts';
import {
  basesWithYour,
  faceOf,
  offered,
  printedOn,
  rival,
  you,
  yourLines,
  type Offered,
  type Seen,
} from './seen.ts';
import { isReady, missingPower } from '../table/bases/readiness.ts';

/** In the order in which they are taught if several fit. */
export const LESSONS: readonly Lesson[] = [
  {
    id: 'meFirst',
    occasion: (seen) =>
      seen.decision?.kind === 'respond' && scoringBase(seen) !== undefined ? atScoring(seen) : null,
  },
  {
    id: 'special',
    occasion: (seen) => pointAt(strongest(offered(seen, 'respond', 'play'))),
    isDone: (seen) => yourLines(seen, 'play').some(({ cards: [card] }) => saysSpecial(faceOf(seen, card))),
  },
  {
    id: 'ability',
    occasion: (seen) => (isAskedByCard(seen) ? pointAt(source(seen)) : null),
  },
  {
    id: 'places',
    occasion: (seen) =>
      atScored(seen) ?? (isYourMove(seen) && hasScored(seen) ? worthOf(seen, seen.view.bases[0]) : null),
  },
  {
    id: 'win',
    occasion: (seen) =>
      isYourMove(seen) && hasScored(seen)
        ? {
            at: { kind: 'you' },
            names: {
              yours: you(seen)?.vp ?? 0,
              rival: rival(seen)?.name ?? '',
              theirs: rival(seen)?.vp ?? 0,
            },
          }
        : null,
  },
  {
    id: 'welcome',
    occasion: (seen) => (isYourMove(seen) && !hasScored(seen) ? { at: { kind: 'hand' } } : null),
  },
  {
    id: 'minion',
    occasion: (seen) => placing(seen, 'minion') ?? pointAt(strongest(playable(seen).filter(isMinion))),
    isDone: (seen) => basesWithYour(seen, 'minions').length > 0,
  },
  {
    id: 'power',
    occasion: (seen) => {
      const [base] = isYourMove(seen) ? basesWithYour(seen, 'minions') : [];
      return base === undefined ? null : atBase(seen, base);
    },
  },
  {
    id: 'action',
    occasion: (seen) => placing(seen, 'action') ?? pointAt(playable(seen).find(isForBase)),
    isDone: (seen) =>
      yourLines(seen, 'play').some(({ cards: [card] }) => faceOf(seen, card)?.kind === 'action'),
  },
  {
    id: 'stays',
    occasion: (seen) => {
      const action = isYourMove(seen) ? basesWithYour(seen, 'actions')[0]?.actions : undefined;
      const own = action?.find(({ controller }) => controller === seen.view.viewer);
      return own === undefined ? null : pointAt({ card: own.card, face: printedOn(seen, own) });
    },
  },
  {
    id: 'talent',
    occasion: (seen) => pointAt(offered(seen, 'play', 'use').find(({ face }) => saysTalent(face))),
    isDone: (seen) => yourLines(seen, 'use').some(({ cards: [card] }) => saysTalent(faceOf(seen, card))),
  },
  {
    id: 'break',
    occasion: breaking,
    isDone: hasScored,
  },
  {
    id: 'rival',
    occasion: (seen) =>
      isYourMove(seen) && seen.view.turn.number > 2
        ? { at: { kind: 'rivals' }, ...whatRivalPlayed(seen) }
        : null,
  },
  {
    id: 'endTurn',
    occasion: (seen) => (isYourMove(seen) && seen.view.turn.minions === 0 ? { at: { kind: 'done' } } : null),
    isDone: ({ log, view }) => log.some(({ key, player }) => key === 'turn' && player !== view.viewer),
  },
];

/** What there is to think about at the beginning of a turn, once a base has been scored: the one that breaks next. */
export function tipFor(seen: Seen): Occasion | null {
  const { turn, bases } = seen.view;
  const isFresh = turn.minions === 1 && turn.actions === 1;
  if (!isYourMove(seen) || !isFresh || !hasScored(seen)) return null;
  const [next] = bases.toSorted((one, other) => missingPower(one) - missingPower(other));
  if (next === undefined) return null;
  const { at, names } = atBase(seen, next);
  const totals = { yours: totalOf(next, you(seen)), theirs: totalOf(next, rival(seen)) };
  return {
    at,
    names: { ...names, ...totals, rival: rival(seen)?.name ?? '' },
    ...(missingPower(next) <= 0 ? { way: 'full' } : {}),
  };
}

function totalOf({ standings }: BaseView, player: PlayerView | undefined): number {
  return standings.find(({ seat }) => seat === player?.seat)?.total ?? 0;
}

/** The person chooses what to do next in Play Cards. */
function isYourMove({ decision }: Seen): boolean {
  return decision?.kind === 'play';
}

function hasScored({ log }: Seen): boolean {
  return log.some(({ key }) => key === 'clear');
}

function playable(seen: Seen): readonly Offered[] {
  return offered(seen, 'play', 'play');
}

function isMinion({ face }: Offered): boolean {
  return face.kind === 'minion';
}

/** It stays on a base, so that it can be looked at afterwards. */
function isForBase({ face }: Offered): boolean {
  return face.kind === 'action' && face.play === 'on-base';
}

function saysTalent(face: Face | undefined): boolean {
  return face?.text.includes('Talent:') ?? false;
}

function saysSpecial(face: Face | undefined): boolean {
  return face?.text.includes('Special:') ?? false;
}

function strongest(cards: readonly Offered[]): Offered | undefined {
  return cards.toSorted((one, other) => other.face.power - one.face.power)[0];
}

/** A card wants to know how its ability is followed. */
function isAskedByCard({ decision }: Seen): boolean {
  return decision?.kind === 'choose' || decision?.kind === 'mode';
}

/** The card or base whose ability asks. */
function source(seen: Seen): Named | undefined {
  const asking = seen.decision?.source ?? undefined;
  return asking && { card: asking.card, face: printedOn(seen, asking) };
}

type Named = { readonly card: number; readonly face: Face | undefined };

function pointAt(card: Named | undefined): Occasion | null {
  if (card?.face === undefined) return null;
  const { name, power } = card.face;
  return { at: { kind: 'card', card: card.card }, names: { card: name, power } };
}

/** A card of that kind has been taken from the hand, and its base is asked for. */
function placing(seen: Seen, kind: 'minion' | 'action'): Occasion | null {
  const { decision } = seen;
  if (decision?.kind !== 'where' || decision.source === null) return null;
  const face = printedOn(seen, decision.source);
  return face?.kind === kind ? { at: { kind: 'bases' }, placing: kind, names: { card: face.name } } : null;
}

function atBase(seen: Seen, base: BaseView): Occasion {
  const { card, total, breakpoint } = base;
  const name = printedOn(seen, base)?.name ?? '';
  return {
    at: { kind: 'base', base: card },
    names: { base: name, total, breakpoint: breakpoint ?? 0, missing: missingPower(base) },
  };
}

function worthOf(seen: Seen, base: BaseView | undefined): Occasion | null {
  if (base === undefined) return null;
  const [first, second, third] = base.vp;
  const { at, names } = atBase(seen, base);
  return { at, names: { ...names, first, second, third } };
}

function scoringBase({ view }: Seen): BaseView | undefined {
  return view.bases.find(({ scoring }) => scoring);
}

function atScoring(seen: Seen): Occasion | null {
  const base = scoringBase(seen);
  return base === undefined ? null : atBase(seen, base);
}

/** A base has just been scored, and its scoring is shown: who came first, and what for. */
function atScored(seen: Seen): Occasion | null {
  const { scoring, view } = seen;
  if (scoring === null || !scoring.over) return null;
  const winners = view.players.filter(({ seat }) => scoring.places.get(seat) === 1);
  const leader = winners.find(({ seat }) => seat === view.viewer) ?? winners[0];
  if (leader === undefined) return null;
  return {
    at: { kind: 'scoring', base: scoring.base.card },
    way: leader.seat === view.viewer ? 'yours' : 'theirs',
    names: {
      base: printedOn(seen, scoring.base)?.name ?? '',
      leader: leader.name,
      power: totalOf(scoring.base, leader),
      first: scoring.gained.get(leader.seat) ?? 0,
    },
  };
}

/** The rival's cards of the turn before. */
function whatRivalPlayed(seen: Seen): Pick<Occasion, 'names' | 'way'> {
  const { log, view } = seen;
  const other = rival(seen);
  const played = log
    .filter(
      ({ key, player, turn }) => key === 'play' && player === other?.seat && turn === view.turn.number - 1,
    )
    .flatMap(({ cards: [card] }) => faceOf(seen, card)?.name ?? []);
  const names = { rival: other?.name ?? '', played };
  return played.length === 0 ? { names, way: 'nothing' } : { names };
}

/** A base that one minion of the hand would break. */
function breaking(seen: Seen): Occasion | null {
  const minion = strongest(playable(seen).filter(isMinion));
  if (minion === undefined) return null;
  const { power, name } = minion.face;
  const base = seen.view.bases.find((one) => !isReady(one) && missingPower(one) <= power);
  if (base === undefined) return null;
  const { at, names } = atBase(seen, base);
  const totals = { yours: totalOf(base, you(seen)) + power, theirs: totalOf(base, rival(seen)) };
  return { at, names: { ...names, ...totals, card: name, power, rival: rival(seen)?.name ?? '' } };
}

/**
 * The deal of the guided game. With this seed you begin, with strong minions, two actions that stay on a base, one of
 * them with a talent, and a Special for the moment before a base scores; the lowest of the three bases breaks at 12.
 */
export const GUIDED_SET_UP: GameSetUp = {
  seats: [
    { name: 'You', colour: 'red', sitter: { kind: 'person' }, factions: ['Ninjas', 'Steampunks'] },
    {
      name: 'Rex',
      colour: 'blue',
      sitter: { kind: 'bot', level: 'easy' },
      factions: ['Dinosaurs', 'Zombies'],
    },
  ],
  choice: 'free',
  duplicates: false,
  edition: 'culture-shock',
  printing: 'original',
  pool: null,
  seed: 25378,
};
