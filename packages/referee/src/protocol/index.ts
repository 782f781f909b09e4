/** The plain data between a host and those who play: nothing here runs a rule. */
export type { Asking } from './asking.ts';
export { TIMINGS, type CardIndex, type IndexedFace, type Term, type Timing } from './card-index.ts';
export type { Catalogue, Face, FactionEntry } from './catalogue.ts';
export type { DecisionView, OptionTarget, OptionView } from './decision-view.ts';
export type { DuelEndView, DuelStakes, Stakes, Stance, WindowView } from './stakes.ts';
export type { Forecast } from './forecast.ts';
export type { EarlyEnding } from './early-ending.ts';
export type { Hint, Inspection, PartView } from './inspection.ts';
export type { Eyes, Judgement, Landmark, ReplayMoment, ReplayOutline } from './replay.ts';
export {
  afterGame,
  nextSetUp,
  SERIES_FACTIONS,
  SERIES_LENGTHS,
  seriesScore,
  seriesWinners,
  type Series,
} from './series.ts';
export type { ChosenAhead, PassedWindow, StandingOrder } from './standing-order.ts';
export { COLOURS, type Colour, type GameSetUp, type SeatSetUp, type Sitter } from './set-up.ts';
export type {
  ActionView,
  BaseView,
  BuriedView,
  CardView,
  FactionChoiceView,
  DuelSideView,
  DuelView,
  ExtraView,
  MinionView,
  PlayerView,
  RoundsView,
  SharedDeckView,
  StandingView,
  TableView,
  InStasisView,
  TitanAsideView,
  TitanView,
  TurnView,
} from './table-view.ts';
export type { Beat, ClashSideView, ClashView, Situation, StoryLine, UndoReach, Update } from './update.ts';
export { PROTOCOL, whyDisagree, type Version } from './version.ts';
/** The program's, for people; what two ends have to agree about is `Version`. */
export { VERSION } from '@smashup/engine';
