import type { CardId, Seat } from '@smashup/engine';
import type { DecisionView, TableView } from '@smashup/referee/protocol';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { TableProps } from '../table-props.ts';
import { sortChoices, type Choices } from './choices.ts';
import { markAll, type Marks } from './marks.ts';
import { isEnough, isOrdered, isPassing, isSinglePick, toggle } from './picks.ts';
import { plainText } from '../../text/plain-text.ts';

/** What a person has done about the decision so far. */
interface Draft {
  readonly decision: number;
  readonly picks: readonly number[];
  /** A card that was touched to be read; touched again it is chosen. */
  readonly held: Held | null;
  /** Several options lie on the card that was clicked: which of these? */
  readonly narrowed: readonly number[];
  /** The answer waits for "are you sure". */
  readonly unsure: readonly number[] | null;
  /** An option without effect that was clicked: is it meant? */
  readonly doubted: number | null;
  /** More was clicked than may be picked. */
  readonly tooMany: boolean;
}

/** A card of the hand or the tray that is being looked at, and what choosing it would answer. */
export interface Held {
  readonly card: CardId;
  readonly face: number;
  readonly options: readonly number[];
}

export interface Choosing {
  readonly choices: Choices;
  readonly marks: Marks;
  /** Options that would have no effect now. */
  readonly idle: readonly number[];
  readonly draft: Draft;
  /** Whether a click on this card chooses something. */
  readonly clickCard: (card: CardId) => boolean;
  /** The same for a card that can be read only when it is touched: the first touch shows it. */
  readonly touch: (held: Held) => void;
  /** Chooses the card that is held. */
  readonly chooseHeld: () => void;
  readonly clickPlayer: (seat: Seat) => void;
  readonly pick: (option: number) => void;
  /** Answers with what is picked. */
  readonly confirm: () => void;
  /** "Are you sure": yes or no. */
  readonly settle: (sure: boolean) => void;
  /** Takes back what is picked; false: there was nothing. */
  readonly clear: () => boolean;
}

interface Wishes {
  /** The game, by its name: half-made choices are kept under it. */
  readonly game: string;
  readonly hinted: readonly number[];
  /** Ask before what may be regretted: a pass, or something without effect. */
  readonly confirms: boolean;
  readonly onAnswer: TableProps['onAnswer'];
}

const NOTHING = { picks: [], held: null, narrowed: [], unsure: null, doubted: null, tooMany: false } as const;

/** Turns clicks into an answer. */
export function useChoosing(decision: DecisionView | null, view: TableView, wishes: Wishes): Choosing {
  const { game, hinted, confirms, onAnswer } = wishes;
  const [kept, setDraft] = useState<Draft>({ decision: -1, ...NOTHING });
  const id = decision?.id ?? -1;
  const before = useMemo(() => (decision === null ? [] : readDraft(game, decision)), [game, decision]);
  const draft = kept.decision === id ? kept : { decision: id, ...NOTHING, picks: before };
  const choices = useMemo(() => sortChoices(decision, view), [decision, view]);
  const { picks } = draft;
  const ordered = decision !== null && isOrdered(decision);
  const idle = useMemo(() => idleOf(decision), [decision]);
  const marks = useMemo(
    () => markAll(choices, { picks, ordered, hinted, idle }),
    [choices, picks, ordered, hinted, idle],
  );

  const change = (changes: Partial<Draft>): void => {
    if (decision !== null && changes.picks !== undefined) keepDraft(game, decision, changes.picks);
    setDraft({ ...draft, tooMany: false, ...changes });
  };

  const send = (answered: readonly number[]): void => {
    if (decision === null) return;
    change(NOTHING);
    onAnswer(decision.id, answered);
  };

  const answer = (answered: readonly number[]): void => {
    if (decision === null) return;
    if (confirms && decision.confirmPass && draft.unsure === null && isPassing(decision, answered)) {
      change({ unsure: answered });
      return;
    }
    send(answered);
  };

  const pick = (option: number, isMeant = false): void => {
    if (decision === null) return;
    if (confirms && !isMeant && isWasted(decision, option)) {
      change({ doubted: option });
      return;
    }
    if (isSinglePick(decision)) {
      answer([option]);
      return;
    }
    const next = toggle(decision, picks, option);
    if (next === null) change({ tooMany: true });
    else change({ picks: next, narrowed: [] });
  };

  const choose = (options: readonly number[] | undefined): boolean => {
    const [only, another] = options ?? [];
    if (options === undefined || only === undefined) return false;
    if (another === undefined) pick(only);
    else change({ narrowed: options, held: null });
    return true;
  };

  return {
    choices,
    marks,
    idle,
    draft,
    clickCard: (card) => choose(choices.ofCard.get(card)),
    touch: (held) => {
      if (draft.held?.card === held.card || decision === null || !isSinglePick(decision))
        choose(held.options);
      else change({ held, narrowed: [] });
    },
    chooseHeld: () => {
      if (draft.held !== null) choose(draft.held.options);
    },
    clickPlayer: (seat) => {
      choose(choices.ofPlayer.get(seat));
    },
    pick: (option) => pick(option),
    confirm: () => {
      if (decision !== null && isEnough(decision, picks)) answer(picks);
    },
    settle: (sure) => {
      if (sure && draft.unsure !== null) send(draft.unsure);
      else if (sure && draft.doubted !== null) pick(draft.doubted, true);
      else change({ unsure: null, doubted: null });
    },
    clear: () => {
      const drafted = picks.length > 0 || draft.narrowed.length > 0 || draft.held !== null;
      if (drafted) change({ picks: [], narrowed: [], held: null });
      return drafted;
    },
  };
}

