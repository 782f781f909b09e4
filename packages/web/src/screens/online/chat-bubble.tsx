import { useEffect, useState } from 'react';
import { after } from '../../clock.ts';
import { useOnline } from '../../online/online.ts';
import { useTable } from '../../online/table.ts';
import { Line } from './chat-panel.tsx';
import styles from './chat-bubble.module.css';

const SHOWN_MILLIS = 6000;

/** The latest thing that somebody else said, for a moment. */
export function ChatBubble() {
  const me = useOnline((online) => online.me);
  const last = useTable(({ chat, read }) => chat.findLast(({ number }) => number > read));
  // Anything said before the person came is in the people panel.
  const [gone, setGone] = useState(last?.number ?? -1);
  const number = last?.number;
  useEffect(() => {
    if (number === undefined) return undefined;
    return after(SHOWN_MILLIS, () => setGone(number));
  }, [number]);
  const isHeard = last !== undefined && last.person !== me?.id && me?.muted.includes(last.person) !== true;
  return (
    <output className={styles['place']}>
      {isHeard && last.number > gone && (
        <span className={`panel ${styles['bubble']}`}>
          <Line line={last} />
        </span>
      )}
    </output>
  );
}
