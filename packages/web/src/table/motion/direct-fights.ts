import type { CardId } from '@smashup/engine';
import type { StoryLine } from '@smashup/referee/protocol';
import type { Change } from './change.ts';
import { clash } from './moves/clash.ts';
import { duel, fightStill } from './moves/duel.ts';
import type { Part } from './timeline.ts';

export function fought(change: Change, { cards }: StoryLine, part: Part, done: Set<CardId>): void {
  const { before, now, places, still, t, nameOf, viewBefore } = change;
  const half = cards.length / 2;
  const winners = new Set(cards.slice(0, half));
  const losers = new Set(cards.slice(half));
  const [one, other] = [...new Set(cards)].flatMap((card) => {
    const seen = before.duel.get(card) ?? before.cards.get(card);
    if (seen === undefined) return [];
    done.add(card);
    return [
      { card: seen, isLoser: losers.has(card) && !winners.has(card), home: now.cards.get(card) ?? null },
    ];
  });
  if (one === undefined || other === undefined) return;
  const fighters = [one, other] as const;
  if (!still) {
    const words = { versus: t('motion.versus'), clang: t('motion.clang'), wham: t('motion.wham') };
    duel(part, { fighters, board: places.board, words });
    return;
  }
  const isTie = winners.size === losers.size && [...winners].every((card) => losers.has(card));
  const [winner = -1] = winners;
  const powers = viewBefore.duel?.sides.map(({ power }) => power ?? 0).toSorted((a, b) => b - a) ?? [];
  const result = isTie
    ? t('motion.tie')
    : t('motion.duelWon', { name: nameOf(winner), more: powers[0] ?? 0, less: powers[1] ?? 0 });
  fightStill(part, { fighters, title: t('motion.versus'), result });
}

export function clashed(change: Change, line: StoryLine, part: Part, done: Set<CardId>): void {
  const { before, now, places, still, t, nameOf } = change;
  const [winner = -1, loser = -1] = line.cards;
  const stays = before.cards.get(winner) ?? now.cards.get(winner);
  const leaves = before.cards.get(loser) ?? now.cards.get(loser);
  if (stays === undefined || leaves === undefined) return;
  done.add(winner).add(loser);
  const home = now.cards.get(winner) ?? null;
  const title = t('motion.titanClash');
  if (!still) {
    clash(part, { stays, leaves, home, board: places.board, words: { title, boom: t('motion.boom') } });
    return;
  }
  const result = t('motion.clashResult', { stays: nameOf(winner), leaves: nameOf(loser) });
  const fighters = [
    { card: stays, isLoser: false, home },
    { card: leaves, isLoser: true, home: null },
  ] as const;
  fightStill(part, { fighters, title, result });
}
