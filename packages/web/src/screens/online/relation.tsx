import { useTranslation } from 'react-i18next';
import { useOnline } from '../../online/online.ts';
import { relate } from '../../online/people.ts';
import type { Other } from './speakers.ts';

interface Props {
  readonly other: Other;
  readonly relation: 'block' | 'mute';
}

const WORDS = {
  block: ['chat.block', 'chat.unblock'],
  mute: ['chat.mute', 'chat.unmute'],
} as const;

/** Blocks or mutes somebody, or takes it back. */
export function Relation({ other, relation }: Props) {
  const { t } = useTranslation('online');
  const others = useOnline(({ me }) => (relation === 'block' ? me?.blocked : me?.muted));
  const isOn = others?.includes(other.id) === true;
  return (
    <button
      type="button"
      className="button quiet"
      onClick={() => void relate(other.id, relation, !isOn).catch(() => {})}
    >
      {t(WORDS[relation][isOn ? 1 : 0])}
      <span className="visually-hidden">{t('chat.whom', { name: other.name })}</span>
    </button>
  );
}
