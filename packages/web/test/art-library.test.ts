import { smashUp } from '@smashup/cards';
import { createReferee } from '@smashup/referee';
import { describe, expect, it } from 'vitest';
import { searchFaces } from '../src/screens/library/search.ts';

const catalogue = createReferee(smashUp).catalogue();

function found(words: string, printing: 'original' | 'current' = 'original'): string[] {
  return searchFaces(catalogue, printing, words).map(({ name }) => name);
}

describe('search in the library', () => {
  it('finds names without regard to case and accents', () => {
    expect(found('SEANCE')).toEqual(['Séance']);
  });

  it('finds texts, whatever the apostrophe', () => {
    expect(found("bases' pirates")).toEqual([]);
    expect(found("other players' actions do not affect")).toEqual(['Wildlife Preserve']);
  });

  it('wants all the words, in any order', () => {
    expect(found('zombies mall')).toEqual(['Mall Crawl', 'Rhodes Plaza Mall']);
  });

  it('looks in the printing that is chosen', () => {
    expect(found('cut lass')).toEqual([]);
    expect(found('cut lass', 'current')).toEqual(['Cut Lass']);
  });
});
