import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { library } from '../package/parts.mjs';

/** A word of the popup that every language has in its own way. */
const spoken = '本场静音';

/** Returns that word from the catalog of a language. */
export function wordIn(language) {
  const catalog = readFileSync(join(library, 'src/locales', language, 'messages.po'), 'utf8');
  const translation = new RegExp(`msgid "${spoken}"\\nmsgstr "(.*)"`).exec(catalog)?.[1];
  if (!translation) throw new Error(`"${spoken}" is not in the catalog of ${language}: choose another word in scripts/consumer/page.mjs`);
  return translation;
}

/** Runs in the page: reads its text, its accessible names and its styles. */
function look() {
  const find = (selector) => document.querySelector(selector);
  const style = (selector) => window.getComputedStyle(find(selector));
  const said = [
    document.body.innerText,
    ...[...document.querySelectorAll('[aria-label],[title]')].flatMap((one) => [one.getAttribute('aria-label'), one.getAttribute('title')]),
  ].join('\n');
  return {
    said,
    ref: document.documentElement.dataset.ref,
    font: style('main > button').fontFamily,
    fontLoaded: [...document.fonts].some(({ family, status }) => family.includes('Barlow') && status === 'loaded'),
    ink: style('[role=tabpanel]').color,
    bug: { background: style('[data-ground=dark]').backgroundColor, height: find('[data-ground=dark]').getBoundingClientRect().height },
    button: { background: style('main > button').backgroundColor, height: find('main > button').getBoundingClientRect().height },
    popup: window.getComputedStyle(find('article').closest('section, aside, ol, div')).position,
  };
}

const clear = /rgba\(0, 0, 0, 0\)|transparent/;

/** Returns the faults of the page in one language, one sentence each. */
export async function visit(browser, origin, language, languages) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const faults = [];
  const hold = (right, fault) => right || faults.push(fault);
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && faults.push(`the console says: ${message.text().split('\n')[0]}`),
  );
  page.on('pageerror', (error) => faults.push(`the page throws: ${error.message}`));
  page.on('requestfailed', (request) => faults.push(`${request.url()} failed`));
  try {
    await page.goto(`${origin}/?lang=${language}`, { waitUntil: 'load', timeout: 30_000 });
    await page.getByText(wordIn(language), { exact: true }).waitFor({ timeout: 20_000 });
    await page.evaluate(() => document.fonts.ready);
    const seen = await page.evaluate(look);
    for (const other of languages)
      if (other !== language) hold(!seen.said.includes(wordIn(other)), `it says "${wordIn(other)}", which is ${other}`);
    hold(
      /\p{Script=Han}/u.test(seen.said) === (language === 'zh'),
      language === 'zh' ? 'it says nothing in Chinese' : `it says ${/\p{Script=Han}+/u.exec(seen.said)?.[0]}, which is Chinese`,
    );
    hold(seen.ref === 'BUTTON', `the ref of Button is ${seen.ref}`);
    hold(/Barlow/.test(seen.font) && seen.fontLoaded, `its font is ${seen.font}, ${seen.fontLoaded ? '' : 'not '}loaded`);
    hold(!/^rgb\(0, 0, 0\)$/.test(seen.ink), 'tokens of the theme do not reach the page');
    hold(!clear.test(seen.bug.background) || seen.bug.height === 36, 'Scorebug is not dressed');
    hold(!clear.test(seen.button.background) && seen.button.height === 36, `Button is not dressed: ${JSON.stringify(seen.button)}`);
    await page.getByRole('tab', { name: 'Two' }).click();
    await page.getByText('Panel two').waitFor({ timeout: 5_000 });
  } catch (error) {
    faults.push(error.message.split('\n')[0]);
  } finally {
    await page.close();
  }
  return faults;
}
