import type { BaseView, BuriedView, StandingView } from '@smashup/referee/protocol';
import { memo, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFace } from '../../art/card-face.tsx';
import { PlayerMark } from '../../art/player-mark.tsx';
import type { Mark, Marks } from '../choosing/marks.ts';
import { useColour, useFace, useScene } from '../table-context.ts';
import { ActionCard } from './action-card.tsx';
import { MinionCard, TitanCard, BuriedCard } from './board-card.tsx';
import styles from './lane.module.css';
import { type LaneContents, type Stander, placeKey, standingOf } from './lanes.ts';
import { spotsIn, type Room, type Solution, type Spot } from './solve.ts';

/** How everything on the board is laid out: the same for every lane. */
export interface BoardLayout {
  readonly room: Room;
  readonly solution: Solution;
}

interface Props {
  readonly base: BaseView;
  readonly contents: LaneContents;
  readonly marks: Marks;
  /** The base as it would be after what is being aimed at; null: nothing is. */
  readonly future: BaseView | null;
  /** What would come to lie here after that. */
  readonly arrives: readonly Stander[];
  /** The first thing to stop at with Tab is here. */
  readonly first: boolean;
  /** Null: the page has not been measured. */
  readonly layout: BoardLayout | null;
  /** Takes the measure of the room for cards. */
  readonly measure: ((element: HTMLElement | null) => (() => void) | undefined) | undefined;
}

/** What one player has at a base: power, the place they would take, titans, minions, and what they have buried. */
export const Lane = memo(function Lane({
  base,
  contents,
  marks,
  future,
  arrives,
  first,
  layout,
  measure,
}: Props) {
  const { seat, groups } = contents;
  const { t } = useTranslation('table');
  const colour = useColour(seat);
  const standing = standingOf(base, seat);
  const buried = base.buried.filter(({ controller }) => controller === seat);
  const isEmpty = groups.length === 0 && (standing?.total ?? 0) === 0;
  const laid =
    layout === null ? [] : pilesOf([...groups, ...arrives.map((one) => [one])], layout, buried.length > 0);
  const piles = laid.slice(0, laid.length - arrives.length);
  const ghosts = laid.slice(piles.length);
  return (
    <section
      className={styles['lane']}
      data-lane={seat}
      data-colour={colour}
      data-empty={isEmpty || undefined}
      data-leads={standing?.place === 1 || undefined}
    >
      {standing !== undefined && (
        <Standing standing={standing} future={future === null ? null : (standingOf(future, seat) ?? null)} />
      )}
      <div className={styles['area']}>
        <ul ref={measure} className={styles['cards']}>
          {piles.map(({ members, spot }, at) => (
            <Pile
              key={cardOf(members[0])}
              members={members}
              spot={spot}
              marks={marks}
              stop={first && at === 0}
            />
          ))}
          {ghosts.map(({ members: [one], spot }) =>
            one === undefined ? null : <Ghost key={cardOf(one)} stander={one} spot={spot} />,
          )}
        </ul>
        {buried.length > 0 && <Soil buried={buried} label={t('buried')} marks={marks} />}
        {isEmpty && (
          <span className={styles['shade']}>
            <PlayerMark colour={colour} />
          </span>
        )}
      </div>
    </section>
  );
});

interface Laid {
  readonly members: readonly Stander[];
  readonly spot: Spot;
}

function pilesOf(
  groups: LaneContents['groups'],
  { room, solution }: BoardLayout,
  buried: boolean,
): readonly Laid[] {
  const lane = { groups: groups.map(({ length }) => length), buried };
  const spots = spotsIn(lane, room, solution);
  const piles = groups.flatMap((group) =>
    group.length >= solution.pileFrom ? [group] : group.map((one) => [one]),
  );
  return piles.flatMap((members, at) => {
    const spot = spots[at];
    return spot === undefined ? [] : [{ members, spot }];
  });
}

function cardOf(stander: Stander | undefined): number {
  if (stander === undefined) return -1;
  return stander.kind === 'titan' ? stander.titan.card : stander.minion.card;
}

interface PileProps extends Laid {
  readonly marks: Marks;
  readonly stop: boolean;
}

