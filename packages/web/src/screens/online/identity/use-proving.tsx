import type { IdentityView, Proof } from '@smashup/server/protocol';
import { useState, type ReactNode } from 'react';
import { canUsePasskeys } from '../../../online/identity.ts';
import { useAttempt } from '../attempt.tsx';
import { ProofDialog, type Proven } from './proof-dialog.tsx';

interface Proving {
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly attempt: (work: Proven) => void;
  /** To be shown outside of forms: it has its own. */
  readonly dialog: ReactNode;
}

/** Something that takes one of the person's keys, if they have any: it is asked for first. Null: not fetched yet. */
export function useProving(identity: IdentityView | null): Proving {
  const { problem, isBusy, attempt } = useAttempt();
  const [asked, setAsked] = useState<Proven | null>(null);
  const ways = identity === null ? [] : waysOf(identity);
  return {
    problem,
    isBusy,
    attempt: (work) => {
      if (ways.length === 0) attempt(() => work(null));
      else setAsked(() => work);
    },
    dialog: asked !== null && <ProofDialog ways={ways} work={asked} onClose={() => setAsked(null)} />,
  };
}

/** What this person can show in this browser; the code that is kept elsewhere only if there is nothing else. */
function waysOf({ signInName, passkeys, recoveryAt }: IdentityView): readonly Proof['by'][] {
  const ways: readonly Proof['by'][] = [
    ...(signInName === null ? [] : (['password'] as const)),
    ...(canUsePasskeys() && passkeys.some(({ isForHere }) => isForHere) ? (['passkey'] as const) : []),
  ];
  return ways.length === 0 && recoveryAt !== null ? ['recovery code'] : ways;
}
