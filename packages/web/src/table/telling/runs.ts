import type { Phrase, Segment } from '@smashup/words';

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
