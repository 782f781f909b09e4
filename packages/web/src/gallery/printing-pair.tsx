import type { Face } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { useCatalogue } from '../catalogue/catalogue.ts';
import { changedFacts, differences, type Piece } from './differences.ts';
import { Copies, FacePicture } from './face-picture.tsx';
import styles from './printing-pair.module.css';

interface Props {
  readonly original: number;
  readonly current: number;
}

/** A card in its two printings side by side, and what has changed between them. */
export function PrintingPair({ original, current }: Props) {
  const { faces } = useCatalogue();
  const before = faces[original];
  const after = faces[current];
  if (before === undefined || after === undefined) return null;
  return (
    <div className={styles['pair']} data-kind={before.kind}>
      <Printed at={original} face={before} printing="original" />
      <Printed at={current} face={after} printing="current" />
      <Changes before={before} after={after} />
    </div>
  );
}

interface PrintedProps {
  readonly at: number;
  readonly face: Face;
  readonly printing: 'original' | 'current';
}

function Printed({ at, face, printing }: PrintedProps) {
  const { t } = useTranslation('gallery');
  return (
    <figure className={styles['printed']}>
      <figcaption>{t(printing)}</figcaption>
      <div className={styles['picture']}>
        <FacePicture face={at} />
        <Copies face={face} />
      </div>
    </figure>
  );
}

function Changes({ before, after }: { readonly before: Face; readonly after: Face }) {
  const { t } = useTranslation('gallery');
  const { t: label } = useTranslation('library');
  const facts = changedFacts(before, after, (kind) =>
    kind === 'base' ? t('kinds.base') : label(`face.${kind}`),
  );
  const isSameText = before.text === after.text;
  return (
    <section className={`panel ${styles['changes']}`} aria-label={t('changesOf', { name: before.name })}>
      <h2>{t('changes')}</h2>
      {facts.length > 0 && (
        <dl className={styles['facts']}>
          {facts.map(({ fact, before: old, after: now }) => (
            <div key={fact}>
              <dt>{t(`facts.${fact}`)}</dt>
              <dd>
                <Marked piece={{ in: 'first', text: old }} /> <Marked piece={{ in: 'second', text: now }} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {!isSameText && (
        <p className={styles['text']}>
          {differences(before.text, after.text).map((piece, at) => (
            <span key={at}>
              <Marked piece={piece} />{' '}
            </span>
          ))}
        </p>
      )}
      {isSameText && facts.length === 0 && <p>{t('sameWords')}</p>}
    </section>
  );
}

/** Gone or new is told by a line and a colour, and to readers of screens in words. */
function Marked({ piece: { in: where, text } }: { readonly piece: Piece }) {
  const { t } = useTranslation('gallery');
  if (where === 'both') return text;
  const Tag = where === 'first' ? 'del' : 'ins';
  return (
    <Tag className={styles[where === 'first' ? 'gone' : 'new']}>
      <span className="visually-hidden">{t(where === 'first' ? 'gone' : 'new')} </span>
      {text}
    </Tag>
  );
}
