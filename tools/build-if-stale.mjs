// node tools/build-if-stale.mjs: builds what `npm run serve` runs, where a source is newer.
import { currentServer } from '../packages/server/tools/build.mjs';
import { buildWebIfStale } from '../packages/web/tools/build.mjs';

await buildWebIfStale();
await currentServer();
