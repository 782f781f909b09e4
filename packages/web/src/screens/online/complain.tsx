import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { complain } from '../../online/people.ts';
import { useTable } from '../../online/table.ts';
import { Dialog } from '../controls/dialog.tsx';
import { Problem } from './problem.tsx';
import type { Other } from './speakers.ts';
import { useTrying } from './use-trying.ts';
import styles from './online.module.css';

/** The longest reason that the server takes. */
const LONGEST = 500;

/** Reports to the operator what somebody does at this table. */
export function Complain({ other }: { readonly other: Other }) {
  const { t } = useTranslation('online');
  const table = useTable(({ id }) => id);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button quiet" onClick={() => setOpen(true)}>
        {t('complain.go')}
        <span className="visually-hidden">{t('chat.whom', { name: other.name })}</span>
      </button>
      {isOpen && table !== null && (
        <ComplainDialog other={other} table={table} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function focusIt(said: HTMLElement | null): void {
  said?.focus();
}

interface DialogProps {
  readonly other: Other;
  readonly table: string;
  readonly onClose: () => void;
}

function ComplainDialog({ other, table, onClose }: DialogProps) {
  const { t } = useTranslation('online');
  const { problem, isBusy, attempt } = useTrying();
  const [reason, setReason] = useState('');
  const [isDone, setDone] = useState(false);
  const field = useId();
  if (isDone) {
    return (
      <Dialog small title={t('complain.title', { name: other.name })} onClose={onClose}>
        {/* What had the focus is gone: it is read from here, and Escape still closes it. */}
        <output ref={focusIt} tabIndex={-1}>
          {t('complain.done')}
        </output>
      </Dialog>
    );
  }
  return (
    <Dialog small title={t('complain.title', { name: other.name })} onClose={onClose}>
      <form
        className={styles['group']}
        onSubmit={(event) => {
          event.preventDefault();
          attempt(async () => {
            await complain(table, other.id, reason.trim());
            setDone(true);
          });
        }}
      >
        <p>{t('complain.about')}</p>
        <label htmlFor={field}>{t('complain.reason')}</label>
        <textarea
          id={field}
          className="field"
          rows={4}
          required
          maxLength={LONGEST}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Problem sentence={problem} />
        <button type="submit" className="button main" aria-disabled={isBusy || reason.trim() === ''}>
          {t('complain.send')}
        </button>
      </form>
    </Dialog>
  );
}
