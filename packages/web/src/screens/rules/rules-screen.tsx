import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'wouter';
import markdown from '../../../../../docs/rules.md?raw';
import { rules } from '../../i18n/en/rules.ts';
import { addTexts } from '../../i18n/index.ts';
import { ruleAddress, ruleAt } from '../../routes/addresses.ts';
import { Screen } from '../screen.tsx';
import { countRules, findRules } from './find-rules.ts';
import { readRules } from './read-rules.ts';
import { RuleSection } from './rule-section.tsx';
import styles from './rules-screen.module.css';
import { useReturn } from '../../routes/links.tsx';

addTexts('rules', rules);

/** One source: what tests and comments cite is what is read here. */
const SECTIONS = readRules(markdown);

/** The rules, numbered, to be searched and to be read. */
export function RulesScreen() {
  const { t } = useTranslation('rules');
  const { id } = useParams<{ id?: string }>();
  const { from, state } = useReturn();
  const [words, setWords] = useState('');
  const found = findRules(SECTIONS, words);
  useJump(id, setWords);
  return (
    <Screen title={t('title')} back={from}>
      <p className={styles['intro']}>{t('intro')}</p>
      <search className={styles['search']}>
        <label>
          <span>{t('search')}</span>
          <input
            className="field"
            type="search"
            placeholder={t('searchHint')}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </label>
        <output>{words.trim() !== '' && t('found', { count: countRules(found) })}</output>
      </search>
      {words.trim() === '' && (
        <nav aria-label={t('contents')}>
          <ul className={styles['contents']}>
            {SECTIONS.map((section) => (
              <li key={section.id}>
                <Link className="button" href={ruleAddress(section.id)} state={state}>
                  {section.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {found.map((section) => (
        <RuleSection key={section.id} section={section} />
      ))}
    </Screen>
  );
}

/** To the entry in the address, which gets the focus so that it is read from there. */
function useJump(id: string | undefined, setWords: (words: string) => void): void {
  useEffect(() => {
    if (id === undefined) return;
    setWords('');
    const entry = document.querySelector<HTMLElement>(`[data-rule="${CSS.escape(ruleAt(id))}"]`);
    entry?.focus({ preventScroll: true });
    entry?.scrollIntoView({ block: 'start' });
  }, [id, setWords]);
}
