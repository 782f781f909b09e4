import type { Person, Relations } from '../people/index.ts';
import type { Outgoing } from '../projection/index.ts';
import type { Tell } from '../protocol/index.ts';

/** Somebody who is at a table, through one page. */
export interface Visitor {
  readonly person: Person;
  /** As they are now. */
  readonly relations: Relations;
  /** Chat and emotes of others are shown. */
  readonly hears: boolean;
  readonly tell: (message: Outgoing<Tell>) => void;
}
