import { BaseFace } from '../art/base-face.tsx';
import { CardFace } from '../art/card-face.tsx';
import { useCatalogue } from '../catalogue/catalogue.ts';
import { LinkedText } from '../catalogue/linked-text.tsx';

/** A card or base, large enough to read; the words of the game on it lead to their rules. */
export function FacePicture({ face: at }: { readonly face: number }) {
  const face = useCatalogue().faces[at];
  if (face === undefined) return null;
  const text = <LinkedText face={at} />;
  return face.kind === 'base' ? (
    <BaseFace face={face} size="full" text={text} />
  ) : (
    <CardFace face={face} size="full" text={text} />
  );
}
