import type { ModeNode, NodesOf } from '../../library/nodes/grammar.ts';
import type { VERBS } from '../../library/nodes/verbs.ts';
import { NONE, type Seat } from '../../model/ids.ts';
import { triggered } from './abilities.ts';
import { resultWithAll } from './affecting.ts';
import { baseVerbs, type BaseVerbs } from './base-verbs.ts';
import { choiceVerbs, type ChoiceVerbs, type PurposeOf } from './choice-verbs.ts';
import { counterVerbs, type CounterVerbs } from './counter-verbs.ts';
import { extraPlayVerbs, grantOf, offered, type ExtraPlayVerbs } from './extra-play-verbs.ts';
import { coinVerbs, type CoinVerbs } from './coin-verbs.ts';
import { giftVerbs, type GiftVerbs } from './gift-verbs.ts';
import type { Code, Lowering, Result } from './lowering.ts';
import { needed } from './needed.ts';
import { namingVerbs, type NamingVerbs } from './naming-verbs.ts';
import { outcomeVerbs, type OutcomeVerbs } from './outcome-verbs.ts';
import { pileVerbs, type PileVerbs } from './pile-verbs.ts';
import { playVerbs, type PlayOptions, type PlayVerbs } from './play-verbs.ts';
import { revealVerbs, type RevealVerbs } from './reveal-verbs.ts';
import { searchVerbs, type SearchVerbs } from './search-verbs.ts';
import { sequenceVerbs, type SequenceVerbs } from './sequence-verbs.ts';
import { sharedDeckVerbs, type SharedDeckVerbs } from './shared-deck-verbs.ts';
import type { Selected } from './selected.ts';
import { stasisVerbs, type StasisVerbs } from './stasis-verbs.ts';
import { swapVerbs, type SwapVerbs } from './swap-verbs.ts';
import { tableVerbs, type TableVerbs } from './table-verbs.ts';
import { talentVerbs, type TalentVerbs } from './talent-verbs.ts';
import type { Check, Read } from '../../library/definitions.ts';
import { first, type Writer } from './writer.ts';

/** What the verbs of texts are lowered with. Each takes functions and adds steps. */
export type Say = SequenceVerbs &
  ChoiceVerbs &
  NamingVerbs &
  ExtraPlayVerbs &
  PlayVerbs &
  SwapVerbs &
  StasisVerbs &
  TableVerbs &
  TalentVerbs &
  CounterVerbs &
  PileVerbs &
  RevealVerbs &
  SearchVerbs &
  GiftVerbs &
  CoinVerbs &
  BaseVerbs &
  SharedDeckVerbs &
  OutcomeVerbs;

/** Puts the rooms together: each is given the writer and the verbs it builds on. */
export function verbsOf(w: Writer): Say {
  const sequence = sequenceVerbs(w);
  const basics = Object.assign(sequence, choiceVerbs(w, sequence), outcomeVerbs(w, sequence));
  const onTable = Object.assign(basics, playVerbs(w, basics), tableVerbs(w, basics), baseVerbs(w, basics));
  const besides = Object.assign(counterVerbs(w, basics), sharedDeckVerbs(w, basics), coinVerbs(w, basics));
  const rarer = Object.assign(swapVerbs(w), talentVerbs(w), stasisVerbs(w, basics));
  const inPiles = Object.assign(onTable, pileVerbs(w, onTable), giftVerbs(w, basics), namingVerbs(w, basics));
  const all = Object.assign(inPiles, revealVerbs(w, inPiles), searchVerbs(w, inPiles), besides);
  return Object.assign(all, extraPlayVerbs(w, basics), rarer);
}

const one = (number: Read<number>): Result => ({ number });
const several = (list: Read<readonly number[]>): Result => ({ list });

function purposeOf(
  { for: purpose, about }: Pick<NodesOf<typeof VERBS, 'verb', 'choose'>, 'for' | 'about'>,
  l: Lowering,
): PurposeOf['purpose'] | PurposeOf {
  return about === undefined ? purpose : { purpose, about: l.number(about) };
}

/** A player or a base, if one is named. */
function by(node: NodesOf<typeof VERBS, 'verb', 'choose'>['by'], l: Lowering): Read<number> | undefined {
  return node === undefined ? undefined : l.number(node);
}

/** A player's deck, or the base deck. */
function deckOf(
  node: NodesOf<typeof VERBS, 'verb', 'shuffle'>['deck'],
  l: Lowering,
): Read<Seat> | Selected | undefined {
  if (node === undefined) return undefined;
  return 'all' in node ? l.selection(node) : l.number(node);
}

