import { now } from '../clock.ts';

const QUIET_MILLIS = 30_000;
/** Not `crypto.randomUUID`: in a home network there is no certificate, and browsers then leave it out. */
function randomName(): string {
  return [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join('-');
}

const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const;

/** Tells when the page is seen and used: at once when it appears or hides, and on input now and then. */
export class Watch {
  /** So that the end of an old connection does not mark the new one as hidden. */
  private readonly page = randomName();
  private readonly ends = new AbortController();
  private readonly here: (page: string, visible: boolean) => void;
  private toldAt = 0;

  constructor(here: (page: string, visible: boolean) => void) {
    this.here = here;
    const { signal } = this.ends;
    document.addEventListener('visibilitychange', () => this.tell(), { signal });
    for (const input of INPUTS)
      window.addEventListener(input, () => this.tellInput(), { signal, passive: true });
  }

  tell(): void {
    this.toldAt = now();
    this.here(this.page, document.visibilityState === 'visible');
  }

  private tellInput(): void {
    if (now() - this.toldAt > QUIET_MILLIS) this.tell();
  }

  end(): void {
    this.ends.abort();
  }
}
