import type { StoryLine } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { BaseFace } from '../../art/base-face.tsx';
import { CardFace } from '../../art/card-face.tsx';
import { useFace } from '../table-context.ts';
import { pictureOf } from '../telling/recap.ts';
import { Say } from '../telling/say.tsx';
import { Modal } from './modal.tsx';
import styles from './recap-dialog.module.css';

interface Props {
  readonly lines: readonly StoryLine[];
  readonly onClose: () => void;
}

/** What the others did since one's own turn: one line and one picture for each thing. */
export function RecapDialog({ lines, onClose }: Props) {
  const { t } = useTranslation('table');
  return (
    <Modal title={t('recap')} onClose={onClose} wide>
      {lines.length === 0 && <p>{t('recapEmpty')}</p>}
      <ol className={styles['recap']}>
        {lines.map((line, at) => (
          <li key={at} data-key={line.key}>
            <span className={styles['picture']} aria-hidden="true">
              <Picture face={line.key === 'turn' ? null : pictureOf(line)} />
            </span>
            <span>
              <Say phrase={line.text} />
            </span>
          </li>
        ))}
      </ol>
    </Modal>
  );
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
