/** The settings of docs/hosting.md in a line each, for `--help`. */
const SETTINGS: readonly (readonly [name: string, sets: string])[] = [
  ['PORT, HOST', 'where to listen: 4343 or the next free port, 127.0.0.1; HOST=0.0.0.0 for your network'],
  ['ORIGIN', 'the address people use, such as https://smashup.example'],
  ['TRUSTED_PROXIES', 'how many proxies are in front of the server (0)'],
  ['DATA', 'the file of the embedded database (.data/smashup.db)'],
  ['DATABASE_URL, REDIS_URL', 'PostgreSQL in place of the file; Redis for several processes'],
  ['LOG_LEVEL', 'silent, error, warn (as it is), info or debug'],
  ['METRICS_PORT, METRICS_HOST', 'where Prometheus may ask (off, 127.0.0.1)'],
  ['BOT_THREADS, CACHED_GAMES, LIMIT_FACTOR', 'size: threads for bots, games in memory, limits per person'],
  ['WINDOW_MILLIS, GRACE_MILLIS, PUT_AWAY_MILLIS', 'pauses: windows, absence, tables out of memory'],
  ['SMTP_URL, MAIL_FROM', 'notices by mail'],
  ['PUSH_CONTACT, PUSH_SERVICES', 'notices to browsers'],
  ['TURN_WEBHOOK', 'a program that is told whose turn it is'],
];

/** `options`: the lines about the program's own options. */
export function helpText(usage: string, options: readonly (readonly [name: string, does: string])[]): string {
  const rows = [...options, ...SETTINGS].map(([name]) => name.length);
  const width = Math.min(30, Math.max(...rows));
  const list = (entries: typeof SETTINGS): string[] =>
    entries.map(([name, text]) =>
      name.length > width ? `  ${name}\n${' '.repeat(width + 4)}${text}` : `  ${name.padEnd(width)}  ${text}`,
    );
  return [
    `Usage: ${usage}`,
    '',
    'Options',
    ...list(options),
    '',
    'Settings (environment variables; docs/hosting.md explains each)',
    ...list(SETTINGS),
  ].join('\n');
}
