import type { Phrase } from '@smashup/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Carried } from './use-choosing.ts';
import type { TableProps } from '../table-props.ts';

const NO_HINTS: readonly number[] = [];

type Needed = Pick<TableProps, 'view' | 'decision' | 'askHint' | 'askWhyNot'>;

/** A decision; while there is none, the table as it lies. */
type Moment = number | TableProps['view'];

interface Given {
  readonly at: Moment | null;
  readonly hinted: readonly number[];
  readonly note: Phrase | null;
}

const NO_HINT: Given = { at: null, hinted: NO_HINTS, note: null };

export interface HintNote {
  /** Indices of options. */
  readonly hinted: readonly number[];
  /** The hint in words, or why something cannot be done. */
  readonly note: Phrase | null;
  readonly thinking: boolean;
  readonly ask: () => void;
  /** Says why a card cannot go where it was carried. */
  readonly refuse: (carried: Carried) => void;
  readonly say: (sentence: string) => void;
}

function said(text: string): Phrase {
  return [{ kind: 'text', text }];
}

/** The note under the question: a hint, or why something is not possible. It stays until the next decision or event. */
export function useHint({ view, decision, askHint, askWhyNot }: Needed): HintNote {
  const at = decision?.id ?? view;
  const [shown, setShown] = useState(NO_HINT);
  const { t } = useTranslation('table');
  const [thinking, setThinking] = useState(false);
  const { hinted, note } = shown.at === at ? shown : NO_HINT;
  const say = (phrase: Phrase): void => setShown({ at, hinted: NO_HINTS, note: phrase });
  const ask = async (): Promise<void> => {
    if (decision === null || thinking) return;
    setThinking(true);
    const hint = await askHint();
    setThinking(false);
    if (hint !== null) setShown({ at, hinted: hint.picks, note: hint.why });
  };
  const refuse = async ({ card, onto: [target] }: Carried): Promise<void> => {
    if (target === undefined) return;
    const why = await askWhyNot(card, target);
    say(why ?? said(t('notThere')));
  };
  return {
    hinted,
    note: thinking ? said(t('hintThinking')) : note,
    thinking,
    ask: () => void ask(),
    refuse: (carried) => void refuse(carried),
    say: (sentence) => say(said(sentence)),
  };
}
