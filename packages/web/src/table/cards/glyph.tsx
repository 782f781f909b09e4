import { memo } from 'react';
import styles from './glyph.module.css';

const PATHS = {
  hand: 'M4 9l3-1 1 8-3 1zM9 6h4v12H9zM15 8l4 1-3 10-3-1z',
  deck: 'M7 3h11v15H7zM4 6h2v14h10v2H4z',
  discard: 'M6 8h12l-1 13H7zM4 5h5l1-2h4l1 2h5v2H4z',
  vp: 'M12 2l3 7 7 .6-5.4 4.7L18.4 22 12 17.8 5.6 22l1.8-7.7L2 9.6 9 9z',
  turn: 'M6 3l14 9-14 9z',
  minion: 'M12 2a4.5 4.5 0 110 9 4.5 4.5 0 010-9zM3 22c0-6 4-9 9-9s9 3 9 9z',
  action: 'M13 1L4 14h6l-2 9 11-14h-7z',
  undo: 'M9 4v4c7 0 11 3 11 9 0 1-.2 2-.6 3-1-4-4-5.500-10.400-5.500V19L2 11.500z',
  hint: 'M12 2a7 7 0 00-4 12.700V17h8v-2.300A7 7 0 0012 2zM8.500 18.500h7V20h-7zM10 21h4v1.500h-4z',
  log: 'M4 4h16v2.500H4zM4 9h16v2.500H4zM4 14h16v2.500H4zM4 19h10v2.500H4z',
  menu: 'M5 10a2 2 0 110 4 2 2 0 010-4zM12 10a2 2 0 110 4 2 2 0 010-4zM19 10a2 2 0 110 4 2 2 0 010-4z',
  close: 'M5 3l7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7z',
  up: 'M12 4l9 15H3z',
  down: 'M12 20L3 5h18z',
  people:
    'M8 4a3.500 3.500 0 110 7 3.500 3.500 0 010-7zM1 20c0-5 3-7.500 7-7.500s7 2.500 7 7.500zM16.500 6a3 3 0 110 6 3 3 0 010-6zM17 20c0-2.500-.7-4.600-2-6.200 4.500-.8 8 1.700 8 6.200z',
  skip: 'M3 4l8 8-8 8zM12 4l8 8-8 8zM20 4h2v16h-2z',
  hurry: 'M2 4l9 8-9 8zM12 4l9 8-9 8z',
  recap:
    'M12 3a9 9 0 11-8.500 6h2.700A6.500 6.500 0 1012 5.500V9L6.500 4.250 12-.500zM11 8h2v4l3 2-1 1.600-4-2.600z',
  pause: 'M5 4h5v16H5zM14 4h5v16h-5z',
  step: 'M4 4l11 8-11 8zM16 4h4v16h-4z',
} as const;

export type GlyphName = keyof typeof PATHS;

/** A small sign beside or in place of a word; the word is always there for those who do not see it. */
export const Glyph = memo(function Glyph({ name }: { readonly name: GlyphName }) {
  return (
    <svg className={styles['glyph']} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
});
