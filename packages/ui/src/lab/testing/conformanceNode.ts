import { renderToString } from 'react-dom/server';
import { control, everyStanding, hearConsole, lineOf, onPage } from './conformancePage.tsx';

/** Output of a component without a window, and the faults found in it. */
export interface Drawn {
  name: string;
  html: string;
  faults: readonly string[];
}

/** An empty page: portals open in the browser only. */
const bare = /^<div[^>]*><\/div>$/;

/** Draws every component of the package to a string; `waiting` are those that draw nothing before there is a browser. */
export async function drawEverything(): Promise<{ drawn: Drawn[]; control: string; waiting: string[] }> {
  if (typeof window !== 'undefined' || typeof document !== 'undefined') throw new Error('There is a window here: it is no server.');
  const standings = await everyStanding();
  const heard = hearConsole();
  const drawn = standings.map((standing): Drawn => {
    try {
      const html = renderToString(onPage(standing));
      return { name: standing.name, html, faults: heard() };
    } catch (error) {
      return { name: standing.name, html: '', faults: [`it throws on a server: ${lineOf(error)}`, ...heard()] };
    }
  });
  const waiting = drawn.filter(({ html }) => bare.test(html)).map(({ name }) => name);
  return { drawn, control: renderToString(onPage(control)), waiting };
}
