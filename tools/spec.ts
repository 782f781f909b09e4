/**
 * npm run spec: which cards, rulings, errata and numbered rules have no scene yet, and what a faction still lacks.
 * It reads `shows:` out of the scenes' settings, the cards out of packages/cards/reference and the rules out of
 * docs/rules.md. What cannot be shown is listed with its reason in packages/cards/test/unprovable.txt. The
 * text of every card is compared with what its tree does; what differs on purpose is in said-otherwise.txt beside it.
 */
import { staleFiles } from './faction/generated.ts';
import { artThatFails } from './spec/art.ts';
import { missingBelongings } from './spec/belongings.ts';
import { textsThatSayOtherwise } from './spec/behaviour.ts';
import { referenceCards, ruleNumbers } from './spec/reference.ts';
import { missingProofs } from './spec/scenes.ts';

const cards = referenceCards();
const rules = ruleNumbers();
const unshown = missingProofs(cards, rules);
const stale = staleFiles().map((path) => `${path} is not what the reference says: npm run faction -- write`);
const lacking = [...missingBelongings(), ...artThatFails(), ...stale];
const otherwise = textsThatSayOtherwise();
const rulings = cards.reduce((sum, card) => sum + (card.rulings?.length ?? 0), 0);
for (const line of [...unshown, ...lacking, ...otherwise]) console.log(line);
console.log(
  `${cards.length} cards, ${rulings} rulings, ${rules.length} rules; ${unshown.length} without a scene. ` +
    `${lacking.length} things that a faction lacks. ${otherwise.length} texts that say something else than their cards do.`,
);
process.exitCode = unshown.length + lacking.length + otherwise.length === 0 ? 0 : 1;
