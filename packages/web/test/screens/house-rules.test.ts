import { HOUSE_RULES } from '@smashup/engine';
import { expect, test } from 'vitest';
import { HOUSE_RULE_RANGES } from '../../src/screens/new-game/house-rules.tsx';

test('house rules on the screen can be set to what the engine accepts', () => {
  expect(HOUSE_RULE_RANGES).toEqual(HOUSE_RULES);
});
