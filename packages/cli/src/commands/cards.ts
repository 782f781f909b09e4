import { library } from '../content/content.ts';
import { SmashUpError, type SetSpec } from '@smashup/engine';
import type { Command } from 'commander';
import { makeCatalogue } from '../catalogue/catalogue.ts';
import { listCatalogue } from '../catalogue/list.ts';
import { explain } from '../explain/explain.ts';
import { oneOf } from '../options/values.ts';
import type { Terminal } from '../terminal/terminal.ts';

interface Options {
  readonly json?: true;
  readonly trees?: true;
  readonly explain?: string;
  readonly set?: string;
  readonly faction?: string;
}

export function addCards(program: Command, terminal: Terminal): void {
  const sets = library.sets.map(({ name }) => name);
  program
    .command('cards')
    .description('list all cards and bases')
    .option('--json', 'as JSON')
    .option('--trees', 'with --json: what the cards do, as trees that a library can be built from')
    .option('--explain <name>', 'what the engine understands of that card')
    .option('--set <name>', 'only this set', oneOf('set', sets))
    .option('--faction <name>', 'only this faction', oneOf('faction', library.factionNames))
    .action((options: Options) => {
      const shown = narrowed(library.sets, options);
      if (options.explain !== undefined) {
        const lines = explain(shown, options.explain);
        if (lines === null) throw new SmashUpError(`There is no card "${options.explain}".`);
        terminal.print(...lines);
        return;
      }
      if (options.trees === true) {
        if (options.json !== true) throw new SmashUpError('--trees needs --json.');
        terminal.print(JSON.stringify({ sets: shown }, null, 2));
        return;
      }
      const catalogue = makeCatalogue(shown);
      if (options.json === true) terminal.print(JSON.stringify(catalogue, null, 2));
      else terminal.print(...listCatalogue(catalogue, terminal.width));
    });
}

function narrowed(sets: readonly SetSpec[], { set, faction }: Options): SetSpec[] {
  return sets
    .filter(({ name }) => set === undefined || name === set)
    .map((spec) => ({
      ...spec,
      factions: spec.factions.filter(({ name }) => faction === undefined || name === faction),
      bases: spec.bases.filter((base) => faction === undefined || base.faction === faction),
    }));
}
