// What the project's own reference holds is checked when it is read (rulings.ts).
declare module '@smashup/cards/reference/*.json' {
  const content: unknown;
  export default content;
}
