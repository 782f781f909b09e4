import { z } from 'zod';

/** Emoji as they are drawn, joined ones included. Made from text: the flag is newer than the language we compile to. */
const EMOJI = new RegExp(String.raw`\p{RGI_Emoji}`, 'gv');
/** Draws nothing, though it may count as a letter or a symbol. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Persian and the scripts of India need joiners within words; in other scripts they would only make look-alikes. */
const JOINERS =
  /(?<=[\p{scx=Arab}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Taml}\p{scx=Telu}])[\u200c\u200d](?=[\p{L}\p{M}])/gu;

/** There is something to be seen: a letter, a digit, a sign or an emoji. */
function isVisible(text: string): boolean {
  const drawn = text.replace(EMOJI, '☺').replace(INVISIBLE, '');
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(drawn);
}

/**
 * Control characters, line separators, bidirectional controls and invisible characters, except inside emoji and words.
 */
function hasHidden(text: string): boolean {
  const rest = text.replace(EMOJI, '').replace(JOINERS, '');
  return /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u.test(rest);
}

/** A name that people read. */
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .refine(isVisible, 'A name needs at least one letter, digit or emoji that can be seen.')
  .refine(
    (name) => !hasHidden(name),
    'This name contains a character that cannot be seen. Please type it again without it.',
  );

/** A line of chat. */
export const chatText = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+$/u)
  .refine(isVisible, 'There is nothing to be seen in this line.');

/** What is wrong with a wish, in a sentence for the person; null: no page of ours would send it. */
export function sentenceFor({ issues }: z.ZodError): string | null {
  return issues.find(({ code }) => code === 'custom')?.message ?? null;
}
