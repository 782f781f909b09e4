import {
  actions,
  afterItScores,
  afterScoring,
  all,
  among,
  and,
  baseIsReplaced,
  baseOf,
  bases,
  atLeast,
  beforeItScores,
  beforeScoring,
  current,
  faction,
  first,
  here,
  isBehind,
  lessThan,
  minions,
  moreBreakpoint,
  moreTitans,
  onPlay,
  ongoing,
  onlyAsSpecial,
  playInAnswerTo,
  power,
  powerFor,
  setAsideTitan,
  specialIsUsed,
  sum,
  talent,
  there,
  thisCard,
  titans,
  turnStarts,
  whenever,
  winners,
  you,
  yourHand,
  type Verbs,
} from '@smashup/engine';
import { bringTitan } from '../../bring-titan.ts';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { megabot } from './titan.ts';

const yourMegabot = titans.yours.named('Megabot');
const withTwoOfYours = bases.suchThat((base) => atLeast(minions.yours.at(base).count, 2));

/** Weaker than all your minions at their bases together. */
const overpowered = minions.suchThat((one) =>
  lessThan(
    power(one),
    sum(minions.yours.at(baseOf(one)).list, (own) => power(own)),
  ),
);

function strengthen(c: Verbs, amount: number): void {
  c.until('end of turn', powerFor(c.choose(minions.yours, 'strengthen'), amount));
}

