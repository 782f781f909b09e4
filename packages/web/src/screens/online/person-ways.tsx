import { Complain } from './complain.tsx';
import { Relation } from './relation.tsx';
import type { Other } from './speakers.ts';

/** What can be done about somebody: mute, block, report. */
export function PersonWays({ other }: { readonly other: Other }) {
  return (
    <>
      <Relation other={other} relation="mute" />
      <Relation other={other} relation="block" />
      <Complain other={other} />
    </>
  );
}
