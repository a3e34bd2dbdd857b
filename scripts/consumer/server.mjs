import { fileURLToPath } from 'node:url';
import { run } from '../setup/command.mjs';
import { workingNode } from '../setup/node.mjs';
import { serve } from './site.mjs';

/** Ms in which a browser has taken over every component. */
const patience = 120_000;

/** Faults by component as sentences. */
const sentences = (found, where) => Object.entries(found).flatMap(([name, faults]) => faults.map((fault) => `${name} ${where}: ${fault}`));

/** Returns the faults of hydration in a browser. */
async function takenOver(browser, folder) {
  const { origin, close } = await serve(folder, 'preview');
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.goto(`${origin}/standing/standing.html`, { waitUntil: 'load', timeout: 30_000 });
    const result = page.locator('body > output');
    await result.waitFor({ state: 'attached', timeout: patience });
    return JSON.parse(await result.textContent());
  } finally {
    await page.close();
    close();
  }
}

/**
 * Renders every component of the installed package in Node, without a window, and hydrates it in a browser under the StrictMode of a
 * development build. Each warning, missing or different element is one sentence.
 * @returns {Promise<{ summary: string, faults: string[] }>}
 */
export async function serverFaults(browser, folder, release) {
  const env = { ...process.env, NODE_ENV: '', NO_COLOR: '1' };
  const standings = fileURLToPath(new URL('standings.mjs', import.meta.url));
  const made = await run(workingNode(), [standings, folder, String(release)], { env });
  if (made.code !== 0) return { summary: 'not built', faults: [`what stories give:\n${made.output.trim()}`] };
  const { code, output } = await run(workingNode(), ['standing.mjs'], { cwd: folder, env: { ...env, NODE_ENV: 'development' } });
  if (code !== 0) return { summary: 'not drawn', faults: [`a server of the project:\n${output.trim()}`] };
  const { count, waiting, faults } = JSON.parse(output.trim().split('\n').at(-1));
  const found = await takenOver(browser, folder);
  return {
    summary: `${count} components drawn without a window and taken over, ${waiting.length} of them drawn by the browser alone`,
    faults: [...sentences(faults, 'on a server'), ...sentences(found, 'taken over from a server')],
  };
}
