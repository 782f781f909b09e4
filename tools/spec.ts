/**
 * npm run spec: which cards, rulings and numbered rules have no scene yet, and what a faction still lacks.
 * It reads `card:`, `rulings:` and `rules:` out of the scenes' settings, the cards out of packages/cards/reference and the
 * rules out of docs/rules.md. What cannot be shown is listed with its reason in packages/cards/test/unprovable.json.
 */
import { missingBelongings } from './spec/belongings.ts';
import { missingProofs, referenceCards, ruleNumbers } from './spec/scenes.ts';

const cards = referenceCards();
const rules = ruleNumbers();
const unshown = missingProofs(cards, rules);
const lacking = missingBelongings();
const rulings = cards.reduce((sum, card) => sum + (card.rulings?.length ?? 0), 0);
for (const line of [...unshown, ...lacking]) console.log(line);
console.log(
  `${cards.length} cards, ${rulings} rulings, ${rules.length} rules; ${unshown.length} without a scene. ` +
    `${lacking.length} things that a faction lacks.`,
);
process.exitCode = unshown.length + lacking.length === 0 ? 0 : 1;