/** Cards that look the same, one over the other. One that is not yet picked lies on top, and is chosen for all of those. */
function Pile({ members, spot, marks, stop }: PileProps) {
  const { t } = useTranslation('table');
  const isPicked = (one: Stander): boolean => marks.cards.get(cardOf(one))?.startsWith('picked') ?? false;
  const ordered = [...members.filter(isPicked), ...members.filter((one) => !isPicked(one))];
  return ordered.map((one, at) => {
    const card = cardOf(one);
    const depth = Math.min(2, ordered.length - 1 - at);
    const isTop = at === ordered.length - 1;
    return (
      <li
        key={card}
        className={styles['card']}
        style={spotStyle(spot, depth)}
        data-drop={card}
        data-board-card
      >
        <Standee
          stander={one}
          mark={isTop || isPicked(one) ? marks.cards.get(card) : undefined}
          stop={stop && isTop}
          marks={marks}
        />
        {isTop && ordered.length > 1 && (
          <span className={styles['times']} aria-hidden="true">
            {t('times', { count: ordered.length })}
          </span>
        )}
      </li>
    );
  });
}

/** A card as it would lie there. */
function Ghost({ stander, spot }: { readonly stander: Stander; readonly spot: Spot }) {
  const { face, power } = stander.kind === 'titan' ? stander.titan : stander.minion;
  const printed = useFace(face);
  if (printed === null) return null;
  return (
    <li
      className={`${styles['card']} ${styles['ghost']}`}
      style={spotStyle(spot, 0)}
      aria-hidden="true"
      data-ghost
    >
      <CardFace face={printed} size="compact" power={power} />
    </li>
  );
}

/** Set by a transform, which moves nothing else on the page. */
function spotStyle({ x, y }: Spot, depth: number): CSSProperties {
  return { transform: `translate(${Math.round(x + depth * 3)}px, ${Math.round(y - depth * 3)}px)` };
}

function Standee(props: {
  readonly stander: Stander;
  readonly mark: Mark | undefined;
  readonly stop: boolean;
  readonly marks: Marks;
}) {
  const { stander, mark, stop, marks } = props;
  if (stander.kind === 'titan') return <TitanCard titan={stander.titan} mark={mark} stop={stop} />;
  const { minion } = stander;
  return (
    <>
      <MinionCard minion={minion} mark={mark} stop={stop} />
      {minion.actions.length > 0 && (
        <ul className={styles['tickets']}>
          {minion.actions.map((action) => (
            <li key={action.card}>
              <ActionCard action={action} mark={marks.cards.get(action.card)} named={false} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Soil(props: {
  readonly buried: readonly BuriedView[];
  readonly label: string;
  readonly marks: Marks;
}) {
  const { buried, label, marks } = props;
  return (
    <ul className={styles['soil']} aria-label={label}>
      {buried.map((card) => (
        <li key={card.card}>
          <BuriedCard buried={card} mark={marks.cards.get(card.card)} />
        </li>
      ))}
    </ul>
  );
}

/** The mark stands for the player's name, which is there for those who hear the table. */
function Standing({
  standing,
  future,
}: {
  readonly standing: StandingView;
  readonly future: StandingView | null;
}) {
  const { seat, total } = standing;
  const { t } = useTranslation('table');
  const { names } = useScene();
  const colour = useColour(seat);
  const name = names[seat] ?? '';
  const { place, vp } = future ?? standing;
  const isNew = future !== null && (future.place !== standing.place || future.vp !== standing.vp);
  return (
    <h4
      className={styles['head']}
      data-future={future !== null || undefined}
      title={t('standing', { name, total })}
    >
      <PlayerMark colour={colour} />
      <span className="visually-hidden">{name}: </span>
      <span className={styles['total']} data-total={seat}>
        {future !== null && future.total !== total
          ? t('becomes', { now: total, after: future.total })
          : total}
      </span>
      {place !== null && (
        <span className={styles['place']} data-place={place} data-new={isNew || undefined}>
          <b>{t(placeKey(place))}</b> <span>{t('placeVp', { vp })}</span>
        </span>
      )}
    </h4>
  );
}
