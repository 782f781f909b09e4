import type { Phrase } from '@smashup/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Carried } from './choosing/use-choosing.ts';
import type { TableProps } from './table-props.ts';

const NO_HINTS: readonly number[] = [];

type Needed = Pick<TableProps, 'decision' | 'askHint' | 'askWhyNot'>;

export interface Advice {
  /** Indices of options. */
  readonly hinted: readonly number[];
  /** The hint in words, or why a card cannot go where it was carried. */
  readonly note: Phrase | null;
  readonly thinking: boolean;
  readonly ask: () => void;
  readonly refuse: (carried: Carried) => void;
}

function said(text: string): Phrase {
  return [{ kind: 'text', text }];
}

/** Hints and refusals: said until the next decision. */
export function useAdvice({ decision, askHint, askWhyNot }: Needed): Advice {
  const id = decision?.id ?? -1;
  const [advice, setAdvice] = useState<{ id: number; hinted: readonly number[]; note: Phrase | null }>({
    id: -1,
    hinted: NO_HINTS,
    note: null,
  });
  const { t } = useTranslation('table');
  const [thinking, setThinking] = useState(false);
  const current = advice.id === id ? advice : { hinted: NO_HINTS, note: null };
  const ask = async (): Promise<void> => {
    if (decision === null || thinking) return;
    setThinking(true);
    const hint = await askHint();
    setThinking(false);
    if (hint !== null) setAdvice({ id, hinted: hint.picks, note: hint.why });
  };
  const refuse = async ({ card, onto: [target] }: Carried): Promise<void> => {
    if (target === undefined) return;
    const why = await askWhyNot(card, target);
    setAdvice({ id, hinted: NO_HINTS, note: why ?? said(t('notThere')) });
  };
  return {
    hinted: current.hinted,
    note: thinking ? said(t('hintThinking')) : current.note,
    thinking,
    ask: () => void ask(),
    refuse: (carried) => void refuse(carried),
  };
}
