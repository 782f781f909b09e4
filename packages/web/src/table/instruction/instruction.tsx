import type { CardId, Seat } from '@smashup/engine';
import type { CardView, DecisionView, OptionView } from '@smashup/referee/protocol';
import type { Phrase } from '@smashup/words';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerMark } from '../../art/player-mark.tsx';
import { PrintedText } from '../../art/printed-text.tsx';
import { Glyph } from '../cards/glyph.tsx';
import { markOf } from '../choosing/marks.ts';
import { isEnough, isOrdered, isSinglePick, mayPickNothing, offersPlay } from '../choosing/picks.ts';
import type { Choosing } from '../choosing/use-choosing.ts';
import { OnTheWay } from '../moving/on-the-way.tsx';
import { useColour, useFace, useScene } from '../table-context.ts';
import styles from './instruction.module.css';
import { lift } from './lift.ts';
import { plainText } from '../../text/plain-text.ts';
import { Say } from '../log/say.tsx';

interface Props {
  readonly decision: DecisionView | null;
  /** What can be played, where that is the question; null: the decision has its own words. */
  readonly playPrompt: string | null;
  readonly choosing: Choosing;
  /** Cards on their way. */
  readonly onTheWay: readonly CardView[];
  /** Whose turn it is, where somebody else is asked in it; null: the turn is their own. */
  readonly within: Seat | null;
  /** What is said while there is nothing to decide. */
  readonly idle: ReactNode;
  /** The hint, or why something cannot be done. */
  readonly note: Phrase | null;
  readonly hinted: readonly number[];
  /** Takes back the card whose place is asked for; null: that cannot be taken back, or nothing such is asked. */
  readonly onCancel: (() => void) | null;
  /** Opens what the others did since one's own turn; null: nobody has. */
  readonly onRecap: (() => void) | null;
  /** "Do not ask me again": while cards can answer what happens (R4); null: what is asked would not be passed. */
  readonly onQuiet: (() => void) | null;
  /** Opens what else can be said in advance; null: nothing, or not now. */
  readonly onOrders: (() => void) | null;
  /** What was said in advance. */
  readonly order: ReactNode;
}

/** The one line that always says what to do, with buttons for what has no place on the table. */
export const Instruction = memo(function Instruction({
  decision,
  playPrompt,
  choosing,
  onTheWay,
  within,
  idle,
  note,
  hinted,
  onCancel,
  onRecap,
  onQuiet,
  onOrders,
  order,
}: Props) {
  const { t } = useTranslation('table');
  // Another question is new on the page: nothing of the last one moves.
  const asked = `${decision?.id} ${choosing.draft.narrowed.join()}`;
  /** The question names it, or it lies there to be chosen. */
  const isShown = (card: CardId): boolean =>
    card === decision?.source?.card || decision?.options.some(({ shows }) => shows?.card === card) === true;
  return (
    <>
      <section
        ref={lift}
        className={styles['instruction']}
        data-instruction
        tabIndex={-1}
        data-active={decision?.id}
        data-within={within !== null || undefined}
        data-recap={onRecap !== null || undefined}
        aria-label={t('instruction')}
      >
        <h2 className="visually-hidden">{t('instruction')}</h2>
        {within !== null && <Within seat={within} />}
        {decision === null ? (
          <div className={styles['prompt']}>{idle}</div>
        ) : (
          <p key={`prompt ${asked}`} className={styles['prompt']}>
            {playPrompt ?? <Say phrase={decision.prompt} />}
          </p>
        )}
        <OnTheWay cards={onTheWay.filter(({ card }) => !isShown(card))} size="chip" />
        {note !== null && (
          <output className={styles['note']}>
            <Say phrase={note} />
          </output>
        )}
        {saysMore(decision) && decision.source !== null && <Effect face={decision.source.face} />}
        {choosing.draft.tooMany && <output className={styles['note']}>{t('enough')}</output>}
        {decision !== null && (
          <Buttons
            key={`buttons ${asked}`}
            decision={decision}
            choosing={choosing}
            hinted={hinted}
            onQuiet={within === null ? null : onQuiet}
          />
        )}
        {order}
        {onOrders !== null && (
          <button type="button" className={`button ${styles['option']}`} onClick={onOrders}>
            {t('standingOrder.open')}
          </button>
        )}
        {onCancel !== null && (
          <button type="button" className={`button ${styles['option']}`} onClick={onCancel}>
            {t('cancel')}
          </button>
        )}
      </section>
      {onRecap !== null && (
        <button type="button" className={styles['recap']} title={t('recap')} onClick={onRecap}>
          <Glyph name="recap" />
          <span>{t('recap')}</span>
        </button>
      )}
    </>
  );
});

