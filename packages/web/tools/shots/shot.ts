import type { Page } from '@playwright/test';
import type { Somebody, Town } from '../../test/browser/kit/town.ts';

/** A view that is worth a picture. */
export interface Shot {
  readonly name: string;
  show(page: Page): Promise<void>;
}

/** A view among people: what leads to it is done once for all its pictures. */
export interface OnlineShot {
  readonly name: string;
  readonly prepare: (town: Town) => Promise<Scene>;
}

export interface Scene {
  /** Whose browser it is; null: somebody who has never been here. */
  readonly who: Somebody | null;
  readonly path: string;
  /** What has to be done on the page. */
  readonly show?: ((page: Page) => Promise<void>) | undefined;
}
