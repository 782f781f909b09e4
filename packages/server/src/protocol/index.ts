export { isPairRoom, pairRoom, type ChatRoom } from './chat-rooms.ts';
export type {
  HistoryView,
  LeaderboardView,
  PastGame,
  RankingView,
  RatingView,
  ResultsView,
} from './history.ts';
export {
  forgetting,
  identityRequest,
  type IdentityRequest,
  type IdentityView,
  type NewCredential,
  type Proof,
  type UsedCredential,
} from './identity.ts';
export { pack, unpack, type Packed } from './pack.ts';
export { applyPatch, diff, type Patch } from './patch.ts';
export {
  readPart,
  readStory,
  readWhole,
  storyAfter,
  type Known,
  type Read,
  type ReadBeat,
} from './reader.ts';
export {
  mailRequest,
  pushRequest,
  stopQuery,
  type MailRequest,
  type MailView,
  type PushRequest,
} from './notices.ts';
export type { ComparedGames, StatisticsView } from './statistics.ts';
export { PROBLEMS, reply, type Me, type Problem, type Reply } from './replies.ts';
export {
  ASKINGS,
  carried,
  EMOTES,
  hello,
  id,
  request,
  standingOrder,
  updatesQuery,
  type Ask,
  type Emote,
  type Request,
  type Since,
} from './requests.ts';
export { personName, sentenceFor } from './readable.ts';
export {
  daysClock,
  onlineSetUp,
  timeOut,
  type ClockSetUp,
  type OnlineSeatSetUp,
  type OnlineSetUp,
} from './set-up.ts';
export {
  notice,
  part,
  tell,
  type ChatLine,
  type ClocksView,
  type GamePart,
  type LobbyEntry,
  type Notice,
  type Part,
  type ProposalView,
  type RoomView,
  type SeatView,
  type Tell,
  type Whole,
} from './told.ts';
