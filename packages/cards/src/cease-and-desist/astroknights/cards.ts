import {
  actions,
  all,
  aMinion,
  among,
  atStartOfYourTurn,
  bases,
  beforeItScores,
  beforeScoring,
  by,
  cannotBe,
  current,
  faction,
  here,
  isBehind,
  minions,
  morePower,
  nameOf,
  notAffected,
  ongoing,
  onlyAsSpecial,
  onPlay,
  playInAnswerTo,
  playOn,
  powerFor,
  talent,
  them,
  thisCard,
  whenever,
  you,
  yourDeck,
  yourDiscardPile,
  yourHand,
  type CardId,
  type Value,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

/** Until the end of the turn. */
const strengthen = (c: Verbs, ally: Value<CardId>, amount: number): unknown =>
  c.until('end of turn', powerFor(ally, amount));

/** So many of these revealed cards go to the hand, the last one to either end of the deck. */
function takeAllButOne(c: Verbs, revealed: Value<readonly CardId[]>, count: number): void {
  const taken = c.toHand(c.chooseExactly(count, among(revealed), 'take'));
  c.putBack(among(revealed).except(taken), 'either end');
}

export const astroknights = inSet(
  set,
  faction(
    'Astroknights',
    'Ten different minions, and actions that make them stronger; find those actions and play them at the right moment.',
    [
      minion(
        'Space Knight',
        'Talent: Reveal the top three cards of your deck. You may put an action among them into your hand. Put the rest back on top in any order.',
        talent((c) => {
          const found = c.reveal(3);
          const taken = c.toHand(c.mayChoose(among(found).actions, 'take'));
          c.putBack(c.order(among(found).except(taken), 'to the top'), 'top');
        }),
      ),

      minion(
        'Scoundrel',
        'Talent: Move this minion and another of your minions here to another base.',
        talent((c) => {
          const mate = c.choose(minions.here.yours.others, 'move');
          c.moveToOne(all(thisCard, mate), bases.otherThan(here));
        }),
      ),

      minion(
        'Space Prince',
        'Talent: Play an extra action that directly raises the power of one of your minions.',
        talent((c) => c.extraAction({ raising: minions.yours })),
      ),

      minion(
        'Walking Carpet',
        'Special: Before this base scores, if another player has more power here than you, you may play an extra action that directly raises this minion’s power.',
        beforeItScores((c) => c.extraAction({ raising: thisCard }), { when: isBehind(you, here) }),
      ),

      minion(
        'Alien Guru',
        'Ongoing: Once per turn, after you play an action that directly raises the power of a minion, you may place a +1 power counter on that minion.',
        whenever(aMinion.isRaised.byYou, (c) =>
          c.mayOncePerTurn(() => c.placeCounters(c.choose(minions.amongThese(them), 'counter'))),
        ),
      ),

      minion(
        'Annoying Alien',
        'Talent: Name a minion. Until the start of your next turn, each minion of that name here has -2 power.',
        talent((c) => {
          const named = minions.here.named(nameOf(c.chooseName(minions.here)));
          c.until('start of your turn', powerFor(c.noteAll(named), -2));
        }),
      ),

      minion(
        'Astro Robot',
        'Destroy an action on this base or on a minion here.',
        onPlay((c) => c.destroy(c.choose(actions.here, 'destroy'))),
        current(
          { text: 'You may destroy an action on this base or on a minion here.' },
          onPlay((c) => c.destroy(c.mayChoose(actions.here, 'destroy'))),
        ),
      ),

      minion(
        'Mannersbot',
        'Talent: Reveal the top card of your deck. If it is an action, put it into your hand. Otherwise, put it back on top.',
        talent((c) => {
          const found = c.reveal(1);
          c.if(
            among(found).actions.exist,
            () => c.toHand(found),
            () => c.putBack(found, 'top'),
          );
        }),
      ),

      minion(
        'Pupoks',
        'Talent: Lose 1 VP to reveal the top three cards of your deck and put them into your hand. You may play one of them as an extra card.',
        talent((c) =>
          c.to(c.loseVp(1), () => {
            const found = c.toHand(c.reveal(3));
            c.mayPlay(yourHand.amongThese(found));
          }),
        ),
      ),

      minion(
        'Ghost Knight',
        'Ongoing: This minion cannot be destroyed. Your other minions here have +2 power.',
        ongoing(cannotBe(['destroy'], minions.itself)),
        ongoing(morePower(minions.here.yours.others, 2)),
      ),

      action(
        'Block the Probe',
        'A minion has +2 power until the end of the turn. Special: You may play this before a base scores.',
        playInAnswerTo(beforeScoring),
        onPlay((c) => strengthen(c, c.choose(minions, 'strengthen'), 2)),
      ),

      action(
        'Hidden Base',
        'Play on a base. Ongoing: At the start of your turn, draw a card if you have a minion here.',
        playOn(bases),
        atStartOfYourTurn((c) => c.draw(1), { when: minions.here.yours.exist }),
      ),

      action(
        "It's a Trap!",
        'Special: Before a base scores, reveal cards from the top of your deck until you reveal an action. You may put it into your hand or play it as an extra action. Shuffle the rest into your deck.',
        onlyAsSpecial,
        playInAnswerTo(beforeScoring),
        onPlay((c) => {
          const found = c.revealUntil(1, yourDeck.actions);
          const trap = among(found).actions;
          const rest = among(found).except(trap);
          c.if(trap.exist, () =>
            c.oneOf({
              'put into hand': [() => c.toHand(trap)],
              play: c.playing(trap),
              'put back': [() => c.shuffleBack(trap)],
            }),
          );
          c.if(rest.exist, () => c.shuffleBack(rest));
        }),
      ),

      action(
        'Laser Sword',
        'Play on a minion. Ongoing: This minion has +1 power and is not affected by other players’ minions.',
        playOn(minions),
        ongoing(morePower(minions.host, 1)),
        ongoing(notAffected(minions.host, { from: by(minions.ofOthers), sheds: false })),
        current(
          {
            text: 'Play on a minion. Ongoing: This minion has +2 power and is not affected by other players’ minions.',
          },
          playOn(minions),
          ongoing(morePower(minions.host, 2)),
          ongoing(notAffected(minions.host, { from: by(minions.ofOthers), sheds: false })),
        ),
      ),

      action(
        'Prepare for Battle',
        'Reveal the top two cards of your deck. Put one into your hand and the other on the top or the bottom of your deck.',
        onPlay((c) => takeAllButOne(c, c.reveal(2), 1)),
        current(
          {
            text: 'Reveal the top three cards of your deck. Put two into your hand and the other on the top or the bottom of your deck.',
          },
          onPlay((c) => takeAllButOne(c, c.reveal(3), 2)),
        ),
      ),

      action(
        'Recycle the Trash',
        'Shuffle up to two actions from your discard pile into your deck.',
        onPlay((c) => c.toDeck(c.chooseUpTo(2, yourDiscardPile.actions, 'shuffle in'), 'deck shuffled')),
      ),

      action(
        'Use the Fours',
        'One of your minions has +4 power until the end of the turn.',
        onPlay((c) => strengthen(c, c.choose(minions.yours, 'strengthen'), 4)),
      ),

      action(
        'Yield to Rage',
        'One of your minions has +2 power until the end of the turn. Play an extra action.',
        onPlay((c) => {
          strengthen(c, c.choose(minions.yours, 'strengthen'), 2);
          c.extraAction();
        }),
      ),
    ],
  ),
  theirBases,
);
