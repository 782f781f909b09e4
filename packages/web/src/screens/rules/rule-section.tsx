import { Suspense } from 'react';
import type { RulePictureName } from '../../protocol/referee-api.ts';
import { Editions } from './editions.tsx';
import type { Block, Section } from './read-rules.ts';
import { RulePictureFigure } from './rule-picture.tsx';
import { RuleNumber, RuleText } from './rule-text.tsx';
import styles from './rules-screen.module.css';
import { RuleTerms } from './rule-terms.tsx';

/** Rules that are shown being played. */
const PICTURES: Readonly<Record<string, RulePictureName>> = {
  R4: 'me first',
  'R5.2': 'scoring',
  'R5.4': 'tie',
  'R7.4': 'buried',
  'R8.1': 'duel',
  'R11.6': 'clash',
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
