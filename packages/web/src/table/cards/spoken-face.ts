import type { useTranslation } from 'react-i18next';
import type { Face } from '@smashup/referee/protocol';

type Translate = ReturnType<typeof useTranslation<'table'>>['t'];

/** What is printed on a card as one hears it: name, kind and power first, then what it does. */
export function spokenFace(t: Translate, { name, kind, power, text }: Face): string {
  const words = { name, kind: t(`kind.${kind}`), power };
  return `${t(kind === 'minion' ? 'spokenMinion' : 'spoken', words)} ${text}`.trim();
}
