import { NONE, type BaseId, type CardId, type LogEvent, type Seat, type State } from '@smashup/engine';
import { ACHIEVEMENTS, type Achievement } from '../../protocol/stats.ts';
import { type Moment, BEGINNING, next } from './moments.ts';
import type { Level } from '@smashup/bots';
import { smashUp } from '@smashup/cards';

/** The achievements reached with this line of the story. */
function earnedAt(moment: Moment): readonly Achievement[] {
  return ACHIEVEMENTS.filter((achievement) => IS_EARNED[achievement](moment));
}

/** Each looks at one line, and at what led to it. */
const IS_EARNED: Readonly<Record<Achievement, (moment: Moment) => boolean>> = {
  'first win': hasWon,
  'empty base': (m) => wonAt(m, (base) => !hasMinion(m, base, m.you)),
  alone: (m) =>
    wonAt(m, (base) => m.state.players.every((_, seat) => seat === m.you || !hasMinion(m, base, seat))),
  'shared first': ({ scoring, line, you }) => {
    if (line.key !== 'place' || line.place !== 1) return false;
    const first = scoring.flatMap((each) =>
      each.key === 'place' && each.place === 1 && each.base === line.base ? [each.player] : [],
    );
    return first.length > 1 && first.includes(you);
  },
  'other turn': (m) => wonAt(m, () => m.state.turn.player !== m.you),
  'two bases': (m) => wonAt(m, () => new Set(m.turn.won).size > 1),
  'better than first': ({ line, you, defOf }) => {
    if (line.key !== 'place' || line.player !== you || line.place === 1) return false;
    const vp = defOf(line.base)?.vp ?? [0, 0, 0];
    return (vp[line.place - 1] ?? 0) > vp[0];
  },
  'last card': (m) => wonAt(m, () => m.state.players[m.you]?.hand.length === 0),
  borrowed: (m) =>
    wonAt(m, (base) => minionsAt(m, base, m.you).some((card) => m.state.owners[card] !== m.you)),
  special: ({ line, you, scoring }) => line.key === 'play' && line.player === you && scoring.length > 0,
  'laid card': ({ line, you, duel, state }) => {
    if (line.key !== 'duel result') return false;
    const half = line.cards.length / 2;
    const isYours = (card: CardId): boolean => state.pieces[card]?.controller === you;
    const won = line.cards.slice(0, half).some(isYours) && !line.cards.slice(half).some(isYours);
    return won && duel.some((each) => each.key === 'lay' && each.player === you);
  },
  uncovered: ({ line, you }) => line.key === 'uncover' && line.player === you,
  'four minions': ({ line, turn }) => line.key === 'play' && turn.minions >= 4,
  'four actions': ({ line, turn }) => line.key === 'play' && turn.actions >= 4,
  'three talents': ({ line, turn }) => line.key === 'use' && turn.uses >= 3,
  counters: ({ line, you, state }) => {
    if (line.key !== 'counters') return false;
    const piece = state.pieces[line.card];
    return piece?.controller === you && piece.counters >= 3;
  },
  prevented: ({ line, you, state }) =>
    line.key === 'prevented' && state.pieces[line.card]?.controller === you,
  'card points': ({ line, you, defOf }) =>
    line.key === 'vp' &&
    line.player === you &&
    line.count > 0 &&
    line.source !== NONE &&
    defOf(line.source)?.kind !== 'base',
  'from behind': (m) => hasWon(m) && m.behind >= 5,
  'by one': (m) => {
    const vp = (seat: number): number => m.state.players[seat]?.vp ?? 0;
    return hasWon(m) && m.state.players.some((_, seat) => seat !== m.you && vp(seat) === vp(m.you) - 1);
  },
  'three rivals': (m) => hasWon(m) && m.rivals.length === 3,
  'hard bot': (m) => hasWon(m) && m.rivals.includes('hard'),
};

/** Alone, or together with others. */
function hasWon({ line, you }: Moment): boolean {
  return line.key === 'win' ? line.player === you : line.key === 'shared win' && line.players.includes(you);
}

/** You come first at a base of which that is true. */
function wonAt({ line, you }: Moment, test: (base: BaseId) => boolean): boolean {
  return line.key === 'place' && line.player === you && line.place === 1 && test(line.base);
}

function minionsAt({ state }: Moment, base: BaseId, seat: number): readonly CardId[] {
  return state.table.filter((card) => {
    const piece = state.pieces[card];
    return piece?.as === 'minion' && piece.base === base && piece.controller === seat;
  });
}

function hasMinion(moment: Moment, base: BaseId, seat: number): boolean {
  return minionsAt(moment, base, seat).length > 0;
}

interface Watching {
  hear(line: LogEvent, state: State): void;
  readonly earned: readonly Achievement[];
}

/** Follows the story of a game and collects the achievements reached in it. */
export function watchGame(you: Seat, rivals: readonly Level[]): Watching {
  const earned = new Set<Achievement>();
  const { defs } = smashUp.library;
  let soFar = BEGINNING;
  return {
    hear(line, state) {
      const moment = next(soFar, {
        line,
        state,
        you,
        rivals,
        defOf: (card) => defs[state.defs[card] ?? -1],
      });
      for (const achievement of earnedAt(moment)) earned.add(achievement);
      soFar = moment;
    },
    get earned() {
      return ACHIEVEMENTS.filter((achievement) => earned.has(achievement));
    },
  };
}
