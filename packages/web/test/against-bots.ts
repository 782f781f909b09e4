import { COLOURS } from '@smashup/referee/protocol';

/** A record in which the others answer by chance, the same every time: stronger bots answer as far as they get. */
export function againstRandomBots(text: string): string {
  const game: { config: { players: readonly { name: string }[] } } = JSON.parse(text);
  const seats = game.config.players.map(({ name }, seat) => ({
    name,
    colour: COLOURS[seat],
    sitter: seat === 0 ? { kind: 'person' } : { kind: 'bot', level: 'random' },
    factions: null,
  }));
  return JSON.stringify({ ...game, seats });
}
