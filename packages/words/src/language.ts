import { NONE, type Seat } from '@smashup/engine';
import { createInstance, type i18n } from 'i18next';
import { en } from './locales/en.ts';
import { SECTIONS, type Locale, type Section, type TermKey } from './locales/locale.ts';
import { plain, text, type Phrase } from './phrase.ts';
import { fillTemplate, parseTemplate, type Template, type Values } from './template.ts';

const LOCALES = { en } as const satisfies Record<string, Locale>;

export type LocaleName = keyof typeof LOCALES;

/** Which form of a template fits. */
export interface Form {
  readonly context?: string | undefined;
  readonly count?: number | undefined;
  /** Whom `<you>` stands for: the addressee, drawn like any other player. */
  readonly you: Seat;
}

/** The catalogue of one language, and how that language lists things and writes numbers. */
export class Language {
  private readonly i18n: i18n;
  private readonly locale: Locale;
  private readonly conjunction: Intl.ListFormat;
  private readonly enumeration: Intl.ListFormat;
  private readonly signed: Intl.NumberFormat;
  private readonly gains: ReadonlyMap<string, RegExp>;
  /** Templates that were looked up before. */
  private readonly templates = new Map<string, Template>();

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
    });
    this.conjunction = new Intl.ListFormat(locale.tag, { type: 'conjunction' });
    this.enumeration = new Intl.ListFormat(locale.tag, { type: 'unit' });
    this.gains = new Map(Object.entries(locale.gainPatterns));
    this.signed = new Intl.NumberFormat(locale.tag, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  }

  has(section: Section, key: string): boolean {
    return this.i18n.exists(key, { ns: section });
  }

  say(section: Section, key: string, values: Values, { context, count, you }: Form): Phrase {
    const template = this.template(section, key, context, count);
    return fillTemplate(template, count === undefined ? values : { ...values, count }, you);
  }

  /** i18next finds the form that fits, but does not fill it in, since it knows nothing but text. */
  private template(
    section: Section,
    key: string,
    context: string | undefined,
    count: number | undefined,
  ): Template {
    const id = `${section}/${key}/${context ?? ''}/${count ?? ''}`;
    const known = this.templates.get(id);
    if (known !== undefined) return known;
    const source = this.i18n.t(key, { ns: section, context, count, skipInterpolation: true });
    const template = parseTemplate(source);
    this.templates.set(id, template);
    return template;
  }

  /** The same where it does not matter who is listening. */
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

  /** What a card's text gives for such a payment; null: it does not say. */
  gainFrom(purpose: string, cardText: string): string | null {
    return this.gains.get(purpose)?.exec(cardText)?.groups?.['gain'] ?? null;
  }

  /** All the places where a text uses a term, from beginning to end. */
  placesOf(term: TermKey, cardText: string): (readonly [start: number, end: number])[] {
    const { source, flags } = this.locale.termPatterns[term];
    return [...cardText.matchAll(new RegExp(source, `${flags}dg`))].flatMap(({ indices }) => {
      const place = indices?.groups?.['word'] ?? indices?.[0];
      return place === undefined ? [] : [place];
    });
  }
}

function join(format: Intl.ListFormat, items: readonly Phrase[]): Phrase {
  // Most lists have one item, and asking for its format takes longer than everything else in a sentence.
  if (items.length < 2) return items[0] ?? [];
  return format
    .formatToParts(items.map((_, index) => String(index)))
    .flatMap(({ type, value }) => (type === 'element' ? (items[Number(value)] ?? []) : text(value)));
}
