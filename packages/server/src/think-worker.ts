/** What the threads of the computer players run. */
export { think } from '@smashup/bots/node/worker';
