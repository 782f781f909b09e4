import { Screen } from '../screen.tsx';

export function SettingsScreen() {
  return <Screen title="Smash Up">{null}</Screen>;
}
