import type { MailWords } from './mail-words.ts';

export interface Mail extends MailWords {
  /** The same if it is sent again because nobody knows whether it arrived. */
  readonly id: string;
  readonly to: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** `refused`: this address never accepts it; `later`: try this mail again; `down`: nothing goes through at all. */
type Sent =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused' | 'later' | 'down'; readonly error: unknown };

export interface Smtp {
  readonly send: (mail: Mail) => Promise<Sent>;
  /** Throws what is wrong with the mail server. */
  readonly check: () => Promise<void>;
}

interface SmtpOptions {
  readonly url: string;
  readonly from: string;
  /** The host of the game, for the ids of mails. */
  readonly host: string;
}

const PATIENCE = 10_000;

/** Mail by SMTP (nodemailer): one connection per mail, never left open for long. */
export async function createSmtp({ url, from, host }: SmtpOptions): Promise<Smtp> {
  const { createTransport } = await import('nodemailer');
  const { protocol, username } = new URL(url);
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    // A password is never sent over an unencrypted connection.
    requireTLS: protocol === 'smtp:' && username !== '',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ id, to, subject, text, headers }) => {
      try {
        await transport.sendMail({
          from,
          // As an object, nothing in it is read as a second address.
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${id}@${host}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        });
        return { kind: 'sent' };
      } catch (error) {
        return { kind: kindOf(error), error };
      }
    },
    check: async () => {
      await transport.verify();
    },
  };
}

/** What the server said about this one mail; without that, the connection itself failed. */
function kindOf(error: unknown): 'refused' | 'later' | 'down' {
  if (!(error instanceof Error)) return 'down';
  const code = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0;
  const command = 'command' in error && typeof error.command === 'string' ? error.command : '';
  if (!/^(RCPT TO|DATA)/.test(command) || code === 0) return 'down';
  return code >= 500 ? 'refused' : 'later';
}
