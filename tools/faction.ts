/** npm run faction -- write: generates what is generated from the references of all sets. */
import { writeGenerated } from './faction/generated.ts';

for (const path of writeGenerated()) console.log(`wrote ${path}`);