/** A question in another's turn looks like one. */
function Within({ seat }: { readonly seat: Seat }) {
  const { t } = useTranslation('table');
  const { names } = useScene();
  return (
    <span className={styles['within']}>
      <PlayerMark colour={useColour(seat)} />
      {t('inTurnOf', { name: names[seat] ?? '' })}
    </span>
  );
}

/** Where a card is placed or offers something, its text says what that is about. */
function saysMore(decision: DecisionView | null): decision is DecisionView {
  return decision?.kind === 'where' || decision?.kind === 'mode';
}

/** What the chosen card will do, before it does it. */
function Effect({ face }: { readonly face: number }) {
  const printed = useFace(face);
  if (printed === null || printed.text === '') return null;
  return (
    <p className={styles['note']} data-rules>
      <PrintedText text={printed.text} />
    </p>
  );
}

interface ButtonsProps {
  readonly decision: DecisionView;
  readonly choosing: Choosing;
  readonly hinted: readonly number[];
  readonly onQuiet: (() => void) | null;
}

function Buttons({ decision, choosing, hinted, onQuiet }: ButtonsProps) {
  const { t } = useTranslation('table');
  const { choices, draft } = choosing;
  const narrowed = draft.narrowed.length > 0;
  const shown = narrowed ? draft.narrowed : inTheLine(decision, choices.asButtons);
  const picking = { picks: draft.picks, ordered: isOrdered(decision), hinted, idle: choosing.idle };
  return (
    <div className={styles['buttons']}>
      {narrowed && <span>{t('which')}</span>}
      {shown.map((at) => {
        const option = decision.options[at];
        if (option === undefined) return null;
        return (
          <button
            key={at}
            type="button"
            className={buttonClass(option, decision)}
            data-mark={markOf([at], picking)}
            data-pass={option.kind === 'pass' || undefined}
            aria-pressed={isSinglePick(decision) ? undefined : draft.picks.includes(at)}
            aria-label={plainText(narrowed ? option.detail : option.label)}
            onClick={() => choosing.pick(at)}
          >
            <span>
              <Say phrase={narrowed ? option.detail : option.label} flat />
            </span>
            <Order at={draft.picks.indexOf(at)} ordered={picking.ordered} />
          </button>
        );
      })}
      {narrowed && (
        <button type="button" className="button quiet" onClick={choosing.clear}>
          {t('otherCard')}
        </button>
      )}
      <Confirm decision={decision} choosing={choosing} />
      {decision.kind === 'respond' && onQuiet !== null && (
        <button type="button" className={`button quiet ${styles['option']}`} onClick={onQuiet}>
          {t('standingOrder.quick')}
        </button>
      )}
    </div>
  );
}

/** At set-up the factions have the middle of the table to themselves; asked later they are words like any others. */
function inTheLine({ kind, options }: DecisionView, buttons: readonly number[]): readonly number[] {
  return kind === 'faction' ? buttons.filter((at) => options[at]?.kind !== 'faction') : buttons;
}

function buttonClass({ kind }: OptionView, decision: DecisionView): string {
  const look = kind !== 'pass' ? styles['choice'] : isNatural(decision) ? 'main' : '';
  return `button ${styles['option']} ${look}`;
}

/** With nothing left to play the end of the turn is what comes next. */
function isNatural(decision: DecisionView): boolean {
  return decision.kind === 'play' && !offersPlay(decision);
}

function Order({ at, ordered }: { readonly at: number; readonly ordered: boolean }) {
  return ordered && at >= 0 ? <b aria-hidden="true">{at + 1}</b> : null;
}

function Confirm({ decision, choosing }: { readonly decision: DecisionView; readonly choosing: Choosing }) {
  const { t } = useTranslation('table');
  const { picks } = choosing.draft;
  if (isSinglePick(decision)) {
    if (!mayPickNothing(decision)) return null;
    return (
      <button type="button" className={`button ${styles['option']}`} data-pass onClick={choosing.confirm}>
        {t('none')}
      </button>
    );
  }
  const nothing = picks.length === 0 && decision.min === 0;
  return (
    <>
      <output className={styles['count']}>{countOf(t, decision, picks.length)}</output>
      <button
        type="button"
        className={nothing ? `button ${styles['option']}` : 'button main'}
        data-confirm
        data-pass={nothing || undefined}
        aria-disabled={!isEnough(decision, picks)}
        onClick={choosing.confirm}
      >
        {nothing ? t('none') : t('confirm')}
      </button>
    </>
  );
}

type Translate = ReturnType<typeof useTranslation<'table'>>['t'];

function countOf(t: Translate, decision: DecisionView, picked: number): string {
  const { min, max } = decision;
  if (isOrdered(decision)) return t('pickedOrder', { picked, max });
  if (min === max) return t('pickedExactly', { picked, max });
  return min === 0 ? t('pickedUpTo', { picked, max }) : t('pickedRange', { picked, min, max });
}
