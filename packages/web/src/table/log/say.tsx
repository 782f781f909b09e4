import type { Phrase, Segment } from '@smashup/words';
import { memo } from 'react';
import { PlayerMark } from '../../art/player-mark.tsx';
import { useColour, useHands } from '../table-context.ts';
import { useResting } from '../inspector/use-hover.ts';
import styles from './say.module.css';

interface Props {
  readonly phrase: Phrase;
  /** Inside of a button nothing else can be pressed. */
  readonly flat?: boolean;
}

/** A sentence of the game: cards in it open the inspector, players have their mark. */
export const Say = memo(function Say({ phrase, flat = false }: Props) {
  // The pieces of a sentence never change places, so their position names them.
  return runsOf(phrase).map((run, at) => (
    <span key={at} className={run.length > 1 ? styles['whole'] : undefined}>
      {run.map((segment, index) => (
        <Piece key={`${index} ${segment.text}`} segment={segment} flat={flat} />
      ))}
    </span>
  ));
});

function Piece({ segment, flat }: { readonly segment: Segment; readonly flat: boolean }) {
  switch (segment.kind) {
    case 'text':
      return segment.text;
    case 'player':
      return <PlayerWord seat={segment.seat} text={segment.text} />;
    case 'card':
      return flat || segment.def < 0 ? (
        <b>{segment.text}</b>
      ) : (
        <CardWord card={segment.card} face={segment.def} text={segment.text} />
      );
  }
}

function PlayerWord({ seat, text }: { readonly seat: number; readonly text: string }) {
  const colour = useColour(seat);
  return (
    <b className={styles['player']}>
      <PlayerMark colour={colour} />
      {text}
    </b>
  );
}

function CardWord(props: { readonly card: number; readonly face: number; readonly text: string }) {
  const { card, face, text } = props;
  const { inspect } = useHands();
  const rest = useResting(face);
  return (
    <button
      type="button"
      className={styles['card']}
      data-inspect={card}
      data-face={face}
      // A log is full of them: Tab goes on to what can be chosen, Shift and arrows lead here.
      tabIndex={-1}
      onClick={() => inspect(card, face)}
      onPointerEnter={rest.onPointerEnter}
      onPointerMove={rest.onPointerMove}
      onPointerLeave={rest.onPointerLeave}
    >
      {text}
    </button>
  );
}

/** Punctuation that belongs to what stands before it, words, and brackets that belong to what comes next. */
const PARTS = /^(?<closing>[).,:;!?]*)(?<words>.*?)(?<opening>\(*)$/su;

/** The pieces of a sentence in runs between which a line may end: a card stays with its brackets and its full stop. */
export function runsOf(phrase: Phrase): readonly (readonly Segment[])[] {
  const runs: Segment[][] = [];
  let open: Segment[] | null = null;
  const begin = (segment: Segment): Segment[] => {
    const run = [segment];
    runs.push(run);
    return run;
  };
  for (const segment of phrase) {
    if (segment.kind !== 'text') {
      if (open === null) open = begin(segment);
      else open.push(segment);
      continue;
    }
    const { closing = '', words = '', opening = '' } = PARTS.exec(segment.text)?.groups ?? {};
    if (closing !== '') {
      if (open === null) begin(asText(closing));
      else open.push(asText(closing));
    }
    if (words !== '') begin(asText(words));
    open = opening === '' ? null : begin(asText(opening));
  }
  return runs;
}

function asText(text: string): Segment {
  return { kind: 'text', text };
}
