import type { Catalogue, SeatSetUp, TableView } from '@smashup/referee/protocol';
import { ClashShow, type ClashLine } from './clash-show.tsx';
import type { Scoring } from './scoring.ts';
import { ScoringShow } from './scoring-show.tsx';

interface Shown<T> {
  readonly shown: T | null;
  readonly close: () => void;
}

interface Props {
  readonly scoring: Shown<Scoring>;
  readonly clash: Shown<ClashLine>;
  readonly catalogue: Catalogue;
  readonly seats: readonly SeatSetUp[];
  readonly players: TableView['players'];
  /** Something is asked meanwhile, which they leave room for. */
  readonly docked: boolean;
  readonly isOver: boolean;
}

/** Explanations over the bases: a scoring or a clash, one at a time. */
export function Shows({ scoring, clash, catalogue, seats, players, docked, isOver }: Props) {
  if (scoring.shown !== null) {
    return (
      <ScoringShow
        scoring={scoring.shown}
        catalogue={catalogue}
        seats={seats}
        names={players.map(({ name }) => name)}
        docked={docked}
        last={isOver}
        onClose={scoring.close}
      />
    );
  }
  if (clash.shown === null || isOver) return null;
  return <ClashShow line={clash.shown} catalogue={catalogue} docked={docked} onClose={clash.close} />;
}
