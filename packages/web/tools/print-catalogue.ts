import { smashUp } from '@smashup/cards';
import { createReferee } from '@smashup/referee';
import { fansOf } from '../src/screens/start/fan.ts';

// The catalogue, what its cards can be found by, and the fans of the first page, as they are sent (catalogue.ts).
const referee = createReferee(smashUp);
const catalogue = referee.catalogue();
process.stdout.write(JSON.stringify({ catalogue, index: referee.cardIndex('en'), fans: fansOf(catalogue) }));
