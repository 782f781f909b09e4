/** A card's text with the words in bold that say when it applies. */
export function PrintedText({ text }: { readonly text: string }) {
  // The pieces of a text never change places, so their position names them.
  return printedRuns(text, []).map((run, at) =>
    run.isBold ? <b key={at}>{run.text}</b> : <span key={at}>{run.text}</span>,
  );
}

/** A piece of a printed text in one style. */
export interface PrintedRun<Term> {
  readonly text: string;
  readonly isBold: boolean;
  /** The word of the game that it stands for. */
  readonly term: Term | null;
}

interface Mark<Term> {
  readonly term: Term;
  readonly start: number;
  readonly end: number;
}

/** The labels that say when a card applies. */
const LEADS =
  /(?:Ongoing|Talent|Special|Fusion|Choose one|As a minion|As an action|Or)[:.]|^Play on [^.;]+[.;]/gu;

/** The first part of a titan's text: how it comes into play. */
const HOW_PLAYED = /^(?:Special: .*?)(?=(?:Ongoing|Talent):|$)/u;

export function howPlayed(text: string): string {
  return (HOW_PLAYED.exec(text)?.[0] ?? text).replaceAll('Special: ', '').trim();
}

/** The rest of a titan's text, which works in play. */
export function onceInPlay(text: string): string {
  return text.replace(HOW_PLAYED, '');
}

/** A card's text in pieces: its labels in bold, and each marked term by itself. */
export function printedRuns<Term>(text: string, marks: readonly Mark<Term>[]): PrintedRun<Term>[] {
  const leads = [...text.matchAll(LEADS)].map(({ index, 0: lead }) => ({
    start: index,
    end: index + lead.length,
  }));
  const edges = new Set([0, text.length, ...[...leads, ...marks].flatMap(({ start, end }) => [start, end])]);
  const sorted = [...edges].sort((one, other) => one - other);
  return sorted.slice(0, -1).map((start, at) => {
    const holds = (piece: Pick<Mark<Term>, 'start' | 'end'>): boolean =>
      piece.start <= start && start < piece.end;
    return {
      text: text.slice(start, sorted[at + 1]),
      isBold: leads.some(holds),
      term: marks.find(holds)?.term ?? null,
    };
  });
}
