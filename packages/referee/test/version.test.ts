import { buildLibrary, createRules } from '@smashup/engine';
import { library } from '@smashup/cards';
import { expect, test } from 'vitest';
import { createReferee, PROTOCOL, whyDisagree, type Version } from '../src/index.ts';
import { referee } from './kit/table.ts';

const { version } = referee;

test('two ends with the same protocol and the same cards agree', () => {
  const again: Version = createReferee(createRules(buildLibrary(library.sets))).version;
  expect(whyDisagree(again, version)).toBeNull();
});

test('whoever is older is told to reload, in one sentence', () => {
  expect(whyDisagree({ ...version, protocol: PROTOCOL - 1 }, version)).toMatch(
    /^This page is older .*reload it.*\.$/u,
  );
  expect(whyDisagree(version, { ...version, protocol: PROTOCOL - 1 })).toMatch(
    /^This page is newer .*in a minute\.$/u,
  );
});

test('with other cards the page would draw others than are meant', () => {
  const fewer = createReferee(createRules(buildLibrary(library.sets.slice(0, 2)))).version;
  expect(whyDisagree(fewer, version)).toMatch(/^The cards have changed .*reload it.*\.$/u);
});
