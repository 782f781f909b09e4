import type { MailRequest, MailView } from '@smashup/server/protocol';
import { postMail } from './http.ts';
import { Unreachable } from './refusal.ts';

type Own = Extract<MailRequest, { mail: 'look' | 'give' | 'pace' | 'remove' }>;

/** Reads or changes the person's notices by mail; returns the resulting settings. */
export async function changeMail(wish: Own): Promise<MailView> {
  const { mail } = await postMail(wish);
  if (mail === undefined) throw new Unreachable();
  return mail;
}

/** By the link in a mail, wherever it was opened. */
export async function followMail(link: 'confirm' | 'stop', secret: string): Promise<void> {
  await postMail(link === 'confirm' ? { mail: 'confirm', token: secret } : { mail: 'stop', key: secret });
}
