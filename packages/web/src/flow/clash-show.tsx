import type { Catalogue, ClashSideView, ClashView, StoryLine, Beat } from '@smashup/referee/protocol';
import { useState, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFace } from '../art/card-face.tsx';
import { Parts } from '../table/inspector/parts.tsx';
import { plainText } from '../text/plain-text.ts';
import styles from './clash-show.module.css';
import { ShowPanel } from './show-panel.tsx';
import { useEachBeat } from './use-playback.ts';

/** A line of the story that tells of a clash. */
export type ClashLine = StoryLine & { readonly clash: ClashView };

interface Props {
  readonly line: ClashLine;
  readonly catalogue: Catalogue;
  readonly docked: boolean;
  readonly onClose: () => void;
}

/** Two titans that clashed: what each side had at the base, where it came from, and which of them leaves. */
export function ClashShow({ line, catalogue, docked, onClose }: Props) {
  const { t } = useTranslation('flow');
  const { stays, leaves } = line.clash;
  const [isOpened, setOpened] = useState(false);
  const nameOf = ({ titan }: ClashSideView): string => catalogue.faces[titan.face]?.name ?? '';
  return (
    <ShowPanel
      title={t('clash.title', { one: nameOf(stays), other: nameOf(leaves) })}
      brief={
        <span className={styles['brief']}>
          {t('clash.brief', { more: stays.total, less: leaves.total })}
          <button type="button" className={styles['explain']} onClick={() => setOpened(true)}>
            {t('clash.explain')}
          </button>
        </span>
      }
      docked={docked && !isOpened}
      about={null}
      onClose={onClose}
    >
      <p>{plainText(line.text)}</p>
      <div className={styles['sides']}>
        <Side side={stays} catalogue={catalogue} fate="stays" />
        <Side side={leaves} catalogue={catalogue} fate="leaves" />
      </div>
    </ShowPanel>
  );
}

interface SideProps {
  readonly side: ClashSideView;
  readonly catalogue: Catalogue;
  readonly fate: 'stays' | 'leaves';
}

function Side({ side, catalogue, fate }: SideProps) {
  const { t } = useTranslation('flow');
  const face = catalogue.faces[side.titan.face];
  return (
    <section className={styles['side']} data-fate={fate}>
      <div className={styles['head']}>
        {face !== undefined && (
          <span className={styles['face']} aria-hidden="true">
            <CardFace face={face} size="compact" />
          </span>
        )}
        <p className={styles['total']}>
          <b>{side.total}</b>
          <span>{t(`clash.${fate}`, { name: face?.name ?? '' })}</span>
        </p>
      </div>
      <Parts parts={side.parts} seat={side.seat} total={side.total} />
    </section>
  );
}

interface ShownClash {
  readonly shown: ClashLine | null;
  readonly close: () => void;
}

/** The clash that is being shown. It stays until it is closed, something is answered, or the next turn begins. */
export function useClash(): ShownClash {
  const [shown, setShown] = useState<ClashLine | null>(null);
  useEachBeat(useCallback((beat) => setShown((line) => followClash(line, beat)), []));
  const close = useCallback(() => setShown(null), []);
  return useMemo(() => ({ shown, close }), [shown, close]);
}

/** The latest clash after one more beat; null: there was none in this turn. */
export function followClash(shown: ClashLine | null, { lines }: Beat): ClashLine | null {
  return lines.reduce<ClashLine | null>((latest, line) => {
    if (isClash(line)) return line;
    return line.key === 'turn' ? null : latest;
  }, shown);
}

function isClash(line: StoryLine): line is ClashLine {
  return line.clash !== undefined;
}
