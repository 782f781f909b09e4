import {
  afterItScores,
  afterScoring,
  all,
  among,
  anAction,
  and,
  asAction,
  atLeast,
  atStartOfYourTurn,
  bases,
  canGoTo,
  equal,
  faction,
  goesToDiscardPileNext,
  here,
  insteadOfAction,
  it,
  itsMinion,
  minions,
  nameOf,
  not,
  onPlay,
  playedAt,
  playInAnswerTo,
  power,
  powerFor,
  printedPower,
  size,
  storedUnder,
  talent,
  thisCard,
  thisIsTheFirst,
  timesThisTurn,
  whenever,
  winners,
  you,
  yourDiscardPile,
  type CardId,
  type Value,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { drawOffTheTop } from '../../off-the-top.ts';
import { set } from '../set.ts';
import { canBeSwapped, swapMinion, type Swap } from '../swap.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

const isFirstAction = thisIsTheFirst(anAction.isPlayed.byYou);
const twoActionsPlayed = atLeast(timesThisTurn(anAction.isPlayed.byYou), 2);
const twoOthersPlayed = atLeast(timesThisTurn(anAction.other.isPlayed.byYou), 2);

const aStandardAction = anAction.isPlayed.byYou.where(
  and(among(all(it)).standardActions.exist, goesToDiscardPileNext(it)),
);

/** An extra action if this is the first one of the turn, otherwise something else. */
const chain = (c: Verbs, otherwise: () => void): void =>
  c.if(isFirstAction, () => c.extraAction(), otherwise);

const isFour = (one: Value<CardId>) => equal(printedPower(one), 4);
const heroes = minions.yours.suchThat(isFour);

const forAnotherHero: Swap = {
  for: (pile, hero) => pile.suchThat(isFour).except(pile.named(nameOf(hero))),
  outOf: ['hand', 'deck'],
};

const forAnother: Swap = {
  for: (pile, one) => pile.powerAtMost(power(one)).except(pile.named(nameOf(one))),
  outOf: ['hand', 'deck', 'discard pile'],
};

const shuffleStored = (c: Verbs): unknown => c.place(storedUnder(thisCard).list, 'deck shuffled');

export const adolescentEpicGeckos = inSet(
  set,
  faction(
    'Adolescent Epic Geckos',
    'String actions together: the first one of a turn gives another, later ones do more; swap heroes.',
    [
      minion(
        'Hokusai',
        'You may place a +1 power counter on one of your minions. Talent: If you have played two or more actions this turn, you may place a +1 power counter on one minion at each base.',
        onPlay((c) => c.placeCounters(c.mayChoose(minions.yours, 'counter'))),
        talent(
          (c) => c.placeCounters(c.collect(bases, (base) => all(c.mayChoose(minions.at(base), 'counter')))),
          { when: twoActionsPlayed },
        ),
      ),

      minion(
        'Kandinsky',
        'This minion has +1 power until the end of the turn. Talent: If you have played two or more actions this turn, this minion has +2 power until the end of the turn OR move another of your minions here.',
        onPlay((c) => c.until('end of turn', powerFor(thisCard, 1))),
        talent(
          (c) =>
            c.capitalOr({
              strengthen: [() => c.until('end of turn', powerFor(thisCard, 2))],
              move: [() => c.move(c.chooseAble(minions.yours.elsewhere, canGoTo(here), 'move'), here)],
            }),
          { when: twoActionsPlayed },
        ),
      ),

      minion(
        'Monet',
        'Draw a card. Ongoing: You may use an action play to draw a card, as if you had played an action.',
        onPlay((c) => c.draw(1)),
        insteadOfAction((c) => {
          c.draw(1);
          c.asIfActionPlayed();
        }),
      ),

      minion(
        'Van Gogh',
        'You may shuffle a standard action from your discard pile into your deck. Ongoing: After you play a standard action, you may store it under this minion. At the start of your turn, and after you win this base, shuffle all cards stored under it into your deck.',
        onPlay((c) => c.toDeck(c.mayChoose(yourDiscardPile.standardActions, 'shuffle in'), 'deck shuffled')),
        whenever(aStandardAction, (c) => c.may(() => c.store(it, thisCard), goesToDiscardPileNext(it))),
        atStartOfYourTurn(shuffleStored),
        afterItScores(shuffleStored, { when: winners.amongThese(you).exist, special: false }),
      ),

      minion(
        'K.C. Smith',
        'Fusion. As a minion: Play an extra action. As an action: Play an extra minion.',
        onPlay((c) => c.extraAction()),
        asAction(onPlay((c) => c.extraMinion())),
      ),

      minion(
        'June',
        'If you have a minion of printed power 4 in play, you may swap one for a minion of printed power 4 with a different name from your hand or deck. If you have none, you may draw a minion of printed power 4 off the top of your deck.',
        onPlay((c) =>
          c.if(
            heroes.exist,
            () =>
              c.to(
                c.mayChoose(
                  heroes.suchThat((hero) => canBeSwapped(forAnotherHero, hero)),
                  'swap',
                ),
                (hero) => swapMinion(c, forAnotherHero, hero),
              ),
            () => c.may(() => drawOffTheTop(c, (cards) => cards.minions.suchThat(isFour))),
          ),
        ),
      ),

      action(
        'Breaking News',
        'Look at the top four cards of your deck. Draw one of them and put the others back in any order. If this is the first action you played this turn, you may play an extra action.',
        onPlay((c) => {
          const seen = c.lookAt(4);
          const taken = c.choose(among(seen), 'take');
          c.putBack(c.order(among(seen).except(taken), 'to the top'), 'top');
          c.putBack(taken, 'top');
          c.draw(size(all(taken)));
          c.if(isFirstAction, () => c.extraAction());
        }),
      ),

      action(
        'Flip Kick',
        'Draw a card. If this is the first action you played this turn, you may play an extra action. If not, draw two cards.',
        onPlay((c) => {
          c.draw(1);
          chain(c, () => c.draw(2));
        }),
      ),

      action(
        'Gecko Blimp',
        'If this is the first action you played this turn, move one of your minions and you may play an extra action. If not, move a minion.',
        onPlay((c) =>
          c.if(
            isFirstAction,
            () => {
              c.moveElsewhere(c.choose(minions.yours, 'move'));
              c.extraAction();
            },
            () => c.moveElsewhere(c.choose(minions, 'move')),
          ),
        ),
      ),

      action(
        'Gecko Power',
        'Play on a minion. Talent: If you have played two or more other actions this turn, move this minion OR place a +1 power counter on it OR it has +2 power until the end of the turn.',
        talent(
          (c) =>
            c.capitalOr({
              move: [() => c.moveElsewhere(itsMinion)],
              counter: [() => c.placeCounters(itsMinion)],
              strengthen: [() => c.until('end of turn', powerFor(c.note(itsMinion), 2))],
            }),
          { when: twoOthersPlayed },
        ),
      ),

      action(
        'Gecko Rap',
        'Swap one of your minions for a minion of the same or less power with a different name from your hand, deck or discard pile. If this is the first action you played this turn, you may play an extra action. If not, place a +1 power counter on the new minion.',
        onPlay((c) => {
          const old = c.choose(
            minions.yours.suchThat((one) => canBeSwapped(forAnother, one)),
            'swap',
          );
          const comer = c.note(swapMinion(c, forAnother, old));
          chain(c, () => c.placeCounters(comer));
        }),
      ),

      action(
        'Lasagna Party',
        'Play an extra minion of power 2 or less. If this is the first action you played this turn, you may play an extra action. If not, place two +1 power counters on a minion at that minion’s base.',
        onPlay((c) => {
          const guest = c.extraMinionNow({ powerAtMost: 2 });
          chain(c, () =>
            c.to(guest, () => c.placeCounters(c.choose(minions.at(playedAt(guest)), 'counter'), 2)),
          );
        }),
      ),

      action(
        'Now You Know: Bullying',
        'Move one of your minions. Special: After a base scores that you did not win, you may play this card to return one of your minions there to its owner’s hand instead.',
        onPlay((c) => c.moveElsewhere(c.choose(minions.yours, 'move'))),
        playInAnswerTo(afterScoring, {
          when: not(winners.amongThese(you).exist),
          text: (c) => c.return(c.choose(minions.here.yours, 'return')),
        }),
      ),

      action(
        "The Master's Teachings",
        'Place two +1 power counters on one of your minions. If this is the first action you played this turn, you may play an extra action. If not, that minion may have +2 power until the end of the turn.',
        onPlay((c) => {
          const pupil = c.choose(minions.yours, 'counter');
          c.placeCounters(pupil, 2);
          chain(c, () => c.may(() => c.until('end of turn', powerFor(pupil, 2))));
        }),
      ),
    ],
  ),
  theirBases,
);
