export function App() {
  return <h1>Smash Up</h1>;
}
