import type { PlayerView, TableView } from '@smashup/referee/protocol';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seat } from '@smashup/engine';
import { marksAmong, type Marks } from '../choosing/marks.ts';
import { asideOf } from '../find-cards.ts';
import { PlayerPanel } from './player-panel.tsx';
import styles from './rivals.module.css';

interface Props {
  readonly players: readonly PlayerView[];
  readonly teams: TableView['teams'];
  readonly vpToWin: TableView['vpToWin'];
  readonly viewer: Seat | null;
  readonly turn: Seat;
  readonly thinking: Seat | null;
  readonly marks: Marks;
}

/** The other players, clockwise from the viewer. */
export const Rivals = memo(function Rivals({
  players,
  teams,
  vpToWin,
  viewer,
  turn,
  thinking,
  marks,
}: Props) {
  const { t } = useTranslation('table');
  const first = viewer === null ? 0 : viewer + 1;
  const others = [...players.slice(first), ...players.slice(0, first)].filter(({ seat }) => seat !== viewer);
  return (
    <section className={styles['rivals']} aria-label={t('players')}>
      <h2 className="visually-hidden">{t('players')}</h2>
      <ul>
        {others.map((player) => (
          <li key={player.seat}>
            <PlayerPanel
              player={player}
              isYou={false}
              onTurn={player.seat === turn}
              teamVp={teamVp(players, teams, player.seat)}
              vpToWin={vpToWin}
              isPartner={viewer !== null && arePartners(teams, viewer, player.seat)}
              thinking={player.seat === thinking}
              mark={marks.players.get(player.seat)}
              marks={marksAmong(marks, asideOf(player))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
});

type Teams = TableView['teams'];

/** R13.2; null: the player has no partner. */
export function teamVp(players: readonly PlayerView[], teams: Teams, seat: Seat): number | null {
  const team = teams.find((each) => each.includes(seat)) ?? [];
  if (team.length < 2) return null;
  return team.reduce((sum, each) => sum + (players[each]?.vp ?? 0), 0);
}

function arePartners(teams: Teams, one: Seat, other: Seat): boolean {
  return one !== other && teams.some((team) => team.includes(one) && team.includes(other));
}
