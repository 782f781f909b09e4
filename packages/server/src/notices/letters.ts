import { newId } from '../random.ts';
import type { OutboxRow, TurnRow } from '../storage/index.ts';

/** What goes into the outbox when something is to be said about a turn. */
export type Letters = (event: 'turn' | 'reminder' | 'over', turn: TurnRow) => OutboxRow[];

interface LettersOptions {
  readonly hasPush: boolean;
  readonly hasMail: boolean;
  readonly hasWebhook: boolean;
  /** How long a mail waits for others to be sent along with it, or to become unnecessary. */
  readonly gather: number;
  readonly now: () => number;
}

/** A mail cannot be taken back, and there is one for each turn: what has been sent is not said again. */
export function createLetters({ hasPush, hasMail, hasWebhook, gather, now }: LettersOptions): Letters {
  return (event, { person, game, turn, mailed }) => {
    const at = now();
    const letter = (channel: OutboxRow['channel'], wait: number): OutboxRow => ({
      id: newId(),
      channel,
      event,
      person,
      about: game,
      turn,
      made_at: at,
      due_at: at + wait,
      held_until: 0,
      attempts: 0,
    });
    const isMailed = hasMail && (event === 'reminder' || (event === 'turn' && mailed === 0));
    return [
      ...(hasPush ? [letter('push', 0)] : []),
      ...(isMailed ? [letter('mail', event === 'turn' ? gather : 0)] : []),
      ...(hasWebhook ? [letter('webhook', 0)] : []),
    ];
  };
}
