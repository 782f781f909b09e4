import type { Printing } from '@smashup/engine';
import type { Catalogue } from '@smashup/referee/protocol';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FaceList } from './face-list.tsx';
import { searchFaces } from './search.ts';

/** More than these nobody looks through. */
const MOST = 48;

interface SearchResultsProps {
  readonly catalogue: Catalogue;
  readonly printing: Printing;
  readonly words: string;
}

/** The cards and bases that say what is looked for. */
export function SearchResults({ catalogue, printing, words }: SearchResultsProps) {
  const { t } = useTranslation('library');
  const settled = useDeferredValue(words);
  const found = useMemo(() => searchFaces(catalogue, printing, settled), [catalogue, printing, settled]);
  const rest = found.length - MOST;
  return (
    <>
      <output>{found.length === 0 ? t('nothing') : t('found', { count: found.length })}</output>
      <FaceList faces={found.slice(0, MOST)} isMixed />
      {rest > 0 && <p>{t('more', { count: rest })}</p>}
    </>
  );
}
