import type { Seat } from '@smashup/engine';
import type { Appraisal } from './appraise.ts';
import type { Weights } from './weights.ts';

/** Value of winning the game alone, in VP: more than any position. */
const WON = 30;

/**
 * How far a seat and its partner are ahead, in VP: their own worth less that of the others, the leader counted most, so
 * that no bot helps a leader in order to hurt somebody who is behind. With two players it is the plain difference.
 */
export function leadOf(appraisal: Appraisal, seat: Seat, w: Weights): number {
  const { winners, teams } = appraisal;
  const slope = slopeOf(appraisal, w);
  if (winners.length > 0) {
    const share = shareOfWin(appraisal, seat);
    // A shared win (R12.3) is worth as much as a game that gives the same chance.
    return share > 0 && share < 1 ? Math.log(share / (1 - share)) / slope : WON * (2 * share - 1);
  }
  let own = 0;
  let others = 0;
  for (const team of teams) {
    const worth = worthOf(appraisal, team);
    if (team.includes(seat)) own = worth;
    else others += Math.exp(slope * worth);
  }
  return own - Math.log(others) / slope;
}

/** Weight of each other seat among a seat's opponents. */
export function sharesOfOthers(appraisal: Appraisal, seat: Seat, w: Weights): number[] {
  const slope = slopeOf(appraisal, w);
  const own = appraisal.teams.find((team) => team.includes(seat)) ?? [];
  const threats = appraisal.seats.map(({ worth }, other) =>
    own.includes(other) ? 0 : Math.exp(slope * worth),
  );
  const all = threats.reduce((sum, threat) => sum + threat, 0);
  return threats.map((threat) => threat / all);
}

/** The chance that a seat wins: the nearer the end, the more a lead counts. A shared win is its share of one. */
export function chanceToWin(appraisal: Appraisal, seat: Seat, w: Weights): number {
  if (appraisal.winners.length > 0) return shareOfWin(appraisal, seat);
  return 1 / (1 + Math.exp(-slopeOf(appraisal, w) * leadOf(appraisal, seat, w)));
}

function shareOfWin({ winners, teams }: Appraisal, seat: Seat): number {
  return winners.includes(seat)
    ? 1 / teams.filter((team) => team.some((one) => winners.includes(one))).length
    : 0;
}

function worthOf({ seats }: Appraisal, team: readonly Seat[]): number {
  let sum = 0;
  for (const seat of team) sum += seats[seat]?.worth ?? 0;
  return sum;
}

function slopeOf({ progress }: Appraisal, w: Weights): number {
  return w.slope + (w.slopeAtEnd - w.slope) * progress;
}
