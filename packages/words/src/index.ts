export { isAside } from './events.ts';
export type { LocaleName } from './language.ts';
export type { Addressee } from './addressee.ts';
export { TERMS, type TermKey } from './locales/locale.ts';
export type { TermMark } from './term-marks.ts';
export { tellOpened } from './opened.ts';
export { plain, type Phrase, type Segment } from './phrase.ts';
export { createWords, type Words } from './words.ts';
export type { OptionWords } from './options.ts';
