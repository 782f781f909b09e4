import { Link } from 'wouter';
import { ruleAddress } from '../../routes/addresses.ts';
import { runsIn, type Run } from './read-rules.ts';
import { useReturn } from '../../routes/way-back.ts';

/** A text of the rules; numbers of rules lead there. */
export function RuleText({ text }: { readonly text: string }) {
  // The pieces of a text never change places, so their position names them.
  return runsIn(text).map((run, at) => <Piece key={at} run={run} />);
}

function Piece({ run: { manner, text } }: { readonly run: Run }) {
  switch (manner) {
    case 'plain':
      return text;
    case 'strong':
      return <strong>{text}</strong>;
    case 'emphasis':
      return <em>{text}</em>;
    case 'code':
      return <code>{text}</code>;
    case 'rule':
      return <RuleNumber id={text} />;
  }
}

/** A rule's number, which leads to it. */
export function RuleNumber({ id }: { readonly id: string }) {
  const { state } = useReturn();
  return (
    <Link href={ruleAddress(id)} state={state}>
      {id}
    </Link>
  );
}
