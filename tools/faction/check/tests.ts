import { run } from './run.ts';

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** A test that fails, with the beginning of its message. */
interface Failure {
  readonly file: string;
  readonly what: string;
}

/** What a scene fails with that nobody has written yet (packages/cards/test/kit/expectations.ts). */
const UNWRITTEN = 'Error: Nothing is expected.';

/** Runs the tests in these files. */
export function failuresIn(files: readonly string[]): Failure[] {
  const { out, lines } = run('vitest', 'run', '--reporter=json', ...files);
  const start = out.indexOf('{"');
  if (start < 0) return [{ file: '', what: lines.slice(-20).join('\n') }];
  const { testResults }: Report = JSON.parse(out.slice(start));
  return testResults.flatMap(({ name: file, message, assertionResults }) =>
    assertionResults.length === 0 && message !== ''
      ? [{ file, what: `${file}: ${message}` }]
      : assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => ({
            file,
            what: `${fullName}: ${withoutStack(failureMessages[0] ?? '')}`,
          })),
  );
}

/** The failures as gaps, with the scenes that nobody has written in one line. */
export function gapsOf(failures: readonly Failure[]): string[] {
  const unwritten = failures.filter(({ what }) => what.includes(UNWRITTEN));
  const names = unwritten.map(({ what }) => what.slice(0, what.indexOf(`: ${UNWRITTEN}`)));
  return [
    ...(names.length === 0 ? [] : [`${names.length} scenes expect nothing yet: ${names.join('; ')}`]),
    ...failures.filter((failure) => !unwritten.includes(failure)).map(({ what }) => what),
  ];
}

function withoutStack(message: string): string {
  return message.split(/\n\s+at /u)[0].trim();
}