function idleOf(decision: DecisionView | null): readonly number[] {
  return decision?.options.flatMap(({ idle }, at) => (idle === null ? [] : [at])) ?? [];
}

/** It would have no effect, and something else could be chosen. */
function isWasted({ options }: DecisionView, option: number): boolean {
  return (options[option]?.idle ?? null) !== null && options.some(({ idle }) => idle === null);
}

/** A card that was let go over something: where it should go is asked next. */
export interface Carried {
  readonly card: CardId;
  readonly onto: readonly CardId[];
}

/** Answers "where" with the place that a card was carried to; if it cannot go there, says so. */
export function useCarried(
  decision: DecisionView | null,
  onAnswer: TableProps['onAnswer'],
  onRefused: (carried: Carried) => void,
): (carried: Carried) => void {
  const waiting = useRef<Carried | null>(null);
  const arrive = useEffectEvent((arrived: DecisionView) => {
    const carried = waiting.current;
    waiting.current = null;
    if (carried === null || arrived.kind !== 'where') return;
    const option = placeFor(arrived, carried.onto);
    if (option === null) onRefused(carried);
    else onAnswer(arrived.id, [option]);
  });
  useEffect(() => {
    if (decision !== null) arrive(decision);
  }, [decision]);
  return (carried) => {
    waiting.current = carried;
  };
}

function placeFor({ options }: DecisionView, onto: readonly CardId[]): number | null {
  for (const card of onto) {
    const at = options.findIndex(
      ({ target }) =>
        (target?.kind === 'card' && target.card === card) ||
        (target?.kind === 'base' && target.base === card),
    );
    if (at >= 0) return at;
  }
  return null;
}

/** A half-made choice outlives a reload, in this tab. */
const KEPT = 'smashup-draft';

/** The same question of the same game: after an undo another one can have the same number. */
function nameOf(game: string, { id, prompt, options }: DecisionView): string {
  return `${game} ${id} ${options.length} ${plainText(prompt)}`;
}

function keepDraft(game: string, decision: DecisionView, picks: readonly number[]): void {
  if (picks.length === 0) sessionStorage.removeItem(KEPT);
  else sessionStorage.setItem(KEPT, `${picks.join()}|${nameOf(game, decision)}`);
}

/** What was picked for this decision before the page was loaded anew. */
function readDraft(game: string, decision: DecisionView): readonly number[] {
  const [, picks = '', name = ''] = /^([\d,]+)\|(.*)$/s.exec(sessionStorage.getItem(KEPT) ?? '') ?? [];
  return name === nameOf(game, decision) ? picks.split(',').map(Number) : [];
}
