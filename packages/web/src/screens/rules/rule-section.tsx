import { Suspense, useState } from 'react';
import type { RulePictureName } from '../../protocol/referee-api.ts';
import { type Block, type Section, runsIn, type Run } from './read-rules.ts';
import { RulePictureFigure } from './rule-picture.tsx';
import styles from './rules-screen.module.css';
import { Link } from 'wouter';
import { ruleAddress } from '../../routes/addresses.ts';
import { useReturn, CardLink } from '../../routes/links.tsx';
import type { Edition } from '@smashup/engine';
import { useTranslation } from 'react-i18next';
import type { Term } from '@smashup/referee/protocol';
import { useCardIndex, useCatalogue } from '../../catalogue/catalogue.ts';

/** Rules that are shown being played. */
const PICTURES: Readonly<Record<string, RulePictureName>> = {
  R4: 'me first',
  'R5.2': 'scoring',
  'R5.4': 'tie',
  'R7.4': 'buried',
  'R8.1': 'duel',
  'R11.6': 'clash',
  'R17.3': 'stasis',
};

/** A section of the rules with its pictures, and with the cards that use its words. */
export function RuleSection({ section: { id, title, blocks } }: { readonly section: Section }) {
  return (
    <section className={`panel ${styles['section']}`} aria-labelledby={`rules-${id}`}>
      <h2 id={`rules-${id}`} data-rule={id} tabIndex={-1}>
        {id !== title && <span className={styles['number']}>{id}</span>} {title}
      </h2>
      <Steps steps={blocks.flatMap((block) => (block.kind === 'step' ? [block.text] : []))} />
      {blocks.map((block, at) => (
        <BlockText key={at} block={block} />
      ))}
      <Besides id={id} />
    </section>
  );
}

function Steps({ steps }: { readonly steps: readonly string[] }) {
  if (steps.length === 0) return null;
  return (
    <ol className={styles['steps']}>
      {steps.map((text) => (
        <li key={text}>
          <RuleText text={text} />
        </li>
      ))}
    </ol>
  );
}

function BlockText({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'step':
      return null;
    case 'paragraph':
      return (
        <p>
          <RuleText text={block.text} />
        </p>
      );
    case 'rule':
      return (
        <article className={styles['rule']} data-rule={block.id} tabIndex={-1} aria-label={block.id}>
          <span className={styles['number']}>
            <RuleNumber id={block.id} />
          </span>
          <div className={styles['text']}>
            <p>
              <RuleText text={block.text} />
            </p>
            <Besides id={block.id} />
          </div>
        </article>
      );
    case 'table':
      return <Editions rows={block.rows} />;
  }
}

/** What there is to see of a rule. */
function Besides({ id }: { readonly id: string }) {
  const picture = PICTURES[id];
  return (
    <Suspense>
      {picture !== undefined && <RulePictureFigure name={picture} />}
      <RuleTerms rule={id} />
    </Suspense>
  );
}

/** A text of the rules; numbers of rules lead there. */
function RuleText({ text }: { readonly text: string }) {
  // The pieces of a text never change places, so their position names them.
  return runsIn(text).map((run, at) => <Piece key={at} run={run} />);
}

function Piece({ run: { manner, text } }: { readonly run: Run }) {
  switch (manner) {
    case 'plain':
      return text;
    case 'strong':
      return <strong>{text}</strong>;
    case 'emphasis':
      return <em>{text}</em>;
    case 'code':
      return <code>{text}</code>;
    case 'rule':
      return <RuleNumber id={text} />;
  }
}

/** A rule's number, which leads to it. */
function RuleNumber({ id }: { readonly id: string }) {
  const { state } = useReturn();
  return (
    <Link href={ruleAddress(id)} state={state}>
      {id}
    </Link>
  );
}

const EDITIONS = [
  'awesome-level-9000',
  'what-were-we-thinking',
  'oops',
  'culture-shock',
] as const satisfies readonly Edition[];

/** What the four rulebooks say differently. */
function Editions({ rows }: { readonly rows: readonly (readonly string[])[] }) {
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

/** The words that a rule explains, and back to the cards that use them. */
function RuleTerms({ rule }: { readonly rule: string }) {
  const terms = useCardIndex().terms.filter((term) => term.rule === rule);
  return terms.map((term) => <TermDetails key={term.key} term={term} />);
}

/** The cards are thousands of links for all terms together: they are listed where somebody looks. */
function TermDetails({ term }: { readonly term: Term }) {
  const { t } = useTranslation('rules');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles['term']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('onCards', { term: term.name })}</summary>
      <p>{term.meaning}</p>
      {isOpen && <Cards term={term} />}
    </details>
  );
}

function Cards({ term: { key, name } }: { readonly term: Term }) {
  const { t } = useTranslation('rules');
  const catalogue = useCatalogue();
  const { faces } = useCardIndex();
  const cards = new Map(
    catalogue.faces
      .filter((face, at) => face.copies > 0 && faces[at]?.marks.some(({ term }) => term === key))
      .map((face) => [face.name, face]),
  );
  return (
    <>
      <p>
        {t('cards', { count: cards.size })}{' '}
        <Link href={`/factions?${new URLSearchParams({ term: key })}`}>{t('seeCards', { term: name })}</Link>
      </p>
      <ul className={styles['cards']}>
        {[...cards].map(([card, face]) => (
          <li key={card}>
            <CardLink face={face}>{card}</CardLink>
          </li>
        ))}
      </ul>
    </>
  );
}
