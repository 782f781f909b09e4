import { useEffect, useRef, useState } from 'react';
import { every } from '../../clock.ts';
import { useReducedMotion } from '../../settings/motion.ts';
import styles from './counted-vp.module.css';

/** Milliseconds for each point that is counted out. */
const PER_POINT = 160;

/** Victory points that are counted up one by one. */
export function CountedVp({ vp }: { readonly vp: number }) {
  const [shown, setShown] = useState(vp);
  const reduced = useReducedMotion();
  const at = useRef(vp);
  useEffect(() => {
    if (reduced) {
      at.current = vp;
      return undefined;
    }
    if (at.current === vp) return undefined;
    const end = every(PER_POINT, () => {
      at.current += Math.sign(vp - at.current);
      setShown(at.current);
      if (at.current === vp) end();
    });
    return end;
  }, [vp, reduced]);
  const counted = reduced ? vp : shown;
  return (
    <span key={counted} className={styles['counted']} aria-hidden="true">
      {counted}
    </span>
  );
}
