import { Screen } from '../screen.tsx';

export function NewGameScreen() {
  return <Screen title="Smash Up">{null}</Screen>;
}
