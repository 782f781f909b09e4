import type { State } from '@smashup/engine';
import type { Language } from './language.ts';
import { plain, text, type Phrase } from './phrase.ts';
import type { Teller } from './teller.ts';

/** Whose turn it is. */
export function tellTurn(teller: Teller): Phrase {
  const { player } = teller.state.turn;
  return teller.say('table', 'turn', { player: teller.player(player) }, { context: teller.person(player) });
}

/** Who has won. */
export function tellWinner(teller: Teller): Phrase {
  const { winner } = teller.state;
  return teller.sentence(
    'table',
    'won',
    { player: teller.player(winner) },
    { context: teller.person(winner) },
  );
}

/** What may still be played in this turn; empty if nothing. */
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
