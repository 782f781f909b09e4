import type { DecisionView, Face, TableView } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { isReady } from '../bases/readiness.ts';
import { offersPlay } from '../choosing/picks.ts';
import { useScene } from '../table-context.ts';

/** What a player can do in Play Cards, and which bases score if they stop now (R5.1); null: something else is asked. */
export function usePlayPrompt(view: TableView, decision: DecisionView | null): string | null {
  const { t, i18n } = useTranslation('table');
  const { faces } = useScene().catalogue;
  if (decision?.kind !== 'play') return null;
  const list = new Intl.ListFormat(i18n.language);
  const nameOf = (face: number): string => faces[face]?.name ?? '';
  const ready = view.bases.filter(isReady);
  const scores =
    ready.length === 0
      ? ''
      : t('playPrompt.scores', {
          count: ready.length,
          bases: list.format(ready.map(({ face }) => nameOf(face))),
        });
  if (!offersPlay(decision)) {
    const isOver = decision.options.every(({ kind }) => kind === 'pass');
    return `${t(isOver ? 'playPrompt.done' : 'playPrompt.use')} ${scores}`.trim();
  }
  const cards = playable(view, decision).flatMap((face) => faces[face] ?? []);
  const { minions, actions, extras } = view.turn;
  const extra = (wanted: 'minion' | 'action'): number =>
    extras.reduce((sum, { kind, left }) => (kind === wanted ? sum + left : sum), 0);
  const plays = [
    { words: 'minion', count: cards.some(isMinion) ? minions : 0 },
    { words: 'extraMinion', count: cards.some(isMinion) ? extra('minion') : 0 },
    { words: 'action', count: cards.some(isAction) ? actions : 0 },
    { words: 'extraAction', count: cards.some(isAction) ? extra('action') : 0 },
  ] as const;
  const what = plays.flatMap(({ words, count }) => (count > 0 ? [t(`playPrompt.${words}`, { count })] : []));
  const play =
    what.length === 0 ? t('playPrompt.glowing') : t('playPrompt.play', { what: list.format(what) });
  return `${play} ${scores}`.trim();
}

/** The faces of the viewer's cards in hand that can be played. */
function playable({ players, viewer }: TableView, { options }: DecisionView): readonly number[] {
  const offered = new Set(
    options.flatMap(({ kind, target }) => (kind === 'play' && target?.kind === 'card' ? [target.card] : [])),
  );
  const hand = viewer === null ? [] : (players[viewer]?.hand ?? []);
  return hand.filter(({ card }) => offered.has(card)).map(({ face }) => face);
}

const isMinion = ({ kind }: Face): boolean => kind === 'minion';
const isAction = ({ kind, fusion }: Face): boolean => kind === 'action' || fusion;
