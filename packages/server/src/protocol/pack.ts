import type {
  ActionView,
  Beat,
  BuriedView,
  CardView,
  DecisionView,
  MinionView,
  OptionTarget,
  OptionView,
  StandingView,
  StoryLine,
} from '@smashup/referee/protocol';
import type { Segment } from '@smashup/words';
import { isFields, isList, type Fields, type FieldsPatch, type ItemPatch, type ListPatch } from './patch.ts';
import type { Since } from './requests.ts';
import type { GamePart, Part } from './told.ts';

/**
 * What a socket carries: the same values with shorter names. Most of what is told is the same few kinds of objects over
 * and over; one of these becomes `[number of its shape, …values]`, a list `[0, …items]`, everything else stays as it is.
 */
export type Packed = unknown;

/** The fields of a kind of object, in order; a field given with a value always has that value, and is not sent at all. */
type Shape = readonly Field[];
type Field<Name = string> = Name | readonly [name: Name, value: string];

type NameOf<F> = F extends readonly [infer Name, unknown] ? Name : F;
type RequiredOf<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T];

/** The shape of `T`; it does not compile if a field of `T` is missing or unknown. */
const shapeOf =
  <T>() =>
  <const F extends readonly Field<keyof T & string>[]>(
    ...fields: [RequiredOf<T>] extends [NameOf<F[number]>] ? F : never
  ): Shape =>
    fields;

type SegmentOf<K extends Segment['kind']> = Extract<Segment, { readonly kind: K }>;
type TargetOf<K extends OptionTarget['kind']> = Extract<OptionTarget, { readonly kind: K }>;

/** Both ends know them by position: changing one means changing the protocol's number. */
const SHAPES: readonly Shape[] = [
  // Sentences
  shapeOf<SegmentOf<'text'>>()(['kind', 'text'], 'text'),
  shapeOf<SegmentOf<'card'>>()(['kind', 'card'], 'text', 'card', 'def'),
  shapeOf<SegmentOf<'player'>>()(['kind', 'player'], 'text', 'seat'),
  shapeOf<StoryLine>()('key', 'text', 'aside', 'turn', 'player', 'cards', 'base', 'from', 'source', 'count'),
  // Decisions
  shapeOf<DecisionView>()('id', 'seat', 'kind', 'prompt', 'source', 'options', 'min', 'max', 'confirmPass'),
  shapeOf<OptionView>()('label', 'detail', 'target', 'kind', 'idle', 'shows'),
  shapeOf<TargetOf<'card'>>()(['kind', 'card'], 'card'),
  shapeOf<TargetOf<'base'>>()(['kind', 'base'], 'base'),
  shapeOf<TargetOf<'player'>>()(['kind', 'player'], 'seat'),
  // The table
  shapeOf<CardView>()('card', 'face'),
  shapeOf<BuriedView>()('card', 'face', 'controller'),
  shapeOf<ActionView>()('card', 'face', 'controller', 'power'),
  shapeOf<MinionView>()(
    'card',
    'face',
    'controller',
    'owner',
    'power',
    'printedPower',
    'counters',
    'actions',
  ),
  shapeOf<StandingView>()('seat', 'total', 'place', 'vp'),
  shapeOf<Beat>()('lines', 'view'),
  // What is told
  shapeOf<Part>()(['tell', 'part'], 'table', 'at', 'room', 'game'),
  shapeOf<Since>()('epoch', 'n'),
  shapeOf<GamePart>()('beats', 'standing', 'log', 'undone'),
  // Patches
  shapeOf<FieldsPatch>()('f'),
  shapeOf<ListPatch>()('l'),
  shapeOf<ItemPatch>()('a', 'p'),
];

const LIST = 0;

/** The position among the shapes after some fields in order. */
interface Place {
  readonly next: Map<string, Place>;
  /** The numbers of the shapes that have no more fields. */
  readonly numbers: number[];
}

const newPlace = (): Place => ({ next: new Map(), numbers: [] });

const FIRST_PLACE = newPlace();
for (const [at, shape] of SHAPES.entries()) {
  let place = FIRST_PLACE;
  for (const part of shape) {
    const field = typeof part === 'string' ? part : part[0];
    const next = place.next.get(field) ?? newPlace();
    place.next.set(field, next);
    place = next;
  }
  place.numbers.push(at + 1);
}

/** As it would be written as JSON, only shorter. */
export function pack(value: unknown): Packed {
  if (isList(value)) {
    const packed: unknown[] = [LIST];
    for (const item of value) packed.push(pack(item));
    return packed;
  }
  if (!isFields(value)) return value;
  for (const number of numbersFor(value)) {
    const packed = packAs(number, value);
    if (packed !== null) return packed;
  }
  const packed: Record<string, unknown> = {};
  for (const field in value) if (value[field] !== undefined) packed[field] = pack(value[field]);
  return packed;
}

/** The numbers of the shapes that an object may have, by its fields in order. */
function numbersFor(value: Fields): readonly number[] {
  let place = FIRST_PLACE;
  for (const field in value) {
    if (value[field] === undefined) continue;
    const next = place.next.get(field);
    if (next === undefined) return [];
    place = next;
  }
  return place.numbers;
}

/** Null: it has another value where the shape has one. */
function packAs(number: number, value: Fields): unknown[] | null {
  const packed: unknown[] = [number];
  for (const part of SHAPES[number - 1] ?? []) {
    if (typeof part === 'string') packed.push(pack(value[part]));
    else if (value[part[0]] !== part[1]) return null;
  }
  return packed;
}

/** Throws if nobody can have packed this. Everything that is told goes through it: nothing is made that is not needed. */
export function unpack(packed: Packed): unknown {
  if (isFields(packed)) {
    return Object.fromEntries(Object.entries(packed).map(([field, value]) => [field, unpack(value)]));
  }
  if (!isList(packed)) return packed;
  const [number] = packed;
  if (number === LIST) return packed.slice(1).map(unpack);
  const shape = typeof number === 'number' ? SHAPES[number - 1] : undefined;
  if (shape === undefined) throw new Error('This was packed by a server of another kind.');
  const fields: Record<string, unknown> = {};
  let at = 1;
  for (const part of shape) {
    if (typeof part === 'string') fields[part] = unpack(packed[at++]);
    else fields[part[0]] = part[1];
  }
  return fields;
}
