import {
  NONE,
  seedRandom,
  SmashUpError,
  type CardId,
  type Decision,
  type GameRecord,
  type Rules,
  type State,
  type View,
  type Viewer,
} from '@smashup/engine';
import { explain, isSamePicks, type Thought } from '@smashup/bots';
import type { Addressee, LocaleName, Phrase, Words } from '@smashup/words';
import { BeatRecorder } from '../beats.ts';
import { chanceAt } from '../chance.ts';
import type { Instruments } from '../instruments.ts';
import type { ReadGame } from '../game-file.ts';
import { givenInRecord } from '../journal.ts';
import type { BotTask } from '../match.ts';
import { fork, replaySteps, type Position } from '../position.ts';
import { inspectCard } from '../present/inspection.ts';
import { presentStakes } from '../present/stakes.ts';
import { presentTable } from '../present/table.ts';
import type { Inspection } from '../protocol/inspection.ts';
import type { Eyes, Judgement, ReplayMoment, ReplayOutline } from '../protocol/replay.ts';
import type { Beat, StoryLine } from '../protocol/update.ts';
import { tellLine } from '../story.ts';
import { outlineOf, playThrough, type Played } from './outline.ts';

/**
 * A recorded game to look at, forwards and back. There is nothing to hide: whoever has a record can see everything in
 * it. It can still be seen through the eyes of a seat.
 */
export class Replay {
  readonly outline: ReplayOutline;
  private readonly instruments: Instruments;
  private readonly words: Words;
  private readonly game: ReadGame;
  private readonly played: Played;
  /** What was told at each point, by viewer. */
  private readonly stories = new Map<string, readonly (readonly StoryLine[])[]>();

  constructor(instruments: Instruments, game: ReadGame, language: LocaleName) {
    this.instruments = instruments;
    this.game = game;
    this.words = instruments.words(language);
    this.played = playThrough(instruments.rules, game);
    this.outline = outlineOf(game, this.played);
  }

  moment(at: number, eyes: Eyes): ReplayMoment {
    const view = this.view(at, eyes);
    const { pending } = this.state(at);
    const addressee = addresseeWith(view, eyes);
    return {
      at,
      beats: this.beats(at, eyes),
      view: presentTable(view, this.instruments.reading),
      log: this.story(eyes)
        .slice(0, at - this.outline.first + 1)
        .flat(),
      stakes: presentStakes(view, { reading: this.instruments.reading, words: this.words }),
      asked: pending === null ? null : this.words.tellPrompt(pending, addressee),
      chosen: pending === null || !sees(eyes, pending) ? null : this.chosen(at, pending, addressee),
    };
  }

  inspect(at: number, eyes: Eyes, card: CardId): Inspection {
    return inspectCard(this.view(at, eyes), card, { reading: this.instruments.reading, words: this.words });
  }

  /** The record up to there: a game that can take another course. */
  upTo(at: number): GameRecord {
    return this.point(at).history.record;
  }

  /** What a strong player is asked about the decision there; null: nobody had to decide, or nobody has. */
  question(at: number): BotTask | null {
    const { pending } = this.state(at);
    if (pending === null || at >= this.outline.last) return null;
    const view = this.instruments.rules.view(this.state(at), pending.seat);
    return { view, decision: pending, chance: chanceAt(this.game.record.seed, at) };
  }

  /** What was thought about the question there, beside what was answered. */
  judge(at: number, question: BotTask, thought: Thought): Judgement {
    const { view, decision } = question;
    const addressee = addresseeWith(view, { seat: decision.seat, open: false });
    const isSame = isSamePicks(this.picksAt(at), thought.answer.picks, decision);
    const { chance, rivalChance } = thought;
    return {
      at,
      turn: view.turn.number,
      asked: this.words.tellPrompt(decision, addressee),
      chosen: this.tellThought(question, {
        ...thought,
        answer: { decision: decision.id, picks: this.picksAt(at) },
        plan: [],
      }),
      hint: this.tellThought(question, thought),
      isSame,
      chance: chance ?? null,
      cost: costOf(isSame, chance, rivalChance),
    };
  }

  /** What an answer does, without a reason where none can be named: that nothing looked better is said in numbers. */
  private tellThought({ view, decision, chance }: BotTask, thought: Thought): Phrase {
    const { reading } = this.instruments;
    const hint = explain({ view, decision }, thought, { rules: reading, random: seedRandom(chance) });
    const reasons = hint.reasons.filter(({ key }) => key !== 'nothing better');
    const addressee = addresseeWith(view, { seat: decision.seat, open: false });
    return this.words.tellHint({ ...hint, reasons }, decision, addressee);
  }

  private chosen(at: number, decision: Decision, addressee: Addressee): Phrase | null {
    if (at >= this.outline.last) return null;
    return this.words.nameAnswer(this.picksAt(at), decision, addressee);
  }

  /** The options that were picked there. */
  picksAt(at: number): readonly number[] {
    const answer = this.game.record.answers[at];
    return answer === undefined ? [] : this.point(at).history.picksOf(answer);
  }

  private point(at: number): Position {
    const point = this.played.points[at - this.outline.first];
    if (point === undefined) throw new SmashUpError(`The record has no point ${at}.`);
    return point;
  }

  private state(at: number): State {
    return this.point(at).history.state;
  }

  private view(at: number, eyes: Eyes): View {
    return viewWith(this.instruments.rules, this.state(at), eyes);
  }

  /** What led there, moment by moment. */
  private beats(at: number, eyes: Eyes): Beat[] {
    const answer = this.game.record.answers[at - 1];
    if (at <= this.outline.first || answer === undefined) return [];
    const { history } = fork(this.point(at - 1));
    const { state } = history;
    const { rules, reading } = this.instruments;
    const recorder = new BeatRecorder(() => {
      const view = viewWith(rules, state, eyes);
      return () => presentTable(view, reading);
    });
    history.repeat(answer, (event) => {
      recorder.hear(event, tellLine(event, this.words, addresseeWith(state, eyes)));
    });
    return recorder.finish();
  }

  /** What is told at each point, from the first on. */
  private story(eyes: Eyes): readonly (readonly StoryLine[])[] {
    const key = `${eyes.seat} ${eyes.open}`;
    const known = this.stories.get(key) ?? this.tell(eyes);
    this.stories.set(key, known);
    return known;
  }

  private tell(eyes: Eyes): readonly (readonly StoryLine[])[] {
    const { record } = this.game;
    const told: StoryLine[][] = [];
    let lines: StoryLine[] = [];
    const steps = replaySteps(this.instruments.rules, record, givenInRecord(record), (event, state) => {
      lines.push(tellLine(event, this.words, addresseeWith(state, eyes)));
    });
    for (const _ of steps) {
      told.push(lines);
      lines = [];
    }
    return told;
  }
}

function viewWith(rules: Rules, state: State, { seat, open }: Eyes): View {
  const viewer: Viewer = seat ?? 'spectator';
  return open ? Object.assign(rules.clone(state), { viewer }) : rules.view(state, viewer);
}

function addresseeWith(state: State, { seat, open }: Eyes): Addressee {
  return { state, you: seat ?? NONE, seesAll: open };
}

function sees({ seat, open }: Eyes, decision: Decision): boolean {
  return open || seat === decision.seat;
}

/** What seemed better by chance is no worse. */
function costOf(isSame: boolean, chance?: number, rivalChance?: number): number | null {
  if (isSame) return 0;
  return chance === undefined || rivalChance === undefined ? null : Math.max(0, chance - rivalChance);
}
