import picocolors from 'picocolors';

/** Colours are for a person at a terminal, not for the next program in a pipe or the log of a build. */
function wanted(): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '') return true;
  return process.stdout.isTTY && TERM !== 'dumb';
}

export const colours = picocolors.createColors(wanted());
