import type { Game } from '../game.ts';
import type { LogEvent } from '../outside/log.ts';

/** Tells the story to whoever listens. The event is built only then, so games without a sink pay nothing. */
export function tell(g: Game, event: () => LogEvent): void {
  if (g.sink !== null) g.sink(event());
}
