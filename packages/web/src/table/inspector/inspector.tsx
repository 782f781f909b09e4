import type { CardId } from '@smashup/engine';
import type { Face, Inspection } from '@smashup/referee/protocol';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { BaseFace } from '../../art/base-face.tsx';
import { CardFace } from '../../art/card-face.tsx';
import { isInDeck } from '../../art/faces.ts';
import { listedWith } from '../../catalogue/catalogue.ts';
import { LinkedText } from '../../catalogue/linked-text.tsx';
import { Modal } from '../dialogs/modal.tsx';
import { RulesLink } from '../../routes/links.tsx';
import { useFace, useScene } from '../table-context.ts';
import { Say } from '../log/say.tsx';
import { useLoaded } from '../use-loaded.ts';
import styles from './inspector.module.css';
import { Parts } from './parts.tsx';
import { Rulings } from './rulings.tsx';

interface Props {
  readonly card: CardId;
  readonly face: number;
  readonly ask: (card: CardId) => Promise<Inspection | null>;
  readonly onClose: () => void;
}

/** A card up close, with everything there is to know about it. */
export function Inspector({ card, face, ask, onClose }: Props) {
  const { t } = useTranslation('table');
  const printed = useFace(face);
  const { catalogue } = useScene();
  const inspection = useLoaded(card, ask);
  if (printed === null) return null;
  return (
    <Modal title={printed.name} onClose={onClose} wide={printed.kind !== 'base'}>
      <div className={styles['inspector']} data-kind={printed.kind}>
        <div className={styles['face']}>
          <Printed face={printed} />
        </div>
        <div className={styles['facts']}>
          {inspection?.whyNot && (
            <section className={styles['why-not']}>
              <h3>{t('whyNot')}</h3>
              <p>
                <Say phrase={inspection.whyNot} flat />
              </p>
            </section>
          )}
          <PrintedFacts face={printed} index={face} />
          {inspection !== null && <Numbers inspection={inspection} kind={printed.kind} />}
          {inspection !== null && <Terms terms={inspection.terms} />}
          <Rulings face={printed} isOriginal={listedWith(catalogue, printed, 'original').includes(face)} />
          <p>
            <RulesLink className="button">{t('rules')}</RulesLink>
          </p>
        </div>
      </div>
    </Modal>
  );
}

function Printed({ face }: { readonly face: Face }) {
  return face.kind === 'base' ? <BaseFace face={face} size="full" /> : <CardFace face={face} size="full" />;
}

/** What is printed on it as text, for those who cannot read it off the picture. */
function PrintedFacts({ face, index }: { readonly face: Face; readonly index: number }) {
  const { t } = useTranslation('table');
  return (
    <section>
      <p className={styles['kind']}>
        {[face.faction, t(`kind.${face.kind}`), face.set].filter((word) => word !== '').join(' · ')}
      </p>
      <p>
        <Suspense fallback={face.text}>
          <LinkedText face={index} />
        </Suspense>
      </p>
      {isInDeck(face) && (
        <p className={styles['kind']}>{t(face.shared ? 'copiesShared' : 'copies', { count: face.copies })}</p>
      )}
    </section>
  );
}

interface NumbersProps {
  readonly inspection: Inspection;
  readonly kind: Face['kind'];
}

/** What the number of a card is. */
const NUMBERS = {
  base: 'breakpointNow',
  minion: 'powerNow',
  action: 'powerNow',
  titan: 'givesNow',
} as const satisfies Record<Face['kind'], string>;

function Numbers({ inspection, kind }: NumbersProps) {
  const { t } = useTranslation('table');
  const { value, parts, totals } = inspection;
  return (
    <>
      {value !== null && (
        <section>
          <h3>{t(NUMBERS[kind], { value })}</h3>
          <Parts parts={parts} />
        </section>
      )}
      {totals.length > 0 && (
        <section>
          <h3>{t('totalsNow')}</h3>
          {totals.map(({ seat, value: total, parts: own }) => (
            <Parts key={seat} seat={seat} total={total} parts={own} />
          ))}
        </section>
      )}
    </>
  );
}

function Terms({ terms }: { readonly terms: Inspection['terms'] }) {
  const { t } = useTranslation('table');
  if (terms.length === 0) return null;
  return (
    <section>
      <h3>{t('terms')}</h3>
      <dl className={styles['terms']}>
        {terms.map(({ term, meaning, rule }) => (
          <div key={term}>
            <dt>
              <RulesLink rule={rule}>{term}</RulesLink>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
