import { cardOf, NONE, type CardId, type Sink, type State, type View } from '@smashup/engine';
import type { Lens } from '../instruments.ts';
import type { Forecast } from '../protocol/forecast.ts';
import { Ahead } from './ahead.ts';
import { presentBases } from './bases.ts';

/**
 * What an option would do at once; with a target, where the card it plays would go. Null: that is not open to the
 * viewer.
 */
export function presentForecast(view: View, option: number, target: CardId, lens: Lens): Forecast | null {
  const { pending, viewer } = view;
  if (pending === null || pending.seat !== viewer || pending.options[option] === undefined) return null;
  if (pending.min > 1 || pending.max < 1) return null;
  const ahead = new Ahead(view, lens);
  const chosen = cardOf(pending.options[option], view);
  // Leaves out that the card is played: the player is about to do it.
  const hear: Sink = (event, state) => {
    if (event.key !== 'play' || (event.card !== chosen && event.card !== pending.source))
      ahead.hear(event, state);
  };
  let then: State = lens.reading.foretell(view, [option], hear);
  if (target !== NONE && then.pending?.kind === 'where') {
    const asked = then;
    const place = then.pending.options.findIndex((one) => cardOf(one, asked) === target);
    if (place < 0) return null;
    then = lens.reading.foretell(then, [place], hear);
  }
  const asks = then.pending?.seat === viewer && then.pending.kind !== 'play' ? ahead.asked(then) : null;
  return { bases: presentBases({ ...then, viewer }, lens.reading), story: ahead.lines, asks };
}
