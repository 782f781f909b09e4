import type { DecisionView, Face, OptionView, CardView, TableView } from '@smashup/referee/protocol';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BaseFace } from '../../art/base-face.tsx';
import { CardFace } from '../../art/card-face.tsx';
import { markOf, type Mark } from '../choosing/marks.ts';
import { isOrdered } from '../choosing/picks.ts';
import type { Choosing } from '../choosing/use-choosing.ts';
import { useFace, useHands, useScene } from '../table-context.ts';
import { useResting } from '../inspector/use-hover.ts';
import { useSmallScreen } from '../use-small-screen.ts';
import { plainText } from '../../text/plain-text.ts';
import { spokenFace } from './spoken-face.ts';
import styles from './tray.module.css';

interface Props {
  readonly decision: DecisionView;
  readonly from: PileOfTray;
  readonly choosing: Choosing;
  readonly hinted: readonly number[];
}

/** With more cards than this, there is a search field. */
const MANY = 8;

/** Cards to choose from that lie nowhere on the table. */
export const Tray = memo(function Tray({ decision, from, choosing, hinted }: Props) {
  const { t } = useTranslation('table');
  const [sought, setSought] = useState('');
  const { catalogue } = useScene();
  const small = useSmallScreen();
  const { choices, draft } = choosing;
  const picking = { picks: draft.picks, ordered: isOrdered(decision), hinted, idle: choosing.idle };
  const shown = choices.inTray.filter((at) => {
    const face = catalogue.faces[decision.options[at]?.shows?.face ?? -1];
    return face === undefined || speaksOf(face, sought);
  });
  return (
    <section className={styles['tray']} data-tray aria-label={t('tray')}>
      {choices.inTray.length <= MANY ? (
        <h3 className={styles['title']}>{t(`trayFrom.${from}`)}</h3>
      ) : (
        <div className={styles['seek']}>
          <h3>
            {t(`trayFrom.${from}`)}{' '}
            <small>{t('trayCount', { count: choices.inTray.length, shown: shown.length })}</small>
          </h3>
          <input
            type="search"
            className="field"
            aria-label={t('traySearch')}
            placeholder={t('traySearch')}
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
        </div>
      )}
      {shown.length === 0 && <p className={styles['none']}>{t('trayNone')}</p>}
      <ul>
        {shown.map((at) => {
          const option = decision.options[at];
          return option === undefined ? null : (
            <li key={at}>
              <TrayCard
                option={option}
                mark={markOf([at], picking)}
                onPick={() =>
                  small && option.shows !== null
                    ? choosing.touch({ ...option.shows, options: [at] })
                    : choosing.pick(at)
                }
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
});

function speaksOf({ name, text, kind, faction }: Face, sought: string): boolean {
  const words = `${name} ${text} ${kind} ${faction}`.toLowerCase();
  return sought
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => words.includes(word));
}

interface CardProps {
  readonly option: OptionView;
  readonly mark: Mark;
  readonly onPick: () => void;
}

function TrayCard({ option, mark, onPick }: CardProps) {
  const { t } = useTranslation('table');
  const { inspect } = useHands();
  const { card, face } = option.shows ?? { card: -1, face: -1 };
  const printed = useFace(face);
  const rest = useResting(face);
  return (
    <button
      type="button"
      className={styles['card']}
      data-mark={mark}
      data-inspect={card}
      data-face={face}
      aria-label={printed === null ? plainText(option.detail) : spokenOption(t, option, printed)}
      aria-pressed={mark.startsWith('picked') || undefined}
      onClick={onPick}
      onContextMenu={(event) => {
        event.preventDefault();
        inspect(card, face);
      }}
      onPointerEnter={rest.onPointerEnter}
      onPointerMove={rest.onPointerMove}
      onPointerLeave={rest.onPointerLeave}
    >
      {printed === null ? plainText(option.label) : <Printed face={printed} />}
      {mark.startsWith('picked') && (
        <b className={styles['tick']} aria-hidden="true">
          {mark === 'picked' ? '✓' : mark.slice('picked '.length)}
        </b>
      )}
    </button>
  );
}

/** Where it is and whose comes first, then what it is. */
function spokenOption(t: Translate, option: OptionView, face: Face): string {
  return `${plainText(option.detail)}: ${spokenFace(t, face)}`;
}

type Translate = ReturnType<typeof useTranslation<'table'>>['t'];

function Printed({ face }: { readonly face: NonNullable<ReturnType<typeof useFace>> }) {
  const small = useSmallScreen();
  return face.kind === 'base' ? (
    <BaseFace face={face} size={small ? 'compact' : 'medium'} />
  ) : (
    <CardFace face={face} size={small ? 'compact' : 'medium'} />
  );
}

/** Where the cards of the tray come from. */
type PileOfTray = 'own discard pile' | 'discard pile' | 'own deck' | 'hand' | 'several';

/** The one pile that all these options lie in. */
export function pileOfTray(
  view: TableView,
  { options }: DecisionView,
  inTray: readonly number[],
): PileOfTray {
  const piles = new Set(inTray.map((at) => pileOf(view, options[at]?.shows ?? null)));
  const [only = 'several'] = piles;
  return piles.size === 1 ? only : 'several';
}

function pileOf({ viewer, players, limbo, baseDiscard }: TableView, shown: CardView | null): PileOfTray {
  if (shown === null) return 'several';
  const isIn = (cards: readonly CardView[]): boolean => cards.some(({ card }) => card === shown.card);
  for (const { seat, hand, discard } of players) {
    if (isIn(discard)) return seat === viewer ? 'own discard pile' : 'discard pile';
    if (isIn(hand)) return seat === viewer ? 'several' : 'hand';
  }
  if (isIn(limbo) || isIn(baseDiscard)) return 'several';
  const you = players.find(({ seat }) => seat === viewer);
  return you?.mayBeInDeck.includes(shown.face) === true ? 'own deck' : 'several';
}
