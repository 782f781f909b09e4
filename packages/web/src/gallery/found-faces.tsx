import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { useCardIndex, useCatalogue } from '../catalogue/catalogue.ts';
import { FaceList } from './face-list.tsx';
import { findFaces, readFilters, type PrintingChoice } from './filters.ts';

/** How many are drawn at first; the others follow on request. */
const PAGE = 48;

/** The cards and bases that fit what is looked for. */
export function FoundFaces({ printing }: { readonly printing: PrintingChoice }) {
  const { t } = useTranslation('gallery');
  const catalogue = useCatalogue();
  const index = useCardIndex();
  const key = useDeferredValue(useSearch());
  const found = useMemo(
    () => findFaces(catalogue, index, readFilters(new URLSearchParams(key))),
    [catalogue, index, key],
  );
  // A new search begins at the top.
  const [shown, setShown] = useState({ key, count: PAGE });
  const count = shown.key === key ? shown.count : PAGE;
  const rest = found.length - count;
  return (
    <>
      <output>{found.length === 0 ? t('nothing') : t('found', { count: found.length })}</output>
      <FaceList faces={found.slice(0, count)} isMixed inPairs={printing === 'both'} />
      {rest > 0 && (
        <p>
          <button type="button" className="button" onClick={() => setShown({ key, count: count + PAGE })}>
            {t('more', { count: Math.min(rest, PAGE) })}
          </button>
        </p>
      )}
    </>
  );
}
