import type { Edition } from '@smashup/engine';
import { useTranslation } from 'react-i18next';
import { RuleText } from './rule-text.tsx';
import styles from './rules-screen.module.css';

const EDITIONS = [
  'awesome-level-9000',
  'what-were-we-thinking',
  'oops',
  'culture-shock',
] as const satisfies readonly Edition[];

/** What the four rulebooks say differently. */
export function Editions({ rows }: { readonly rows: readonly (readonly string[])[] }) {
  const { t } = useTranslation('rules');
  const names = useEditionNames();
  const [head = [], ...body] = rows;
  return (
    // Wider than a phone: it is scrolled, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['wide']} aria-label={t('editions')} tabIndex={0}>
      <table className={styles['editions']}>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {names.get(/`(.+)`/u.exec(cell)?.[1] ?? '') ?? cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map(([rule = '', ...cells]) => (
            <tr key={rule}>
              <th scope="row">
                <RuleText text={rule} />
              </th>
              {cells.map((cell, at) => (
                <td key={at}>
                  <RuleText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What the rulebooks are called where players choose among them. */
function useEditionNames(): ReadonlyMap<string, string> {
  const { t } = useTranslation();
  return new Map(EDITIONS.map((edition) => [edition, t(`newGame.edition.${edition}`)]));
}
