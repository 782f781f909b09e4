/** Hyphenation points of long words in names. Not every browser has a dictionary for hyphens. */
const PARTED = [
  'Rum-pel-stilt-skin',
  'Trans-for-ma-tion',
  'Dis-in-te-gra-tor',
  'As-sas-si-na-tion',
  'Swash-buck-ling',
  "Story-tell-er's",
  'Terra-form-ing',
  'Aug-men-ta-tion',
  'Night-stalk-er',
  'Lab-o-ra-to-ri-um',
  'Un-fath-om-able',
  'Psy-chol-o-gist',
  'Ti-tano-saur-us',
  'En-shroud-ing',
  'En-chant-ress',
  'En-chant-ment',
  'Ne-ces-si-ties',
  'Su-pe-ri-or-i-ty',
  'In-cor-po-re-al',
  'Ag-gro-mo-tive',
  'Living-stone',
  'Ar-chae-ol-o-gy',
  'Bread-crumbs',
  "God-moth-er's",
  'Gin-ger-bread',
  'En-gi-neer-ing',
  'Op-por-tun-ist',
  'Moon-touched',
  'Un-stop-pable',
  'Re-cruit-ment',
  'Chro-no-mage',
  'Lep-re-chaun',
  'Pow-der-keg',
  'Com-mis-sion',
  'Stage-coach',
  "Woods-man's",
  'Cor-rup-tion',
  'Sum-mon-ing',
  'Over-growth',
];

const PARTS = new Map(PARTED.map((word) => [word.replaceAll('-', ''), word.split('-')]));

/** Punctuation at the end of a word. */
const SIGNS = /[,.!?]+$/u;

/** A word in pieces between which it may be parted. */
export function partsOf(word: string): readonly string[] {
  const signs = SIGNS.exec(word)?.[0] ?? '';
  const parts = PARTS.get(word.slice(0, word.length - signs.length)) ?? null;
  return parts === null ? [word] : [...parts.slice(0, -1), `${parts.at(-1) ?? ''}${signs}`];
}
