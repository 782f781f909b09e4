import { resolve } from 'node:path';

const OPTION = '--content';
/** Threads inherit the environment, so they find it there. */
const VARIABLE = 'SMASHUP_CONTENT';

/**
 * The folders that `--content` names. They are read before anything else, since every other option depends on which
 * cards there are.
 */
export function givenFolders(): string[] {
  const { argv, env } = process;
  const named = argv.flatMap((word, at) => {
    if (argv[at - 1] === OPTION) return [resolve(word)];
    return word.startsWith(`${OPTION}=`) ? [resolve(word.slice(OPTION.length + 1))] : [];
  });
  if (named.length > 0) env[VARIABLE] = named.join('\n');
  return (env[VARIABLE] ?? '').split('\n').filter((folder) => folder !== '');
}
