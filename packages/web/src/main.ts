// The browser first shows what the page holds already (tools/pages.ts), and then turns to the script, which takes a
// slow phone a while. A page in the background shows nothing, so there is nothing to wait for.
const begin = (): void => void import('./draw.tsx');
if (document.hidden) begin();
else requestAnimationFrame(() => setTimeout(begin));
