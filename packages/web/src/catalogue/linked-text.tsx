import type { Term } from '@smashup/referee/protocol';
import { printedRuns, type PrintedRun } from '../art/printed-text.tsx';
import { useCardIndex, useCatalogue } from './catalogue.ts';
import { RulesLink } from '../routes/links.tsx';
import styles from './linked-text.module.css';

/** A card's text in which every game term is a link to its rule. */
export function LinkedText({ face }: { readonly face: number }) {
  const text = useCatalogue().faces[face]?.text ?? '';
  const { terms, faces } = useCardIndex();
  const runs = printedRuns(text, faces[face]?.marks ?? []);
  // The pieces of a text never change places, so their position names them.
  return runs.map((run, at) => <Run key={at} run={run} terms={terms} />);
}

interface RunProps {
  readonly run: PrintedRun<Term['key']>;
  readonly terms: readonly Term[];
}

/** A link that says "here" and nothing else leads anywhere. */
const VAGUE = /^t?here$/iu;

function Run({ run: { text, isBold, term }, terms }: RunProps) {
  const entry = terms.find(({ key }) => key === term);
  const shown = isBold ? <b>{text}</b> : text;
  if (entry === undefined) return shown;
  return (
    <RulesLink rule={entry.rule} className={styles['term']} title={entry.meaning}>
      {shown}
      {VAGUE.test(text) && <span className="visually-hidden"> ({entry.rule})</span>}
    </RulesLink>
  );
}
