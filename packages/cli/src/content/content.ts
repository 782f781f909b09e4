import { smashUp as ours } from '@smashup/cards';
import { buildLibrary, createRules, type Library, type Rules } from '@smashup/engine';
import { givenFolders } from './given.ts';
import { loadSets } from './load-sets.ts';

interface Content {
  readonly rules: Rules;
  /** The problem with the named card packages, in one line; null: none. */
  readonly problem: string | null;
}

/** The cards of this process and its threads: ours, and after them those of the folders that `--content` names. */
const content = await openContent(givenFolders());

export const smashUp: Rules = content.rules;
export const library: Library = smashUp.library;
export const contentProblem = content.problem;

async function openContent(folders: readonly string[]): Promise<Content> {
  if (folders.length === 0) return { rules: ours, problem: null };
  try {
    const sets = await loadSets(folders);
    return { rules: createRules(buildLibrary([...ours.library.sets, ...sets])), problem: null };
  } catch (error) {
    return { rules: ours, problem: error instanceof Error ? error.message : String(error) };
  }
}
