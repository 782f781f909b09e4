import { smashUp } from '@smashup/cards';
import { createReferee } from '@smashup/referee';

// The catalogue as it is sent (catalogue.ts).
process.stdout.write(JSON.stringify(createReferee(smashUp).catalogue()));
