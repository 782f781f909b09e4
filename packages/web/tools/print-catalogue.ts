import { smashUp } from '@smashup/cards';
import { createReferee } from '@smashup/referee';

// The catalogue and what its cards can be found by, as they are sent (catalogue.ts).
const referee = createReferee(smashUp);
process.stdout.write(JSON.stringify({ catalogue: referee.catalogue(), index: referee.cardIndex('en') }));
