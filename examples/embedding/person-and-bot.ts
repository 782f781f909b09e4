/** A game between a person at the keyboard and a bot: npx tsx examples/embedding/person-and-bot.ts [SEED] */
import { createBots } from '@smashup/bots';
import { smashUp } from '@smashup/cards';
import { createRules, seedRandom, SmashUpError, type Decision, type Sink } from '@smashup/engine';
import { createWords, plain } from '@smashup/words';
import { createInterface } from 'node:readline';

const YOU = 0;
const bot = createBots(smashUp).normal;
// Words read the table while it changes: with rules of their own they do not disturb the game's.
const words = createWords(createRules(smashUp.library));
const keyboard = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

const players = [{ name: 'You' }, { name: 'Bot' }];
const seed = Number(process.argv[2] ?? Date.now());
const state = smashUp.newGame(smashUp.config({ players, choice: 'random' }), seed);

const tell: Sink = (event, now) =>
  console.log(plain(words.tellEvent(event, { state: now, you: YOU, seesAll: false })));

/** Numbers of options, separated by spaces. */
async function ask(decision: Decision): Promise<number[]> {
  const addressee = { state: smashUp.view(state, YOU), you: YOU, seesAll: false };
  console.log(plain(words.tellPrompt(decision, addressee)));
  for (const [i, option] of decision.options.entries())
    console.log(`  ${i}  ${plain(words.describeOption(option, decision, addressee))}`);
  const { done, value } = await keyboard.next();
  if (done === true) process.exit();
  return value.split(' ').filter(Boolean).map(Number);
}

for (let decision = state.pending; decision !== null; decision = state.pending) {
  const mind = { random: seedRandom(seed + decision.id), now: () => performance.now() };
  const view = smashUp.view(state, decision.seat);
  const picks = decision.seat === YOU ? await ask(decision) : bot(view, decision, {}, mind).answer.picks;
  try {
    smashUp.apply(state, { decision: decision.id, picks }, tell);
  } catch (error) {
    if (!(error instanceof SmashUpError)) throw error;
    console.log(error.message);
  }
}
console.log(plain(words.tellWinners(state.gameWinners, { state, you: YOU, seesAll: false })));
