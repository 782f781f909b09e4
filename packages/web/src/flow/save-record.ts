import { exportGame } from '../sitting/saved-games.ts';

/** Saves the record of a game as a file. */
export async function saveRecord(id: string): Promise<void> {
  const record = await exportGame(id);
  const address = URL.createObjectURL(new Blob([record], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `smash-up-${id}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
