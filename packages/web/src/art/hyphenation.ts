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
  'Cy-ber-evo-lu-tion',
  'Dop-pel-gäng-er',
  'Trans-mog-ri-fy',
  'He-li-co-pri-on',
  'Ra-dio-ac-tive',
  'Col-lect-ing',
  'Dif-fer-ence',
  'Dis-en-chant',
  'Ev-ery-thing',
  'Fur-ther-ing',
  'Gun-fight-er',
  'Ham-mer-head',
  'In-fil-trate',
  'La-ser-a-tops',
  'Re-search-er',
  'Whirl-winds',
  'God-moth-er',
  'As-tound-ing',
  'In-tim-i-dat-ing',
  'Mu-cho-slam',
  "D'Ar-tag-nan",
  'Real-ly',
  'Cheese-bur-ger',
  'En-cour-age-ment',
  'Friend-ship',
  'Grump-i-ness',
  'To-geth-er-ness',
  'Ag-gro-mo-tive',
  'Per-for-mance',
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

/** Punctuation before a word, the word, and punctuation after it. */
const WORD = /^(?<before>[".]*)(?<word>.*?)(?<after>[,.!?"]*)$/u;

/** A word in pieces between which it may be parted. */
export function partsOf(word: string): readonly string[] {
  const { before = '', word: plain = '', after = '' } = WORD.exec(word)?.groups ?? {};
  const parts = PARTS.get(plain);
  if (parts === undefined) return [word];
  return parts.map((part, at) => `${at === 0 ? before : ''}${part}${at === parts.length - 1 ? after : ''}`);
}
