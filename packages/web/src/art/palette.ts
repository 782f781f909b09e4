const adopted = new Set<string>();

/**
 * Gives everything of a faction on the page its colours, pattern and lettering (faction.css). The palette comes with the
 * first of the faction's pictures that is loaded, so the first page carries none that it does not show.
 */
export function adoptPalette(faction: string, palette: string): void {
  if (adopted.has(faction)) return;
  adopted.add(faction);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(palette);
  document.adoptedStyleSheets.push(sheet);
}
