import type { PlayerView } from '@smashup/referee/protocol';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FactionBadge } from '../../art/faction-badge.tsx';
import { PlayerMark } from '../../art/player-mark.tsx';
import { Glyph, type GlyphName } from '../cards/glyph.tsx';
import type { Mark, Marks } from '../choosing/marks.ts';
import { asideOf } from '../find-cards.ts';
import { useColour, useHands, useScene } from '../table-context.ts';
import styles from './player-panel.module.css';
import { CardsInStasis } from './cards-in-stasis.tsx';
import { TitansAside } from './titans-aside.tsx';

declare module 'react' {
  interface CSSProperties {
    /** VP, at most as many as win; see player-panel.module.css. */
    '--vp'?: number;
    /** The VP that win. */
    '--boxes'?: number;
  }
}

interface Props {
  readonly player: PlayerView;
  readonly isYou: boolean;
  readonly onTurn: boolean;
  /** The VP of the player and their partner together; null: they play alone (R13.2). */
  readonly teamVp: number | null;
  /** The VP that win; null: none do (R14.4). */
  readonly vpToWin: number | null;
  /** Of the viewer. */
  readonly isPartner: boolean;
  readonly thinking: boolean;
  /** Of the player, who can be chosen. */
  readonly mark: Mark | undefined;
  /** Of the titans that they have set aside, and of their cards in stasis. */
  readonly marks: Marks;
}

/** A player at the table: VP, cards, factions, titans set aside, cards in stasis, and whether it is their turn. */
export const PlayerPanel = memo(function PlayerPanel(props: Props) {
  const { player, isYou, onTurn, thinking, mark, marks, teamVp, vpToWin, isPartner } = props;
  const { seat, name, factions, vp, hand, deck, discard, titans, stasis = [] } = player;
  const { t } = useTranslation('table');
  const colour = useColour(seat);
  const { openDeck, openDiscard } = useHands();
  const { notes, clocks } = useScene();
  const note = notes[seat] ?? '';
  return (
    <section
      className={styles['panel']}
      data-colour={colour}
      data-turn={onTurn || undefined}
      data-you={isYou || undefined}
      aria-label={isYou ? `${name}, ${t('you')}` : name}
    >
      <div className={styles['head']}>
        <h3 className={styles['name']}>
          <PlayerMark colour={colour} />
          <span className={styles['words']}>{name}</span>
          {onTurn && (
            <span className={styles['turn']}>
              <Glyph name="turn" />
              <span className="visually-hidden">{t('theirTurn')}</span>
            </span>
          )}
          {isPartner && <small className={styles['note']}>{t('partner')}</small>}
          {note !== '' && <small className={styles['note']}>{note}</small>}
          {thinking && (
            <>
              <span className={styles['thinking']} aria-hidden="true" />
              <span className="visually-hidden">{t('thinking', { name })}</span>
            </>
          )}
        </h3>
        {clocks[seat]}
      </div>
      <span className={styles['vp']} title={t('vp', { count: vp })}>
        <Glyph name="vp" />
        <span aria-hidden="true" data-anchor={`vp-${seat}`}>
          {vp}
        </span>
        <span className="visually-hidden">{t('vp', { count: vp })}</span>
        {teamVp !== null && <small className={styles['team']}>{t('teamVp', { count: teamVp })}</small>}
      </span>
      {vpToWin !== null && (
        <span
          className={styles['race']}
          aria-hidden="true"
          style={{ '--vp': Math.max(0, Math.min(teamVp ?? vp, vpToWin)), '--boxes': vpToWin }}
        />
      )}
      <ul className={styles['factions']}>
        {factions.map((faction) => (
          <li key={faction} title={faction}>
            <FactionBadge faction={faction} />
            <span className={styles['faction']}>{faction}</span>
          </li>
        ))}
      </ul>
      <div className={styles['counts']}>
        <Count
          glyph="hand"
          count={hand.length}
          says={t('hand', { count: hand.length })}
          anchor={`hand-${seat}`}
        />
        {isYou ? (
          <Pile
            glyph="deck"
            count={deck}
            says={t('deckOpen', { count: deck })}
            anchor={`deck-${seat}`}
            onOpen={openDeck}
          />
        ) : (
          <Count glyph="deck" count={deck} says={t('deck', { count: deck })} anchor={`deck-${seat}`} />
        )}
        <Pile
          glyph="discard"
          count={discard.length}
          says={t('discard', { name, count: discard.length })}
          anchor={`discard-${seat}`}
          onOpen={() => openDiscard(seat)}
        />
      </div>
      {asideOf(player).length > 0 && (
        <div className={styles['titans']}>
          <TitansAside titans={titans} marks={marks} isYou={isYou} />
          <CardsInStasis cards={stasis} marks={marks} />
        </div>
      )}
      {mark !== undefined && <ChoosePlayer seat={seat} name={name} mark={mark} />}
    </section>
  );
});

interface CountProps {
  readonly glyph: GlyphName;
  readonly count: number;
  readonly says: string;
  readonly anchor: string;
}

function Count({ glyph, count, says, anchor }: CountProps) {
  return (
    <span className={styles['count']} title={says} data-anchor={anchor}>
      <Glyph name={glyph} />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{says}</span>
    </span>
  );
}

/** A pile that can be looked through. */
function Pile({ glyph, count, says, anchor, onOpen }: CountProps & { readonly onOpen: () => void }) {
  return (
    <button
      type="button"
      className={styles['pile']}
      data-anchor={anchor}
      aria-label={says}
      title={says}
      onClick={onOpen}
    >
      <Glyph name={glyph} />
      {count}
    </button>
  );
}

/** Lies over the whole panel while this player can be chosen. */
function ChoosePlayer({
  seat,
  name,
  mark,
}: {
  readonly seat: number;
  readonly name: string;
  readonly mark: Mark;
}) {
  const { t } = useTranslation('table');
  const { clickPlayer } = useHands();
  return (
    <button
      type="button"
      className={styles['choose']}
      data-mark={mark}
      aria-label={t('chooses', { name })}
      aria-pressed={mark.startsWith('picked')}
      onClick={() => clickPlayer(seat)}
    >
      {mark.startsWith('picked') && <span aria-hidden="true">✓</span>}
    </button>
  );
}
