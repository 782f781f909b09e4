/**
 * npm run hostile --silent [-- --messages 10000] [--seed 1] [--postgres] [--processes 2]: messages and requests that
 * nobody has a right to send, sent by everybody who could. Fails when the server ends or has trouble, when something
 * at the tables changes, when somebody answers for another, and when it is interrupted: the report is of the messages
 * until then.
 */
import { parseArgs } from 'node:util';
import { HostileTrial } from '../test/trials/hostile.ts';
import { interruption } from '../test/trials/interruption.ts';
import { ARRANGEMENT_OPTIONS, arrangementOf, Service } from '../test/trials/service.ts';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    ...ARRANGEMENT_OPTIONS,
  },
});
const interrupted = interruption();
const server = await Service.open(arrangementOf(values));
try {
  const trial = new HostileTrial(server, {
    messages: Number(values.messages),
    seed: Number(values.seed),
    interrupted,
    tell: (messages) => console.error(JSON.stringify({ messages })),
  });
  const report = await trial.run();
  console.log(JSON.stringify(report));
  const isSound =
    report.crashes === 0 && report.effects === 0 && report.foreignAnswers === 0 && report.peeks.length === 0;
  const isComplete = !interrupted.aborted && report.messages > 0 && report.refused > 0;
  if (!isSound || !isComplete) process.exitCode = 1;
} finally {
  await server.end();
}
