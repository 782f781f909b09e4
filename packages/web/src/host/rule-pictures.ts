import { smashUp } from '@smashup/cards';
import type { Rules } from '@smashup/engine';
import { createReferee, type Beat, type DecisionView, type Match, type SeatSetUp } from '@smashup/referee';
import { COLOURS } from '@smashup/referee/protocol';
import { plain } from '@smashup/words';
import type { RulePicture, RulePictureName } from '../protocol/referee-api.ts';
import { RULE_SCENES, type RuleScene } from './rule-scenes.ts';

const NAMES = ['Ann', 'Bob', 'Cho'];
const SEED = 1;

/** A rule as it is played: the scene is carried out by a referee, and every moment of it is a picture. */
export function drawRule(name: RulePictureName): RulePicture {
  const scene = RULE_SCENES[name];
  const seats = scene.factions.map((factions, at): SeatSetUp => ({
    name: NAMES[at] ?? '',
    colour: COLOURS[at] ?? 'red',
    sitter: { kind: 'person' },
    factions,
  }));
  const match = open(scene, seats);
  const beats: Beat[] = [];
  match.attend({ seat: 0, language: 'en' }, ({ content }) => {
    beats.push(...content.beats);
  });
  const { view } = match.whole({ seat: 0, language: 'en' }).content;
  for (const [seat, option] of scene.answers) {
    const { decision } = match.whole({ seat, language: 'en' }).content;
    if (decision === null) throw new Error(`${name}: ${NAMES[seat]} has nothing to decide.`);
    match.prepare(seat, decision.id, picksFor(decision, option, name)).commit();
  }
  return { seats, frames: [{ lines: [], view }, ...upTo(beats, scene.until)] };
}

/** A game that begins in the middle, with the table as the scene lays it out. */
function open({ table }: RuleScene, seats: readonly SeatSetUp[]): Match {
  const staged: Rules = {
    ...smashUp,
    newGame: (config, seed) => smashUp.arrange(config, seed, table),
  };
  const players = seats.map(({ name, factions }) => ({ name, factions }));
  return createReferee(staged).begin(seats, smashUp.config({ players, titans: true }), SEED);
}

function picksFor({ options, min }: DecisionView, wanted: string, name: string): readonly number[] {
  const ends = wanted === 'pass' || wanted === 'done';
  const at = options.findIndex((option) =>
    ends ? option.kind === 'pass' : plain(option.label).startsWith(wanted),
  );
  if (at >= 0) return [at];
  if (ends && min === 0) return [];
  const offered = options.map(({ label }) => plain(label)).join(', ');
  throw new Error(`${name}: there is no ${wanted} among ${offered}.`);
}

/** Up to the last moment of that kind. */
function upTo(beats: readonly Beat[], until: RuleScene['until']): readonly Beat[] {
  if (until === undefined) return beats;
  const last = beats.findLastIndex(({ lines }) => lines.some(({ key }) => key === until));
  return beats.slice(0, last + 1);
}
