import { importGame } from '../../session/saved-games.ts';

/** Far above what any game needs. */
const LARGEST = 5_000_000;

export interface ImportResult {
  readonly file: string;
  readonly outcome:
    | { readonly kind: 'imported'; readonly note: string | null }
    | { readonly kind: 'too large' }
    | { readonly kind: 'refused'; readonly message: string };
}

export async function importFile(file: File): Promise<ImportResult> {
  if (file.size > LARGEST) return { file: file.name, outcome: { kind: 'too large' } };
  try {
    const note = await importGame(await file.text());
    return { file: file.name, outcome: { kind: 'imported', note } };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { file: file.name, outcome: { kind: 'refused', message } };
  }
}
