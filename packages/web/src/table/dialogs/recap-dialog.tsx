import type { PassedWindow, StoryLine } from '@smashup/referee/protocol';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BaseFace } from '../../art/base-face.tsx';
import { CardFace } from '../../art/card-face.tsx';
import { useFace } from '../table-context.ts';
import { recapParts } from '../log/recap.ts';
import { Say } from '../log/say.tsx';
import { Modal } from './modal.tsx';
import styles from './recap-dialog.module.css';

interface Props {
  readonly lines: readonly StoryLine[];
  readonly askPassed: () => Promise<readonly PassedWindow[]>;
  readonly onClose: () => void;
}

/** What the others did since the viewer's turn: one picture for each thing, and what came of it. */
export function RecapDialog({ lines, askPassed, onClose }: Props) {
  const { t } = useTranslation('table');
  const passed = usePassed(askPassed);
  return (
    <Modal title={t('recap')} onClose={onClose} wide>
      {lines.length === 0 && <p>{t('recapEmpty')}</p>}
      <ol className={styles['recap']}>
        {recapParts(lines).map((part, at) => (
          <li key={at} data-key={part.lines[0]?.key}>
            <span className={styles['picture']} aria-hidden="true">
              <Picture face={part.picture} />
            </span>
            <span className={styles['lines']}>
              {part.lines.map((line, index) => (
                <span key={index}>
                  <Say phrase={line.text} />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
      {passed.length > 0 && (
        <section aria-labelledby="passed-for-you">
          <h3 id="passed-for-you">{t('standingOrder.passed')}</h3>
          <ul className={styles['passed']}>
            {passed.map(({ window }, at) => (
              <li key={at}>
                <Say phrase={window} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Modal>
  );
}

const NOTHING: readonly PassedWindow[] = [];

/** What was passed for the viewer, as soon as it is known. */
function usePassed(ask: Props['askPassed']): readonly PassedWindow[] {
  const [passed, setPassed] = useState(NOTHING);
  useEffect(() => {
    let isOpen = true;
    const look = async (): Promise<void> => {
      const known = await ask();
      if (isOpen) setPassed(known);
    };
    void look();
    return () => {
      isOpen = false;
    };
  }, [ask]);
  return passed;
}

function Picture({ face }: { readonly face: number | null }) {
  const printed = useFace(face ?? -1);
  if (printed === null) return null;
  return printed.kind === 'base' ? (
    <BaseFace face={printed} size="compact" />
  ) : (
    <CardFace face={printed} size="compact" />
  );
}
