import { expect, test } from 'vitest';
import { placeIn } from '../src/install/open-screen.tsx';

const HERE = 'https://game.example';

test.for([
  ['web+smashup:/cards/aliens/scout', '/cards/aliens/scout'],
  ['web+smashup://factions?term=duel', '/factions?term=duel'],
  ['web+smashup:replay#abc_-', '/replay#abc_-'],
  ['https://game.example/t/ABC#secret', '/t/ABC#secret'],
  ['Come and play: https://game.example/t/ABC (soon)', '/t/ABC'],
  ['', null],
  ['hello there', null],
  // Nobody is led elsewhere.
  ['https://evil.example/t/ABC', null],
  ['web+smashup://https://evil.example/x', '/https://evil.example/x'],
  ['web+smashup:////evil.example/x', '/evil.example/x'],
  ['https://game.example//evil.example/x', '/evil.example/x'],
  ['javascript:alert(1)', null],
] as const)('%s means %s', ([text, place]) => {
  expect(placeIn(text, HERE)).toBe(place);
});
