import { smashUp } from '@smashup/cards';
import { factionFiles } from '@smashup/cards/kit/faction-files.ts';
import { createReferee } from '@smashup/referee';
import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cardAddress, faceAt } from '../../src/routes/addresses.ts';
import { changedFacts, differences } from '../../src/gallery/differences.ts';
import { sinceWhen } from '../../src/catalogue/new-factions.ts';
import { findFaces, findFactions, isLookingFor, printed, readFilters } from '../../src/gallery/filters.ts';
import { DIFFICULTIES, type Guide } from '../../src/gallery/guide.ts';
import { printedRuns } from '../../src/art/printed-text.tsx';
import { slug } from '../../src/text/searching.ts';
import { rulingsOf } from '../../src/table/inspector/rulings.tsx';
import { strengthsOf, type Balance } from '../../src/gallery/strength-picture.tsx';

const referee = createReferee(smashUp);
const catalogue = referee.catalogue();
const index = referee.cardIndex('en');

/** The names of what an address finds. */
function found(search: string): string[] {
  return findFaces(catalogue, index, readFilters(new URLSearchParams(search))).map(
    (at) => catalogue.faces[at]?.name ?? '',
  );
}

const words = (text: string): string => new URLSearchParams({ words: text }).toString();

describe('search in the gallery', () => {
  it('finds names without regard to case and accents', () => {
    expect(found(words('SEANCE'))).toEqual(['Séance']);
  });

  it('finds texts, whatever the apostrophe', () => {
    expect(found(words("bases' pirates"))).toEqual([]);
    expect(found(words("other players' actions do not affect"))).toEqual(['Wildlife Preserve']);
  });

  it('wants all the words, in any order', () => {
    expect(found(words('zombies mall'))).toEqual(['Mall Crawl', 'Rhodes Plaza Mall']);
  });

  it('finds factions by what they are called and do, unless cards of one kind are wanted', () => {
    const factions = (search: string): string[] =>
      findFactions(catalogue, readFilters(new URLSearchParams(search))).map(({ name }) => name);
    expect(factions('words=robots')).toEqual(['Robots']);
    expect(factions('words=robots&kind=titan')).toEqual([]);
    expect(factions('set=Core+Set')).toEqual([]);
  });

  it('looks in the printing that is chosen', () => {
    expect(found(words('cut lass'))).toEqual([]);
    expect(found(`${words('cut lass')}&printing=current`)).toEqual(['Cut Lass']);
  });
});

describe('new factions', () => {
  it('are those that come after the first visit', () => {
    const first = sinceWhen(['Aliens'], null, 100);
    expect(first).toEqual({ Aliens: 0 });
    expect(sinceWhen(['Aliens', 'Ninjas'], first, 200)).toEqual({ Aliens: 0, Ninjas: 200 });
    expect(sinceWhen(['Aliens', 'Ninjas'], { Aliens: 0, Ninjas: 200 }, 300)).toEqual({
      Aliens: 0,
      Ninjas: 200,
    });
  });
});

describe('filters', () => {
  it('narrow each other down to one card', () => {
    expect(found('set=Core+Set&timing=before+scoring&kind=minion&power=3')).toEqual(['Shinobi']);
    expect(found('set=Core+Set&timing=before+scoring&kind=minion').length).toBeGreaterThan(1);
    expect(found('set=Core+Set&timing=before+scoring&power=3')).toEqual(['Shinobi']);
  });

  it('find by kind: fusion cards, actions by where they are played, titans, bases', () => {
    expect(found('kind=base')).toHaveLength(
      printed(catalogue, 'original').filter((at) => catalogue.faces[at]?.kind === 'base').length,
    );
    expect(found('kind=fusion&printing=current&set=Core+Set')).toEqual(['Pixie']);
    expect(found('kind=on-minion&set=Core+Set')).toContain('Upgrade');
    expect(found('kind=standard')).not.toContain('Upgrade');
    expect(found('kind=titan&set=Core+Set')).toContain('The Kraken');
    expect(found('kind=standard')).not.toContain('The Kraken');
  });

  it('find by a word of the game', () => {
    expect(found('term=duel')).toContain('High Noon');
    expect(found('term=duel')).not.toContain('Zapbot');
  });

  it('find what differs between the printings, by what either of them says', () => {
    const differing = found('printing=both');
    expect(differing).toContain('Scout');
    expect(differing).not.toContain('Invader');
    // Only the current printing returns the Scout.
    expect(found('printing=both&term=return')).toContain('Scout');
    expect(found('term=return')).not.toContain('Scout');
  });

  it('leave out what an address names and nobody knows', () => {
    const filters = readFilters(new URLSearchParams('kind=nonsense&power=many&timing=never&printing=third'));
    expect(isLookingFor(filters)).toBe(false);
    expect(filters).toEqual(readFilters(new URLSearchParams()));
  });
});

describe('addresses of cards', () => {
  it('lead to every card and base, and never to two', () => {
    const all = catalogue.faces.filter(({ copies }) => copies > 0);
    const names = new Map(all.map((face) => [cardAddress(face), face.name]));
    expect(new Set(all.map((face) => `${face.faction} ${face.name}`)).size).toBe(names.size);
    for (const [address, name] of names) {
      expect(catalogue.faces[faceAt(catalogue, address) ?? -1]?.name).toBe(name);
      // A dot would be taken for a file.
      expect(address).toMatch(/^\/cards\/[a-z0-9-]+\/[a-z0-9-]+$/u);
    }
    expect(faceAt(catalogue, '/cards/pirates/nobody')).toBe(null);
  });
});

