import type { Times } from '../../config/index.ts';

interface Page {
  /** The process that it is connected to; '': this one. */
  readonly from: string;
  isVisible: boolean;
  inputAt: number;
  /** When its connection ended; null: it is there. */
  goneAt: number | null;
}

/**
 * Who is there: somebody with a page that is seen and had input. Pages are told apart by their own ids, so that the
 * farewell of an old connection cannot hide a new one.
 */
export class Presence {
  private readonly times: Pick<Times, 'untilAway' | 'reload'>;
  private readonly people = new Map<string, Map<string, Page>>();
  private readonly awaySince = new Map<string, number>();

  constructor(times: Pick<Times, 'untilAway' | 'reload'>) {
    this.times = times;
  }

  here(person: string, page: string, isVisible: boolean, now: number, from = ''): void {
    const pages = this.people.get(person) ?? new Map<string, Page>();
    const before = pages.get(page);
    // Hiding a page is not input.
    const inputAt = isVisible ? now : (before?.inputAt ?? now);
    pages.set(page, { from, isVisible, inputAt, goneAt: null });
    this.people.set(person, pages);
  }

  /** A page that has come to another process meanwhile is not gone. */
  gone(person: string, page: string, now: number, from = ''): void {
    const known = this.people.get(person)?.get(page);
    if (known?.from === from) known.goneAt = now;
  }

  /** A process has ended, and all its connections with it. */
  allGone(from: string, now: number): void {
    for (const pages of this.people.values())
      for (const page of pages.values()) if (page.from === from) page.goneAt ??= now;
  }

  /** The pages that are connected to this process. */
  get own(): { person: string; page: string; isVisible: boolean; inputAt: number }[] {
    return [...this.people].flatMap(([person, pages]) =>
      [...pages]
        .filter(([, { from, goneAt }]) => from === '' && goneAt === null)
        .map(([page, { isVisible, inputAt }]) => ({ person, page, isVisible, inputAt })),
    );
  }

  isAway(person: string, now: number): boolean {
    const pages = this.people.get(person);
    if (pages === undefined) return true;
    for (const [id, page] of pages) if (this.isOver(page, now)) pages.delete(id);
    return ![...pages.values()].some((page) => page.isVisible && now - page.inputAt < this.times.untilAway);
  }

  private isOver({ goneAt }: Page, now: number): boolean {
    return goneAt !== null && now - goneAt >= this.times.reload;
  }

  /** One of their pages is connected, visible or not, or was a moment ago. */
  isConnected(person: string, now: number): boolean {
    return [...(this.people.get(person)?.values() ?? [])].some((page) => !this.isOver(page, now));
  }

  /** Since when somebody has been away, as of the last check; null: they are there. */
  awayFrom(person: string, now: number): number | null {
    if (!this.isAway(person, now)) {
      this.awaySince.delete(person);
      return null;
    }
    const since = this.awaySince.get(person) ?? now;
    this.awaySince.set(person, since);
    return since;
  }

  /** When somebody could be away who is not now; null: never. */
  nextChange(now: number): number | null {
    let next: number | null = null;
    for (const pages of this.people.values())
      for (const { isVisible, inputAt, goneAt } of pages.values()) {
        if (!isVisible) continue;
        const until = Math.min(
          inputAt + this.times.untilAway,
          goneAt === null ? Number.POSITIVE_INFINITY : goneAt + this.times.reload,
        );
        if (until > now && (next === null || until < next)) next = until;
      }
    return next;
  }
}
