import { NONE, type Seat } from '@smashup/engine';
import { createInstance, type i18n } from 'i18next';
import { en } from './locales/en.ts';
import { SECTIONS, type Locale, type Section, type TermKey } from './locales/locale.ts';
import { plain, text, type Phrase, type Segment } from './phrase.ts';

const LOCALES = { en } as const satisfies Record<string, Locale>;

export type LocaleName = keyof typeof LOCALES;

/** What fills a template: numbers and names as they are, phrases with their segments, the latter also when asked for. */
export type Values = Readonly<Record<string, Phrase | string | number | (() => Phrase)>>;

/** Which form of a template fits. */
export interface Form {
  readonly context?: string | undefined;
  readonly count?: number | undefined;
  /** Whom `<you>` stands for: the listener, drawn like any other player. */
  readonly you: Seat;
}

/** The catalogue of one language, and how that language lists things and writes numbers. */
export class Language {
  private readonly i18n: i18n;
  private readonly locale: Locale;
  private readonly conjunction: Intl.ListFormat;
  private readonly enumeration: Intl.ListFormat;
  private readonly signed: Intl.NumberFormat;

  constructor(name: LocaleName) {
    const locale = LOCALES[name];
    this.locale = locale;
    this.i18n = createInstance();
    // With the texts at hand and nothing to wait for, this is done when it returns.
    void this.i18n.init({
      lng: name,
      fallbackLng: 'en',
      initAsync: false,
      resources: Object.fromEntries(
        Object.entries(LOCALES).map(([language, { sections }]) => [language, sections]),
      ),
      ns: [...SECTIONS],
      // Keys are the engine's own words, with dots, colons and spaces.
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
    });
    this.conjunction = new Intl.ListFormat(locale.tag, { type: 'conjunction' });
    this.enumeration = new Intl.ListFormat(locale.tag, { type: 'unit' });
    this.signed = new Intl.NumberFormat(locale.tag, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  }

  has(section: Section, key: string): boolean {
    return this.i18n.exists(key, { ns: section });
  }

  /** Fills a template. i18next sees only markers in place of phrases, so no name can break a sentence. */
  say(section: Section, key: string, values: Values, { context, count, you }: Form): Phrase {
    const filled: Phrase[] = [];
    const replace = { count };
    for (const [name, value] of Object.entries(values)) {
      const get = (): string | number =>
        typeof value === 'number' ? value : mark(filled.push(asPhrase(value)) - 1);
      Object.defineProperty(replace, name, { get });
    }
    const template = this.i18n.t(key, { ns: section, context, count, replace });
    return unmark(template, filled, you);
  }

  /** The same where it is nobody's business who listens. */
  text(section: Section, key: string, values: Values = {}, count?: number): string {
    return plain(this.say(section, key, values, { count, you: NONE }));
  }

  /** "a, b and c" */
  list(items: readonly Phrase[]): Phrase {
    return join(this.conjunction, items);
  }

  /** "a, b, c" */
  row(items: readonly Phrase[]): Phrase {
    return join(this.enumeration, items);
  }

  /** "+1.8" */
  sign(number: number): string {
    return this.signed.format(number);
  }

  isTermIn(term: TermKey, cardText: string): boolean {
    return this.locale.termPatterns[term].test(cardText);
  }
}

function asPhrase(value: Phrase | string | (() => Phrase)): Phrase {
  if (typeof value === 'function') return value();
  return typeof value === 'string' ? text(value) : value;
}

// Of the private use area, so that no text has them.
const OPEN = '\uE000';
const CLOSE = '\uE001';
const MARKED = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'u');
const LISTENER = /<you>(.*?)<\/you>/u;

function mark(index: number): string {
  return `${OPEN}${index}${CLOSE}`;
}

function unmark(template: string, filled: readonly Phrase[], you: Seat): Phrase {
  // Splitting at a group gives text and what was captured in turn.
  return template
    .split(MARKED)
    .flatMap((piece, i) => (i % 2 === 0 ? withListener(piece, you) : (filled[Number(piece)] ?? [])));
}

function withListener(template: string, you: Seat): Phrase {
  return template
    .split(LISTENER)
    .flatMap((piece, i): Segment[] =>
      i % 2 === 0 ? [...text(piece)] : [{ kind: 'player', text: piece, seat: you }],
    );
}

function join(format: Intl.ListFormat, items: readonly Phrase[]): Phrase {
  return unmark(format.format(items.map((_, i) => mark(i))), items, NONE);
}