describe('what differs between two texts', () => {
  const marked = (first: string, second: string): string =>
    differences(first, second)
      .map(({ in: where, text }) => ({ both: text, first: `[-${text}-]`, second: `{+${text}+}` })[where])
      .join(' ');

  it('is marked word by word', () => {
    expect(marked('you may put this minion into your hand', 'you may return this minion to your hand')).toBe(
      'you may [-put-] {+return+} this minion [-into-] {+to+} your hand',
    );
    expect(marked('Draw a card.', 'Draw a card.')).toBe('Draw a card.');
    expect(marked('', 'Draw a card.')).toBe('{+Draw a card.+}');
    expect(marked('Draw a card.', '')).toBe('[-Draw a card.-]');
  });

  it('gives back both texts of every card', () => {
    for (const [at, { other }] of index.faces.entries()) {
      if (other === null) continue;
      const [first = '', second = ''] = [at, other].map((face) => catalogue.faces[face]?.text);
      const pieces = differences(first, second);
      const joined = (not: string): string =>
        pieces
          .filter(({ in: where }) => where !== not)
          .map(({ text }) => text)
          .join(' ');
      expect(joined('second')).toBe(first);
      expect(joined('first')).toBe(second);
    }
  });

  it('and facts that changed are told', () => {
    const wench = catalogue.faces.findIndex(({ name }) => name === 'Saucy Wench');
    const lass = catalogue.faces[index.faces[wench]?.other ?? -1];
    const original = catalogue.faces[wench];
    if (original === undefined || lass === undefined) throw new Error('The Wench is missing.');
    expect(changedFacts(original, lass, (kind) => kind)).toEqual([
      { fact: 'name', before: 'Saucy Wench', after: 'Cut Lass' },
    ]);
  });
});

describe('a printed text', () => {
  it('has its leads in bold and its words of the game each for itself', () => {
    const text = 'Special: After this base scores, draw.';
    const runs = printedRuns(text, [
      { term: 'special', start: 0, end: 7 },
      { term: 'score', start: 25, end: 31 },
    ]);
    expect(runs.map((run) => run.text).join('')).toBe(text);
    expect(runs.filter(({ isBold }) => isBold).map((run) => run.text)).toEqual(['Special', ':']);
    expect(runs.filter(({ term }) => term !== null).map((run) => run.text)).toEqual(['Special', 'scores']);
  });

  it('of no words is no pieces', () => {
    expect(printedRuns('', [])).toEqual([]);
  });
});

describe('guides', () => {
  const guides = factionFiles('guide.json').map(({ name, path, text }) => {
    const guide: Guide = JSON.parse(text);
    return { name, path, guide };
  });

  it('there is one for every faction, where the gallery looks for it, and no other', () => {
    const wanted = catalogue.factions.map(({ name, set }) => `${slug(set)}/${slug(name)}/guide.json`);
    const written = guides.map(({ path }) => path.split(sep).slice(-3).join('/'));
    expect(written.toSorted()).toEqual(wanted.toSorted());
  });

  it('they say something, and name partners that there are', () => {
    const lacking = guides.flatMap(({ name, guide: { plays, hard, why, with: partners } }) => {
      const names = new Set(partners.map(({ faction }) => faction));
      const isGood =
        plays.length > 100 &&
        why.length > 20 &&
        DIFFICULTIES.includes(hard) &&
        partners.length >= 2 &&
        names.size === partners.length &&
        !names.has(name) &&
        partners.every(({ faction, why: reason }) => smashUp.library.hasFaction(faction) && reason !== '');
      return isGood ? [] : [name];
    });
    expect(lacking).toEqual([]);
  });
});

describe('rulings', () => {
  it('are found for every set, also under a later name', async () => {
    const withRulings = new Set<string>();
    for (const face of catalogue.faces) {
      if ((await rulingsOf(face)).length > 0) withRulings.add(face.set);
    }
    expect([...withRulings].toSorted()).toEqual(catalogue.sets.toSorted());
    const lass = catalogue.faces.find(({ name }) => name === 'Cut Lass');
    expect(lass && (await rulingsOf(lass)).length).toBeGreaterThan(0);
  });
});

describe('measured strength', () => {
  const balance: Balance = JSON.parse(
    readFileSync(new URL('../../../../docs/balance.json', import.meta.url), 'utf8'),
  );

  it('says of every faction where it stands among all, with each bot', () => {
    for (const { name } of catalogue.factions) {
      const strengths = strengthsOf(balance, name);
      expect(strengths.map(({ level }) => level).toSorted()).toEqual(['hard', 'normal']);
      for (const { all, place, bestPlace, worstPlace, low, winRate, high } of strengths) {
        expect(all).toHaveLength(catalogue.factions.length);
        expect(all.filter((rate) => rate > winRate).length).toBeLessThan(place);
        expect(bestPlace).toBeLessThanOrEqual(place);
        expect(place).toBeLessThanOrEqual(worstPlace);
        expect(low).toBeLessThan(winRate);
        expect(winRate).toBeLessThan(high);
      }
    }
  });

  it('is what chance and drafts go by', () => {
    for (const { name, strength } of catalogue.factions) {
      const rates = strengthsOf(balance, name).map(({ winRate }) => 100 * winRate - 50);
      expect(Math.abs(strength - rates.reduce((sum, rate) => sum + rate, 0) / rates.length)).toBeLessThan(
        0.6,
      );
    }
  });

  it('is nothing for a faction that nobody has measured', () => {
    expect(strengthsOf(balance, 'Nobody')).toEqual([]);
  });
});
