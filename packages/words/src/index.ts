export { plain, type Phrase, type Segment } from './phrase.ts';
