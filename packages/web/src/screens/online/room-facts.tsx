import type { HouseRules } from '@smashup/engine';
import type { RoomView } from '@smashup/server/protocol';
import { useTranslation } from 'react-i18next';
import { useClockWords } from './clocks/use-clock-words.ts';
import { DaysNotices } from './notices/days-notices.tsx';
import styles from './online.module.css';
import { Watchers } from './people-panel.tsx';

function houseRules(rules: HouseRules): [keyof HouseRules, number][] {
  return (['vpToWin', 'bases', 'openingHand', 'cardsPerVp'] as const).flatMap((rule) => {
    const value = rules[rule];
    return value === undefined ? [] : [[rule, value]];
  });
}

/** What will be played, in one line each. */
export function RoomFacts({ room }: { readonly room: RoomView }) {
  const { setUp } = room;
  const { t, i18n } = useTranslation(['online', 'screens']);
  const words = useClockWords();
  const facts = [
    ...(setUp.variant === null ? [] : [t(`screens:newGame.variant.${setUp.variant}`)]),
    ...(setUp.series === null ? [] : [t('screens:newGame.series.of', { of: setUp.series.of })]),
    ...houseRules(setUp.houseRules).map(([rule, value]) => `${t(`screens:newGame.house.${rule}`)}: ${value}`),
    t(`online:home.choice.${setUp.choice}`),
    t(`screens:newGame.edition.${setUp.edition}`),
    t(`screens:newGame.printing.${setUp.printing}`),
    t(setUp.titans ? 'online:room.titans' : 'online:room.noTitans'),
    ...(setUp.duplicates ? [t('online:room.duplicates')] : []),
    ...(setUp.draftSize === null ? [] : [t('online:room.draftSize', { count: setUp.draftSize })]),
    ...(setUp.firstPlayer === null ? [] : [t('online:room.first', { number: setUp.firstPlayer + 1 })]),
    ...(setUp.extraBaseSets.length === 0
      ? []
      : [
          t('online:room.extraBases', {
            sets: new Intl.ListFormat(i18n.language).format(setUp.extraBaseSets),
          }),
        ]),
    t(setUp.isPublic ? 'online:room.public' : 'online:room.private'),
    ...(setUp.rated ? [t('online:room.rated')] : []),
    t(setUp.hints ? 'online:room.hints' : 'online:room.noHints'),
    ...(setUp.openHands === null ? [] : [t('online:room.openHands', { turns: setUp.openHands })]),
    ...(setUp.undo === 'ask' ? [t('online:room.undo')] : []),
    t(`online:room.leaving.${setUp.leaving}`),
    words.setUp(setUp.clock),
    ...(setUp.clock.kind === 'none' ? [] : [t(`online:room.timeOut.${setUp.timeOut}`)]),
  ];
  return (
    <section className={`panel ${styles['group']}`} aria-labelledby="room-facts">
      <h2 id="room-facts">{t('online:room.rules')}</h2>
      <ul className={styles['facts']}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {room.mine !== null && setUp.clock.kind === 'days' && <DaysNotices />}
      <Watchers room={room} />
    </section>
  );
}
