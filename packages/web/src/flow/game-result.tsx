import { useState, type ComponentProps, type ReactNode } from 'react';
import type { OpenGame } from '../protocol/referee-api.ts';
import { HomeChoices } from './home-choices.tsx';
import { Look } from './look.tsx';
import { Result } from './result.tsx';
import type { Again } from './use-again.ts';

interface Props extends Omit<ComponentProps<typeof Result>, 'seats' | 'choices' | 'isAside' | 'onBack'> {
  readonly game: OpenGame;
  readonly again: Again;
  /** What to do now, where that differs from a game at home. */
  readonly choices: ReactNode;
}

/** The result of the game on the table, which can be put aside for a look at it. */
export function GameResult({ game, again, choices, ...told }: Props) {
  const [isAside, setAside] = useState(false);
  const look = (): void => setAside(true);
  return (
    <Result
      {...told}
      seats={game.seats}
      isAside={isAside}
      onBack={() => setAside(false)}
      choices={
        choices === undefined ? (
          <HomeChoices game={game} again={again} onLook={look} />
        ) : (
          <>
            {choices}
            <Look onLook={look} />
          </>
        )
      }
    />
  );
}