export const megaTroopers = inSet(
  set,
  faction(
    'Mega Troopers',
    'Everything happens in the windows of scoring: Specials, a last-moment trooper, and Megabot.',
    [
      minion(
        'Red Trooper',
        'Talent: Play the titan Megabot here, or move it here.',
        talent((c) => bringTitan(c, 'Megabot', bases.here)),
        current(
          {
            text: 'Ongoing: You may have one more titan in play than usual. Talent: Play the titan Megabot at another base, or move Megabot.',
          },
          ongoing(moreTitans(you, 1)),
          talent((c) =>
            c.oneOf({
              'play the titan': [() => c.mayPlayAt(setAsideTitan('Megabot'), bases.otherThan(here))],
              'move the titan': [() => c.moveElsewhere(c.choose(yourMegabot, 'move'))],
            }),
          ),
        ),
      ),

      minion(
        'Blue Trooper',
        'Special: Before this base scores, this minion has +2 power until the end of the turn.',
        beforeItScores((c) => c.until('end of turn', powerFor(thisCard, 2))),
        current(
          {
            text: 'Special: Before a base scores, you may draw a card, or give this minion +2 power until the end of your turn.',
          },
          whenever(
            beforeScoring,
            (c) =>
              c.may(() =>
                c.oneOf({
                  draw: [() => c.draw(1)],
                  'this minion': [() => c.until('end of your turn', powerFor(thisCard, 2))],
                }),
              ),
            { special: true },
          ),
        ),
      ),

      minion(
        'Yellow Trooper',
        'Special: Before this base scores, you may move another of your minions here.',
        beforeItScores((c) => c.move(c.mayChoose(minions.yours.elsewhere, 'move'), here)),
        current(
          {
            text: 'Special: Before this base scores, you may move another of your minions to here or from here to another base.',
          },
          beforeItScores((c) => c.moveToOrFromHere(c.mayChoose(minions.yours.others, 'move'))),
        ),
      ),

      minion(
        'Black Trooper',
        'Ongoing: After any player uses a Special, this minion has +1 power until the end of the turn.',
        whenever(specialIsUsed, (c) => c.until('end of turn', powerFor(thisCard, 1))),
      ),

      minion(
        'Green Trooper',
        'Special: Before a base scores, you may play this minion there as an extra minion.',
        playInAnswerTo(beforeScoring, { at: there }),
      ),

      minion(
        'Pink Trooper',
        'Special: After this base scores, return one of your minions of power 3 or less here to its owner’s hand.',
        afterItScores((c) => c.return(c.choose(minions.here.yours.powerAtMost(3), 'return'))),
        current(
          {
            text: 'Special: After this base scores, you may return one of your minions here with printed power 3 or less to its owner’s hand.',
          },
          afterItScores((c) => c.return(c.mayChoose(minions.here.yours.printedPowerAtMost(3), 'return'))),
        ),
      ),

      minion(
        'Beta 6',
        'Special: Before this base scores, this minion has +1 power until the end of the turn.',
        beforeItScores((c) => c.until('end of turn', powerFor(thisCard, 1))),
        current(
          {
            text: 'Special: Before a base scores, you may place a +1 power counter on one of your minions.',
          },
          whenever(beforeScoring, (c) => c.placeCounters(c.mayChoose(minions.yours, 'counter')), {
            special: true,
          }),
        ),
      ),

      action(
        'Blitzing Sword Attack',
        'Special: Before a base where you have a titan scores, if another player has more power there than you, destroy a minion of power 4 or less there.',
        onlyAsSpecial,
        playInAnswerTo(beforeScoring, {
          when: and(titans.yours.here.exist, isBehind(you, here)),
          text: (c) => c.destroy(c.choose(minions.here.powerAtMost(4), 'destroy')),
        }),
        current(
          {
            text: 'Destroy a minion of power 4 or less at a base where you have a titan. Special: Before a base scores, you may play this card.',
          },
          onPlay((c) =>
            c.destroy(c.choose(minions.at(bases.withAny(titans.yours)).powerAtMost(4), 'destroy')),
          ),
          playInAnswerTo(beforeScoring),
        ),
      ),

      action(
        'Form Megabot!',
        'Play the titan Megabot at a base where you have two or more minions, or move it to one.',
        onPlay((c) => bringTitan(c, 'Megabot', withTwoOfYours)),
        current(
          {
            text: 'Play the titan Megabot, or move any number of your minions to the base where Megabot is.',
          },
          onPlay((c) =>
            c.oneOf({
              'play the titan': [() => c.mayPlayAt(setAsideTitan('Megabot'), bases)],
              'move your minions': [
                () => {
                  const rally = c.note(baseOf(first(yourMegabot.list)));
                  c.move(c.chooseAny(minions.yours.except(minions.at(rally)), 'move'), rally);
                },
                yourMegabot.exist,
              ],
            }),
          ),
        ),
      ),

      action(
        "It's Blitzin' Time!",
        'One of your minions has +3 power until the end of the turn.',
        onPlay((c) => strengthen(c, 3)),
        current(
          { text: 'One of your minions has +4 power until the end of the turn.' },
          onPlay((c) => strengthen(c, 4)),
        ),
      ),

      action(
        'Lightning Crystal',
        'Destroy an action in play.',
        onPlay((c) => c.destroy(c.choose(actions, 'destroy'))),
        current(
          { text: 'Destroy an action or a titan in play.' },
          onPlay((c) => c.destroy(c.choose(actions.or(titans), 'destroy'))),
        ),
      ),

      action(
        'Lightning Rescue!',
        'Special: Before a base scores, you may play an action from your hand.',
        onlyAsSpecial,
        playInAnswerTo(beforeScoring, { text: (c) => c.mayPlay(yourHand.actions, { as: 'action' }) }),
        current(
          {
            text: 'Special: Before a base where you have a minion scores, if another player has more power there than you, play an extra action.',
          },
          onlyAsSpecial,
          playInAnswerTo(beforeScoring, {
            when: and(minions.yours.here.exist, isBehind(you, here)),
            text: (c) => c.extraAction(),
          }),
        ),
      ),

      action(
        'Mega Attack',
        'Destroy a minion with less power than all your minions at its base together.',
        onPlay((c) => c.destroy(c.choose(overpowered, 'destroy'))),
      ),

      action(
        'Plan for More!',
        'Reveal the top three cards of your deck. Put the minions among them into your hand; you may play one of these as an extra minion. Put the rest back on top in any order.',
        onPlay((c) => {
          const shown = c.reveal(3);
          const taken = c.toHand(among(shown).minions);
          c.mayPlay(yourHand.amongThese(taken), { as: 'minion' });
          c.putBack(c.order(among(shown).except(taken), 'to the top'), 'top');
        }),
        current(
          {
            text: 'Look at the top three cards of your deck. You may put one of them into your hand, or play a minion among them as an extra minion. Put each of the rest on the top or the bottom of your deck, in any order.',
          },
          onPlay((c) => {
            const seen = c.lookAt(3);
            const one = c.mayChoose(among(seen), 'take');
            c.to(one, () =>
              c.oneOf({
                'put into hand': [
                  () => {
                    c.putBack(one, 'top');
                    c.draw(1);
                  },
                ],
                play: c.playing(among(all(one)).minions),
              }),
            );
            c.putBack(among(seen).except(one), 'either end');
          }),
        ),
      ),

      action(
        'Power Pose',
        'Special: After a base that you won scores, draw two cards.',
        onlyAsSpecial,
        playInAnswerTo(afterScoring.where(winners.amongThese(you).exist), { text: (c) => c.draw(2) }),
        current(
          {
            text: 'Play on a base. Special: Before this base scores, if another player has more power here than you, draw two cards. Special: After you win this base, you may play an extra minion of power 3 or less on the base that replaces it.',
          },
          beforeItScores((c) => c.draw(2), { when: isBehind(you, here) }),
          whenever(
            baseIsReplaced.here.where(winners.amongThese(you).exist),
            (c) => c.extraMinionNow({ at: there, powerAtMost: 3 }),
            { special: true },
          ),
        ),
      ),

      action(
        'Omega Protocol',
        'Play on a base. Ongoing: At the start of another player’s turn, its breakpoint is 10 lower until the end of the turn.',
        whenever(turnStarts.byOthers, (c) => c.until('end of turn', moreBreakpoint(c.note(here), -10))),
      ),
    ],
    megabot,
  ),
  theirBases,
);
