import type { ListNode, NameNode, NumberNode, Text, VerbNode } from '../../library/nodes/grammar.ts';
import { node } from './node.ts';

/** A verb; where texts are part of it, these are said when it has got its number. */
type Said = VerbNode | (() => VerbNode);

/**
 * Takes down a card's text, once: each verb that is said becomes a node of the text that is being said. Verbs are numbered
 * in this order, so that later ones can refer to what an earlier one returned. What cards say with it is in rooms of
 * verbs, one idea each (`tableVerbs(r)`), which verbs.ts puts together.
 */
export class Recorder {
  private said: VerbNode[] = [];
  private count = 0;

  /** Returns the number of the verb. */
  say(said: Said): number {
    const number = this.count++;
    const verb = node(typeof said === 'function' ? said() : said);
    this.said.push(verb);
    return number;
  }

  /** A verb that returns one card, base, player or number. */
  one(said: Said): NumberNode {
    return node({ word: 'result', of: this.say(said) });
  }

  /** A verb that returns several. */
  several(said: Said): ListNode {
    return node({ word: 'results', of: this.say(said) });
  }

  /** A verb that returns a name. */
  name(said: Said): NameNode {
    return node({ word: 'named by', of: this.say(said) });
  }

  /** A whole text: its verbs are numbered from 0. */
  script(speak: () => unknown): Text {
    const { count } = this;
    this.count = 0;
    const text = this.text(speak);
    this.count = count;
    return text;
  }

  /** What is said in there is a text inside the one around it. */
  text(speak: () => unknown): Text {
    const around = this.said;
    this.said = [];
    speak();
    const text = Object.freeze(this.said);
    this.said = around;
    return text;
  }
}
