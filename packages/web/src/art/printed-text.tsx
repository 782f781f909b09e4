const LEADS =
  /(?<lead>(?:Ongoing|Talent|Special|Fusion|Choose one|As a minion|As an action|Or)[:.]|^Play on [^.;]+[.;])/gu;

/** A card's text with the words in bold that say when it applies. */
export function PrintedText({ text }: { readonly text: string }) {
  // Every other piece is what stood between the leads.
  return text
    .split(LEADS)
    .map((piece, at) =>
      at % 2 === 1 ? <b key={`${at}-${piece}`}>{piece}</b> : <span key={`${at}-${piece}`}>{piece}</span>,
    );
}
