import type { RoomView } from '@smashup/server/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askTable } from '../../online/table.ts';
import { Dialog } from '../controls/dialog.tsx';
import { ProblemList } from '../new-game/problem-list.tsx';
import { problemsOf } from '../new-game/set-up-problems.ts';
import { useShelf } from '../new-game/use-shelf.ts';
import { fromOnlineSetUp, hasOneOfMine, toOnlineSetUp, useNamedSeats } from './table-form.ts';
import { TableSettings } from './table-settings.tsx';
import styles from './online.module.css';

interface Props {
  readonly room: RoomView;
  readonly onClose: () => void;
}

/** The owner changes the set-up; everybody has to say again that they are ready. */
export function ChangeTable({ room: { setUp, version }, onClose }: Props) {
  const { t } = useTranslation('online');
  const shelf = useShelf();
  const [form, setForm] = useState(() => fromOnlineSetUp(setUp));
  const named = useNamedSeats(form);
  const problems = problemsOf(named, shelf);
  const isMine = hasOneOfMine(form);
  const isReady = problems.length === 0 && isMine;
  const change = async (): Promise<void> => {
    await askTable((table) => ({ ask: 'change', table, version, setUp: toOnlineSetUp(form, shelf) }));
    onClose();
  };
  return (
    <Dialog
      title={t('room.change')}
      onClose={onClose}
      footer={
        <button
          type="button"
          className="button main"
          aria-disabled={!isReady}
          onClick={() => {
            if (isReady) void change();
          }}
        >
          {t('room.changeDone')}
        </button>
      }
    >
      <div className={styles['group']}>
        <TableSettings form={form} onChange={setForm} isFixed />
        <ProblemList form={named} problems={problems} refusal={isMine ? null : t('newTable.oneIsMine')} />
      </div>
    </Dialog>
  );
}
