import { Fragment } from 'react';
import { partsOf } from './hyphenation.ts';
import styles from './parted-name.module.css';

/** A name whose long words are parted where they do not fit into a line. */
export function PartedName({ name }: { readonly name: string }) {
  return name.split(' ').map((word, at) => (
    // Words never change places.
    <Fragment key={at}>
      {at > 0 && ' '}
      <Word parts={partsOf(word)} />
    </Fragment>
  ));
}

const SOFT_HYPHEN = '\u00AD';

/** A word that may be parted is a box: it goes to a line of its own before it is. */
function Word({ parts }: { readonly parts: readonly string[] }) {
  if (parts.length === 1) return parts[0];
  return <span className={styles['long']}>{parts.join(SOFT_HYPHEN)}</span>;
}