function optionsOf(
  {
    at,
    by: player,
    orDiscard,
    claim,
    goesUnder,
    regardless,
    as,
  }: Partial<NodesOf<typeof VERBS, 'verb', 'play'>>,
  l: Lowering,
): PlayOptions {
  return {
    ...(at === undefined ? {} : { at: l.some(at) }),
    ...(player === undefined ? {} : { by: l.number(player) }),
    ...(as === undefined ? {} : { as }),
    orDiscard: orDiscard ?? false,
    claim: claim ?? 'none',
    goesUnder,
    regardless: regardless ?? false,
  };
}

function blocksOf(
  modes: readonly ModeNode[],
  l: Lowering,
): Record<string, readonly [block: () => void, when?: Check | undefined]> {
  return Object.fromEntries(
    modes.map(({ mode, do: text, when }) => [mode, [l.block(text), l.when(when) ?? undefined]]),
  );
}

/** What a verb does, and what it returns, if anything. */
const VERB_CODE: Code<typeof VERBS, 'verb', Result | void> = {
  may: (node, l) => l.say.may(l.block(node.do), l.when(node.when) ?? undefined),
  'one of': ({ modes, by: player, about }, l) => {
    l.say.oneOf(blocksOf(modes, l), by(player, l), by(about, l));
  },
  'several of': ({ count, modes }, l) => l.say.severalOf(l.amount(count), blocksOf(modes, l)),
  or: ({ modes }, l) => l.say.capitalOr(modes.map(({ mode, do: text }) => ({ mode, block: l.block(text) }))),
  if: ({ condition, do: text, otherwise }, l) =>
    l.say.if(l.condition(condition), l.block(text), otherwise && l.block(otherwise)),
  to: ({ done, do: text, otherwise }, l) =>
    l.say.to(l.oneOrMore(done), l.block(text), otherwise && l.block(otherwise)),
  'for each': ({ of, each, do: text }, l) =>
    l.say.forEach(l.some(of), (number) => l.bind(each, { number }, () => l.do(text))),
  collect: ({ of, each, do: text, found }, l) =>
    several(
      l.say.collect(l.some(of), (number) =>
        l.bind(each, { number }, () => {
          l.do(text);
          return l.list(found);
        }),
      ),
    ),
  repeat: ({ times, do: text }, l) => l.say.repeat(l.amount(times), l.block(text)),
  while: ({ condition, do: text }, l) => l.say.while(l.condition(condition), l.block(text)),
  chain: ({ from, each, do: text, next }, l) =>
    l.say.chain(l.number(from), (number) =>
      l.bind(each, { number }, () => {
        l.do(text);
        return l.number(next);
      }),
    ),
  as: ({ player, do: text }, l) => l.say.as(l.number(player), l.block(text)),
  'each player': ({ of, each, do: text }, l) =>
    l.say.eachPlayer(l.selection(of), (number) => l.bind(each, { number }, () => l.do(text))),
  'offer to': ({ players, offer, each, accepting, when }, l) =>
    several(
      l.say.offerTo(
        l.selection(players),
        offer,
        (number) => l.bind(each, { number }, () => l.do(accepting)),
        when && ((number) => l.bind(each, { number }, () => l.condition(when))),
      ),
    ),
  until: ({ until, rules }, l) => resultWithAll(l.say.until(until, ...rules.map((rule) => l.rule(rule)))),
  later(node, l) {
    const ability = triggered(node, l.script(node.do, l.w.slots), l);
    l.say.until(node.until, { kind: 'reaction', ability, once: node.once ?? false });
  },
  note: ({ amount }, l) => one(l.w.note(l.number(amount))),
  'note all': ({ cards }, l) => several(l.w.noteAll(l.some(cards))),

  choose: (node, l) => one(l.say.choose(l.selection(node.from), purposeOf(node, l), by(node.by, l))),
  'choose able': ({ from, able, for: purpose }, l) =>
    one(l.say.chooseAble(l.selection(from), l.test(able), purpose)),
  'may choose': (node, l) => one(l.say.mayChoose(l.selection(node.from), purposeOf(node, l), by(node.by, l))),
  'choose up to': (node, l) =>
    several(l.say.chooseUpTo(l.amount(node.count), l.selection(node.from), node.for, by(node.by, l))),
  'choose exactly': (node, l) =>
    several(l.say.chooseExactly(l.amount(node.count), l.selection(node.from), node.for, by(node.by, l))),
  'choose any': (node, l) => several(l.say.chooseAny(l.selection(node.from), node.for, by(node.by, l))),
  'choose any within': ({ most, from, each, measure, for: purpose, upTo }, l) =>
    several(
      l.say.chooseAnyWithin(
        l.amount(most),
        l.selection(from),
        (number) => l.bind(each, { number }, () => l.number(measure)),
        purpose,
        upTo && l.amount(upTo),
      ),
    ),
  'one of each': ({ of, each, group, how }, l) =>
    several(l.say.oneOfEach(l.some(of), (number) => l.bind(each, { number }, () => l.selection(group)), how)),
  'at random': ({ from }, l) => one(l.say.atRandom(l.selection(from))),
  order: (node, l) => several(l.say.order(l.some(node.cards), node.for, by(node.by, l))),
  'choose name': ({ from }, l) => one(l.say.chooseName(l.selection(from))),
  'name an action': (_, l) => ({ name: l.say.nameAnAction() }),
  'choose any of different names': ({ from, for: purpose }, l) =>
    several(l.say.chooseAnyOfDifferentNames(l.selection(from), purpose)),
  'choose any of one name': ({ from, for: purpose }, l) =>
    several(l.say.chooseAnyOfOneName(l.selection(from), purpose)),
  'choose faction': ({ of }, l) => ({ name: l.say.chooseFaction(l.selection(of)) }),
  'choose power': ({ of }, l) => one(l.say.choosePower(l.list(of))),
  'name power': ({ least, most }, l) => one(l.say.namePower(l.amount(least), l.amount(most))),
  'choose counters': ({ way, about, most, least }, l) =>
    one(l.say.chooseCounters(way, l.number(about), l.amount(most), l.amount(least ?? 0))),

  'extra minion': (node, l) => l.say.extras([offered('minion', node, l)], node),
  'extra action': (node, l) => l.say.extras([offered('action', node, l)], node),
  'extra minion and action': (node, l) =>
    l.say.extras([offered('minion', node, l), offered('action', {}, l)]),
  'extra minion now': (node, l) =>
    one(l.say.extraMinionNow(grantOf('minion', node, l), node.mandatory ?? false)),
  play: (node, l) => one(l.say.play(l.number(node.card), optionsOf(node, l))),
  swap: ({ minion, for: comer }, l) => one(l.say.swap(l.number(minion), l.number(comer))),
  'look at buried': ({ cards }, l) => l.say.lookAtBuried(l.some(cards)),
  mix: ({ cards }, l) => l.say.mix(l.some(cards)),
  'follow on play': ({ of, side, by: follower }, l) =>
    l.say.followOnPlay(l.number(of), side ?? null, by(follower, l)),
  'give up regular': ({ play }, l) => l.say.giveUpRegular(play),
  'may play': ({ from, at, as, goesUnder }, l) =>
    one(
      l.say.mayPlay(l.selection(from), {
        ...(at === undefined ? {} : { at: l.some(at) }),
        ...(as === undefined ? {} : { as }),
        goesUnder,
      }),
    ),
  'may play at': ({ card, at }, l) => one(l.say.mayPlayAt(l.number(card), l.some(at))),
  'play each': ({ cards }, l) => l.say.playEach(l.some(cards)),
  'may play one at each': ({ at, from, most }, l) =>
    l.say.mayPlayOneAtEach(l.some(at), l.selection(from), most === undefined ? undefined : l.amount(most)),
  bury: ({ cards, at }, l) => several(l.say.bury(l.some(cards), l.number(at))),
  store: ({ cards, under, shown }, l) => several(l.say.store(l.some(cards), l.number(under), shown ?? false)),
  'into stasis': ({ cards, counters }, l) => several(l.say.intoStasis(l.some(cards), l.amount(counters))),
  'add stasis counters': ({ cards, count }, l) => l.say.addStasisCounters(l.some(cards), l.amount(count)),
  'remove stasis counters': ({ cards, count }, l) =>
    several(l.say.removeStasisCounters(l.some(cards), l.amount(count))),
  'use talent': ({ cards }, l) => l.say.useTalent(l.some(cards)),
  'follow talent': ({ of, given, by: follower }, l) =>
    l.say.followTalent(l.some(of), given ?? false, by(follower, l)),
  uncover: ({ card }, l) => one(l.say.uncover(l.number(card))),
  duel({ challenger, challenged }, l) {
    const { winners, losers } = l.say.duel(l.number(challenger), l.number(challenged));
    return { parts: { winners: several(winners), losers: several(losers) } };
  },

  destroy: ({ cards }, l) => resultWithAll(l.say.destroy(l.some(cards))),
  move: ({ cards, to }, l) => resultWithAll(l.say.move(l.some(cards), l.oneOrMore(to))),
  'move elsewhere'({ card }, l) {
    const moved = l.say.moveElsewhere(l.number(card));
    return { ...resultWithAll(moved), number: first(moved) };
  },
  'move to one': ({ cards, of }, l) => resultWithAll(l.say.moveToOne(l.some(cards), l.selection(of))),
  'move to or from here': ({ card }, l) => l.say.moveToOrFromHere(l.number(card)),
  'move each elsewhere': ({ cards }, l) => resultWithAll(l.say.moveEachElsewhere(l.some(cards))),
  return: ({ cards }, l) => resultWithAll(l.say.return(l.some(cards))),
  place: ({ cards, to }, l) => resultWithAll(l.say.place(l.some(cards), to)),
  'take from play': ({ cards }, l) => resultWithAll(l.say.takeFromPlay(l.some(cards))),
  'shuffle into your deck': ({ cards }, l) => resultWithAll(l.say.shuffleIntoYourDeck(l.some(cards))),
  'give control': ({ cards, to, brief }, l) =>
    resultWithAll(l.say.giveControl(l.some(cards), l.number(to), brief ?? false)),
  transfer: ({ action, to }, l) => several(l.say.transfer(l.number(action), l.number(to))),
  'place counters': ({ cards, count }, l) =>
    resultWithAll(l.say.placeCounters(l.some(cards), l.amount(count ?? 1))),
  'share counters': ({ count, over }, l) => l.say.shareCounters(l.amount(count), l.selection(over)),
  'divert counter': ({ from, to }, l) => l.say.divertCounter(l.number(from), l.number(to)),
  'remove counters': ({ cards, count }, l) =>
    resultWithAll(l.say.removeCounters(l.some(cards), l.amount(count ?? 1))),
  'transfer counters': ({ from, to, count }, l) =>
    resultWithAll(l.say.transferCounters(l.number(from), l.number(to), l.amount(count ?? 1))),

  draw: ({ count, player }, l) => several(l.say.draw(l.amount(count), by(player, l))),
  discard: ({ cards, from }, l) => several(l.say.discard(l.some(cards), deckOf(from, l))),
  'discard at random': ({ count, from }, l) =>
    several(l.say.discardAtRandom(l.amount(count), l.number(from))),
  'discard at random until': ({ until, from }, l) =>
    several(l.say.discardAtRandomUntil(l.selection(until), l.number(from))),
  'to hand': ({ cards, whose }, l) => several(l.say.toHand(l.some(cards), by(whose, l))),
  'to deck': ({ cards, to }, l) => several(l.say.toDeck(l.some(cards), to)),
  'from hand to deck': ({ cards, to }, l) => several(l.say.fromHandToDeck(l.some(cards), to)),
  shuffle: ({ deck }, l) => l.say.shuffle(deckOf(deck, l)),
  'renew deck': ({ deck, to }, l) => l.say.renewDeck(deckOf(deck, l), to),
  'put back in order': ({ cards, deck }, l) => l.say.putBackInOrder(l.some(cards), by(deck, l)),
  'put back': ({ cards, end, deck }, l) => l.say.putBack(l.some(cards), end, deckOf(deck, l)),
  'shuffle back': ({ cards, deck }, l) => l.say.shuffleBack(l.some(cards), by(deck, l)),
  'to box': ({ cards }, l) => several(l.say.toBox(l.some(cards))),
  reveal: ({ count, deck, end }, l) => several(l.say.reveal(l.amount(count), deckOf(deck, l), end)),
  'look at': ({ count, deck, end }, l) => several(l.say.lookAt(l.amount(count), deckOf(deck, l), end)),
  show: ({ cards }, l) => l.say.show(l.some(cards)),
  'look at hand': ({ of }, l) => several(l.say.lookAtHand(l.number(of))),
  'reveal at random': ({ from }, l) => several(l.say.revealAtRandom(l.number(from))),
  'reveal hands': ({ of }, l) => several(l.say.revealHands(l.selection(of))),
  'reveal until': ({ count, fits, deck }, l) =>
    several(l.say.revealUntil(count, l.selection(fits), by(deck, l))),
  'reveal top of each'({ of }, l) {
    const { cards, putBackExcept } = l.say.revealTopOfEach(l.selection(of));
    return { parts: { cards: several(cards) }, putBackExcept };
  },
  'put tops back': ({ of, except, end }, l) =>
    needed(l.result(of).putBackExcept, 'a verb that revealed the tops of decks')(
      except === undefined ? () => NONE : l.number(except),
      end ?? 'top',
    ),
  'play minion off the top'({ at, which }, l) {
    const { played, unused } = l.say.playMinionOffTheTop(l.number(at), which && l.selection(which));
    return { parts: { played: one(played), unused: several(unused) } };
  },
  search: ({ from, how }, l) => one(l.say.search(l.selection(from), how)),
  'search and play': ({ from, at }, l) => one(l.say.searchAndPlay(l.selection(from), at && l.number(at))),
  'search deck or discard pile': ({ deck, pile, mandatory }, l) =>
    one(l.say.searchDeckOrDiscardPile(l.selection(deck), l.selection(pile), mandatory ?? false)),
  'search hand, deck or discard pile': ({ hand, deck, pile, mandatory }, l) =>
    one(
      l.say.searchHandDeckOrDiscardPile(
        l.selection(hand),
        l.selection(deck),
        l.selection(pile),
        mandatory ?? false,
      ),
    ),
  'take or play': ({ found, at, as }, l) => l.say.takeOrPlay(l.number(found), by(at, l), as),
  'play only one': ({ from, at }, l) => l.say.playOnlyOne(l.selection(from), by(at, l)),
  'hand over': ({ cards, to }, l) => several(l.say.handOver(l.some(cards), l.number(to))),
  'share out': ({ to, upTo }, l) =>
    several(l.say.shareOut(l.some(to), upTo === undefined ? 'one each' : { upTo })),
  'hand over played': ({ card, to }, l) => l.say.handOverPlayed(l.number(card), l.number(to)),
  'hand over this': (_, l) => l.say.handOverThis(),
  'take at random': ({ from }, l) => several(l.say.takeAtRandom(l.number(from))),
  'draw from': ({ deck, count, player }, l) =>
    several(l.say.drawFrom(deck, l.amount(count ?? 1), by(player, l))),
  'return to': ({ deck, cards }, l) => several(l.say.returnTo(deck, l.some(cards))),

  'take bases': ({ count }, l) => several(l.say.takeBases(l.amount(count))),
  'exchange base': ({ old, next, stays }, l) => l.say.exchangeBase(l.number(old), l.number(next), stays),
  'exchange scoring base': ({ next }, l) => l.say.exchangeScoringBase(l.number(next)),
  'enter base': ({ base }, l) => l.say.enterBase(l.number(base)),
  'choose next base': (node, l) => l.say.chooseNextBase(l.block(node.do)),
  'replace with': (node, l) => l.say.replaceWith(l.some(node.bases)),
  'replace with so many': ({ count }, l) => l.say.replaceWith(count),
  'destroy base': ({ base, replacedBy, stays }, l) =>
    l.say.destroyBase(l.number(base), by(replacedBy, l), stays),

  'flip coins': ({ count }, l) => one(l.say.flipCoins(l.amount(count))),
  'flip for each': ({ cards }, l) => several(l.say.flipForEach(l.some(cards))),
  'turn coin': (_, l) => l.say.turnCoin(),

  'extra turn': ({ player }, l) => l.say.extraTurn(by(player, l)),
  'lose VP': ({ count }, l) => one(l.say.loseVp(l.amount(count))),
  'gain VP': ({ count, player }, l) => l.say.gainVp(l.amount(count), by(player, l)),
  'as if action played': (_, l) => l.say.asIfActionPlayed(),
  'goes on top afterwards': (_, l) => l.say.goesOnTopAfterwards(),
  'use up': (_, l) => l.say.useUp(),
  'may once per turn': (node, l) => l.say.mayOncePerTurn(l.block(node.do), node.limit),
  'once for': ({ card, do: text }, l) => l.say.onceFor(l.number(card), l.block(text)),
  report: ({ done }, l) => l.say.report(l.list(done)),
};

export function resultOf<W extends keyof typeof VERBS>(
  node: NodesOf<typeof VERBS, 'verb', W>,
  l: Lowering,
): Result | void {
  return VERB_CODE[node.verb](node, l);
}
