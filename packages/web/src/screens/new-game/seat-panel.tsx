import { COLOURS } from '@smashup/referee/protocol';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerMark } from '../../art/player-mark.tsx';
import { SeatFactions } from './seat-factions.tsx';
import { changeSeat, giveColour, LONGEST_NAME, type SeatForm, type SetUpForm } from './set-up-form.ts';
import type { Problem } from './set-up-problems.ts';
import { changeForm } from './set-up-store.ts';
import { SitterSelect } from './sitter-select.tsx';
import styles from './seat-panel.module.css';

const PERSON = 'person';

interface Props {
  readonly form: SetUpForm;
  readonly seat: SeatForm;
  readonly at: number;
  readonly problems: readonly Problem[];
}

/** One seat: its player, colour and factions. */
export function SeatPanel({ form, seat, at, problems }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const isNameWrong = problems.some(
    (problem) => problem.kind.startsWith('name') && 'seat' in problem && problem.seat === at,
  );
  return (
    <fieldset className={styles['seat']} data-colour={seat.colour}>
      <legend className="visually-hidden">{t('newGame.player', { number: at + 1 })}</legend>
      <div className={styles['line']}>
        <span className={styles['mark']}>
          <PlayerMark colour={seat.colour} />
        </span>
        <label className={styles['name']}>
          <span className="visually-hidden">{t('newGame.name')}</span>
          <input
            className="field"
            value={seat.name}
            maxLength={LONGEST_NAME + 10}
            autoComplete="off"
            aria-invalid={isNameWrong}
            aria-describedby={isNameWrong ? 'new-game-problems' : undefined}
            onChange={(event) => changeForm((old) => changeSeat(old, at, { name: event.target.value }))}
          />
        </label>
        <fieldset className={styles['colours']}>
          <legend className="visually-hidden">{t('newGame.colour')}</legend>
          {COLOURS.map((colour) => (
            <label key={colour} className={styles['colour']} title={t(`newGame.colours.${colour}`)}>
              <input
                type="radio"
                className="visually-hidden"
                name={`${id}colour`}
                checked={seat.colour === colour}
                aria-label={t(`newGame.colours.${colour}`)}
                onChange={() => changeForm((old) => giveColour(old, at, colour))}
              />
              <PlayerMark colour={colour} />
            </label>
          ))}
        </fieldset>
      </div>
      <SitterSelect
        humans={[
          {
            value: PERSON,
            label: t('newGame.sitters.person'),
            about: t('newGame.sitters.about.person'),
          },
        ]}
        value={seat.sitter.kind === 'bot' ? seat.sitter.level : PERSON}
        onChange={(value) =>
          changeForm((old) =>
            changeSeat(old, at, {
              sitter: value === PERSON ? { kind: PERSON } : { kind: 'bot', level: value },
            }),
          )
        }
      />
      {form.choice === 'free' && <SeatFactions form={form} seat={seat} at={at} onChange={changeForm} />}
    </fieldset>
  );
}
