import { Complain } from './complain.tsx';
import { AddFriend } from './friends/add-friend.tsx';
import { Relation } from './relation.tsx';
import type { Other } from './speakers.ts';

/** What can be done about somebody: add them as a friend, mute, block, report. */
export function PersonWays({ other }: { readonly other: Other }) {
  return (
    <>
      <AddFriend other={other} />
      <Relation other={other} relation="mute" />
      <Relation other={other} relation="block" />
      <Complain other={other} />
    </>
  );
}
