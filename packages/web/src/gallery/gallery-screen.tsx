import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { gallery } from '../i18n/en/gallery.ts';
import { addTexts } from '../i18n/index.ts';
import { useCatalogue } from '../catalogue/catalogue.ts';
import { Screen } from '../screens/screen.tsx';
import { CardPage } from './card-page.tsx';
import { FactionGrid } from './faction-grid.tsx';
import { FactionPage } from './faction-page.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { isLookingFor } from './filters.ts';
import { FoundFaces } from './found-faces.tsx';
import { useFilters } from './use-filters.ts';

addTexts('gallery', gallery);

/** Everything there is to play with: all factions, one with its cards and bases, or a card up close. */
export function GalleryScreen() {
  const { name, faction, card } = useParams<{ name?: string; faction?: string; card?: string }>();
  if (faction !== undefined && card !== undefined) return <CardPage address={`/cards/${faction}/${card}`} />;
  return name === undefined ? <AllFactions /> : <FactionPage name={name} />;
}

function AllFactions() {
  const { t } = useTranslation('gallery');
  const { filters } = useFilters();
  const catalogue = useCatalogue();
  return (
    <Screen title={t('title')} wide>
      <FilterPanel />
      {isLookingFor(filters) ? (
        <FoundFaces printing={filters.printing} />
      ) : (
        <FactionGrid catalogue={catalogue} />
      )}
    </Screen>
  );
}
