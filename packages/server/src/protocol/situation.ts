import type { Situation, StoryLine, TableView } from '@smashup/referee/protocol';
import { isFields, isList } from './patch.ts';

// Data from a server of the same version can be trusted to have the right form: the handshake has seen to that, and
// these checks look only at the outermost level.

export function isSituation(value: unknown): value is Situation {
  return isFields(value) && isTableView(value['view']) && 'decision' in value && 'waitingFor' in value;
}

export function isTableView(value: unknown): value is TableView {
  return isFields(value) && isList(value['players']) && isList(value['bases']);
}

export function isStory(value: unknown): value is readonly StoryLine[] {
  return isList(value) && value.every((line) => isFields(line) && 'text' in line);
}
