import { serveThinker } from '@smashup/bots/browser/worker';

serveThinker();
