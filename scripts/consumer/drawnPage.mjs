import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from './site.mjs';

/**
 * Opens an empty page with the styles of all components of the installed package.
 * @param {import('playwright-core').Browser} browser
 * @param {string} folder project whose page of all components is built
 * @returns {Promise<{ page: import('playwright-core').Page, drawn: { name: string, html: string }[], close(): Promise<void> }>} and the
 *   markup of each component
 */
export async function openDrawn(browser, folder) {
  const { origin, close } = await serve(folder, 'preview');
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  // Its scripts would take the components over; they would load the styles, too.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${origin}/standing/standing.html`, { waitUntil: 'load', timeout: 30_000 });
  for (const file of readdirSync(join(folder, 'dist/standing/assets')).filter((name) => name.endsWith('.css')))
    await page.addStyleTag({ url: `${origin}/standing/assets/${file}` });
  const { drawn } = await page.evaluate(async () => (await fetch('drawn.json')).json());
  return {
    page,
    drawn,
    close: async () => {
      await page.close();
      close();
    },
  };
}
