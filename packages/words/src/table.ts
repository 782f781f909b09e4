import { NONE, type Seat, type State } from '@smashup/engine';
import type { Language } from './language.ts';
import { plain, text, type Phrase } from './phrase.ts';
import type { Teller } from './teller.ts';
import type { Values } from './template.ts';

/** Whose turn it is. */
export function tellTurn(teller: Teller): Phrase {
  const { player } = teller.state.turn;
  return teller.say('table', 'turn', { player: teller.player(player) }, { context: teller.person(player) });
}

/** Who wins the game, alone or together. */
export function tellWinners(winners: readonly Seat[], teller: Teller): Phrase {
  const [only = NONE, ...more] = winners;
  if (only === NONE) return teller.sentence('table', 'no win');
  const isTeam = teller.state.config.variant === 'teams' && winners.length === 2;
  if (more.length > 0)
    return teller.sentence('table', isTeam ? 'team win' : 'shared win', ...sharing(winners, teller));
  return teller.sentence('table', 'won', { player: teller.player(only) }, { context: teller.person(only) });
}

/** Several players in the form that fits the addressee, who may be one of them. */
export function sharing(
  seats: readonly Seat[],
  teller: Teller,
): readonly [Values, { readonly context?: 'you' }] {
  const named = (each: readonly Seat[]): Phrase =>
    teller.language.list(each.map((seat) => teller.named(seat)));
  const others = seats.filter((seat) => !teller.isYou(seat));
  const values = { players: named(seats), others: named(others) };
  return [values, others.length < seats.length ? { context: 'you' } : {}];
}

/** Plays left this turn; empty if none. */
export function tellPlaysLeft({ turn }: State, language: Language): string {
  const extras = (kind: 'minion' | 'action'): number =>
    turn.extras.reduce((total, extra) => total + (extra.kind === kind ? extra.left : 0), 0);
  const left = [
    ['minions', turn.minions],
    ['actions', turn.actions],
    ['extra minions', extras('minion')],
    ['extra actions', extras('action')],
  ] as const;
  const told = left.flatMap(([key, count]) =>
    count > 0 ? [text(language.text('table', key, {}, count))] : [],
  );
  return plain(language.row(told));
}
