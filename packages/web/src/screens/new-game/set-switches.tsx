import { useCatalogue } from '../../catalogue/catalogue.ts';
import { Switch } from '../controls/switch.tsx';

interface Props {
  readonly legend: string;
  readonly isOn: (set: string) => boolean;
  readonly onChange: (set: string, isOn: boolean) => void;
}

/** One switch for each set. */
export function SetSwitches({ legend, isOn, onChange }: Props) {
  const { sets } = useCatalogue();
  return (
    <fieldset>
      <legend className="visually-hidden">{legend}</legend>
      {sets.map((set) => (
        <Switch key={set} label={set} checked={isOn(set)} onChange={(checked) => onChange(set, checked)} />
      ))}
    </fieldset>
  );
}

/** A list of sets with that one in it, or not. */
export function listSet(sets: readonly string[], set: string, isIn: boolean): readonly string[] {
  return [...sets.filter((each) => each !== set), ...(isIn ? [set] : [])];
}
