import type { Seat } from '@smashup/engine';
import type { PartView } from '@smashup/referee/protocol';
import { PlayerMark } from '../../art/player-mark.tsx';
import { useColour, useScene } from '../table-context.ts';
import { Say } from '../log/say.tsx';
import styles from './parts.module.css';

interface Props {
  readonly parts: readonly PartView[];
  readonly seat?: Seat;
  readonly total?: number;
}

/** Where a number comes from, line by line. */
export function Parts({ parts, seat, total }: Props) {
  return (
    <table className={styles['parts']}>
      {seat !== undefined && (
        <caption>
          <Whose seat={seat} />: {total}
        </caption>
      )}
      <tbody>
        {parts.map(({ amount, source }, at) => (
          <tr key={at}>
            <td className={styles['amount']}>{at === 0 || amount < 0 ? amount : `+${amount}`}</td>
            <td>
              <Say phrase={source} flat />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Whose({ seat }: { readonly seat: Seat }) {
  const colour = useColour(seat);
  const { names } = useScene();
  return (
    <b>
      <PlayerMark colour={colour} /> {names[seat]}
    </b>
  );
}
