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

interface Tested {
  readonly passed: number;
  readonly gaps: readonly string[];
}

/** Runs the tests in these files; the gaps are those that fail, each with the beginning of its message. */
export function test(files: readonly string[]): Tested {
  const { out, lines } = run('vitest', 'run', '--reporter=json', ...files);
  const start = out.indexOf('{"');
  if (start < 0) return { passed: 0, gaps: lines.slice(-20) };
  const { testResults }: Report = JSON.parse(out.slice(start));
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: all.filter(({ status }) => status === 'passed').length,
    gaps: [
      ...testResults
        .filter(({ assertionResults, message }) => assertionResults.length === 0 && message !== '')
        .map(({ name, message }) => `${name}: ${message}`),
      ...all
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${fullName}: ${withoutStack(failureMessages[0] ?? '')}`),
    ],
  };
}

function withoutStack(message: string): string {
  return message.split(/\n\s+at /u)[0].trim();
}
