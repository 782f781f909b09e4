import { temporaryFile } from '../kit/database.ts';
import { storageSuite } from './suite.ts';

const { open, remove } = temporaryFile();
storageSuite('libsql', open, remove);
