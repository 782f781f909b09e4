import { Screen } from '../screen.tsx';

export function SavedScreen() {
  return <Screen title="Smash Up">{null}</Screen>;
}
