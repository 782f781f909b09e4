import { useTranslation } from 'react-i18next';
import type { Choosing } from '../choosing/use-choosing.ts';
import type { TableProps } from '../table-props.ts';
import { Say } from '../log/say.tsx';
import { OpenedDialog, type Opened } from './opened-dialog.tsx';
import type { DecisionView } from '@smashup/referee/protocol';
import { plainText } from '../../text/plain-text.ts';
import styles from './dialogs-over.module.css';
import { useState } from 'react';
import { SureDialog } from './modal.tsx';

interface Props {
  readonly table: TableProps;
  readonly dialogs: Dialogs;
  readonly choosing: Choosing;
}

/** Everything that lies open over the table, and the question whether somebody is sure. */
export function DialogsOver({ table, dialogs, choosing }: Props) {
  const { t } = useTranslation('table');
  const { decision } = table;
  const { doubted: option } = choosing.draft;
  const doubted = option === null ? null : decision?.options[option]?.idle;
  return (
    <>
      {dialogs.opened.map((one, at) => (
        <OpenedDialog
          key={at}
          opened={one}
          table={table}
          onClose={dialogs.close}
          onOpen={dialogs.openInstead}
        />
      ))}
      {choosing.draft.unsure !== null && decision !== null && (
        <SureDialog yes={t('sureYes')} onSettle={choosing.settle}>
          <PassWarning decision={decision} />
        </SureDialog>
      )}
      {doubted !== null && doubted !== undefined && (
        <SureDialog yes={t('doubtYes')} onSettle={choosing.settle}>
          <p>
            <Say phrase={doubted} flat /> {t('doubt')}
          </p>
        </SureDialog>
      )}
    </>
  );
}

/** Asks before a player passes: lists what could still be played. */
function PassWarning({ decision }: { readonly decision: DecisionView }) {
  const { t } = useTranslation('table');
  return (
    <>
      <p>{t('surePass')}</p>
      <ul className={styles['list']}>
        {stillToPlay(decision).map((label) => (
          <li key={plainText(label)}>
            <Say phrase={label} flat />
          </li>
        ))}
      </ul>
    </>
  );
}

type Label = DecisionView['prompt'];

/** What could still be played, each thing once: what tells copies of a card apart is of no interest here. */
export function stillToPlay({ options }: Pick<DecisionView, 'options'>): readonly Label[] {
  const labels = new Map<string, Label>();
  for (const { kind, label } of options) {
    if (kind === 'pass') continue;
    const brief = upToCard(label);
    const key = plainText(brief);
    labels.set(key, labels.has(key) ? brief : label);
  }
  return [...labels.values()];
}

/** "Play Ronin" of "Play Ronin (minion, power 3, copy 1 of 2)". */
function upToCard(label: Label): Label {
  const card = label.findIndex(({ kind }) => kind === 'card');
  return card < 0 ? label : label.slice(0, card + 1);
}

/** What lies open over the table; the last is on top: a card of a discard pile is looked at over the pile. */
export interface Dialogs {
  readonly opened: readonly Opened[];
  readonly open: (one: Opened) => void;
  readonly openInstead: (one: Opened) => void;
  readonly close: () => void;
}

export function useDialogs(): Dialogs {
  const [opened, setOpened] = useState<readonly Opened[]>([]);
  return {
    opened,
    open: (one) => setOpened((all) => [...all, one]),
    openInstead: (one) => setOpened([one]),
    close: () => setOpened((all) => all.slice(0, -1)),
  };
}
