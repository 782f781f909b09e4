import { printedRuns } from './printed-runs.ts';

/** A card's text with the words in bold that say when it applies. */
export function PrintedText({ text }: { readonly text: string }) {
  // The pieces of a text never change places, so their position names them.
  return printedRuns(text, []).map((run, at) =>
    run.isBold ? <b key={at}>{run.text}</b> : <span key={at}>{run.text}</span>,
  );
}
