import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** An address for a phone's camera. */
export function QrCode({ address, label }: { readonly address: string; readonly label: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: 3 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg className={styles['code']} viewBox={`0 0 ${size} ${size}`}>
      <title>{label}</title>
      <path d={squares.join('')} />
    </svg>
  );
}
