import { useTranslation } from 'react-i18next';
import type { Choosing } from '../choosing/use-choosing.ts';
import type { TableProps } from '../table-props.ts';
import { Say } from '../log/say.tsx';
import { OpenedDialog } from './opened-dialog.tsx';
import { SureDialog } from './sure-dialog.tsx';
import { PassWarning } from './pass-warning.tsx';
import type { Dialogs } from './use-dialogs.ts';

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
