import { Screen } from '../screen.tsx';

export function StartScreen() {
  return <Screen title="Smash Up">{null}</Screen>;
}
