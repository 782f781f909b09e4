import { namesOf } from './spoken.ts';

/** The content of a mail, as plain text, so that a name can never be anything else. */
export interface MailWords {
  readonly subject: string;
  readonly text: string;
}

/** A table that waits for somebody. */
export interface WaitingTable {
  readonly address: string;
  readonly others: readonly string[];
  readonly isUrgent: boolean;
}

interface TurnMail {
  /** What the mail is about. */
  readonly fresh: readonly WaitingTable[];
  /** What was told before and still waits. */
  readonly known: readonly WaitingTable[];
  readonly pace: 'turn' | 'day';
  readonly settings: string;
  readonly stop: string;
}

const PACES = {
  turn: 'You get one mail for each turn, and another when most of your time is gone.',
  day: 'You get at most one mail a day, and another when most of your time for a turn is gone.',
} as const;

function line({ address, others, isUrgent }: WaitingTable): string {
  const hurry = isUrgent ? ' (most of your time is gone)' : '';
  return `- The table with ${namesOf(others)}${hurry}\n  ${address}`;
}

/** All tables that wait, in one mail. */
export function turnWords({ fresh, known, pace, settings, stop }: TurnMail): MailWords {
  const [first] = fresh;
  const title = fresh.some(({ isUrgent }) => isUrgent) ? 'Still your turn' : 'Your turn';
  const where =
    fresh.length === 1 && first !== undefined
      ? `the table with ${namesOf(first.others)}`
      : `${fresh.length} tables`;
  const parts = [
    `${fresh.length === 1 ? 'This table is waiting' : 'These tables are waiting'} for you:`,
    fresh.map(line).join('\n'),
    ...(known.length === 0 ? [] : ['Still waiting:', known.map(line).join('\n')]),
    `${PACES[pace]}\nTo change that: ${settings}\nTo stop all mail: ${stop}`,
  ];
  return { subject: `${title}: ${where}`, text: `${parts.join('\n\n')}\n` };
}

/** Nothing in it comes from the person who gave the address, which may be a stranger's. */
export function confirmWords(game: string, link: string): MailWords {
  return {
    subject: 'Smash Up: is this your address?',
    text: [
      `Somebody who plays Smash Up at ${game} gave this address, to be told when it is their turn.`,
      `If that was you, open this link within a day:\n${link}`,
      'If it was not, you need not do anything: no other mail will come.\n',
    ].join('\n\n'),
  };
}
