import type { CardId } from '@smashup/engine';
import type { DecisionView, Forecast } from '@smashup/referee/protocol';
import { useEffect, useState } from 'react';
import type { TableProps } from '../table-props.ts';
import type { Marks } from './marks.ts';
import type { Held } from './use-choosing.ts';

type Needed = Pick<TableProps, 'decision' | 'askForecast'>;
type Forecasts = ReadonlyMap<CardId, Forecast>;

const NONE: Forecasts = new Map();

interface Asked {
  readonly decision: DecisionView;
  readonly held: Held | null;
  readonly forecasts: Forecasts;
}

/** What would come of choosing each place that a card which is being played can go to. */
export function useForecasts(
  { decision, askForecast }: Needed,
  held: Held | null,
  { columns, cards }: Marks,
): Forecasts {
  const [known, setKnown] = useState<Asked | null>(null);
  useEffect(() => {
    if (decision === null) return undefined;
    let wanted = true;
    const ask = async (): Promise<void> => {
      const found = await Promise.all(
        questionsAbout(decision, held, [...columns, ...cards.keys()]).map(async ({ target, option }) => ({
          target,
          forecast: await askForecast(decision.id, option, held === null ? null : target),
        })),
      );
      const forecasts = found.flatMap(({ target, forecast }) =>
        forecast === null ? [] : [[target, forecast] as const],
      );
      if (wanted) setKnown({ decision, held, forecasts: new Map(forecasts) });
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [decision, held, columns, cards, askForecast]);
  return known !== null && known.decision === decision && known.held === held ? known.forecasts : NONE;
}

interface About {
  readonly target: CardId;
  readonly option: number;
}

/** Kinds of decisions in which something on the board is chosen by itself. */
const AIMED: ReadonlySet<DecisionView['kind']> = new Set(['where', 'choose']);

function questionsAbout(
  decision: DecisionView,
  held: Held | null,
  targets: readonly CardId[],
): readonly About[] {
  if (held !== null) {
    const [option, another] = held.options;
    if (option === undefined || another !== undefined) return [];
    return targets.filter((target) => target !== held.card).map((target) => ({ target, option }));
  }
  if (!AIMED.has(decision.kind) || decision.max !== 1) return [];
  return decision.options.flatMap(({ target }, option) => {
    if (target?.kind === 'base') return [{ target: target.base, option }];
    return target?.kind === 'card' ? [{ target: target.card, option }] : [];
  });
}
