// Starts the built product of a checkout at one moment and takes pictures of its pages.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { callApi, members, password, signInAs } from '../product/members.mjs';
import { root } from '../setup/node.mjs';
import { take } from './take.mjs';

/** The moment at which the site believes that it starts. */
export const moment = '2026-11-21T12:40:00Z';
const seed = '2026';
const atOnce = 2;

const list = (text) => text.split(',').filter(Boolean);

/** Options of a command that takes pictures of pages. */
export const shotOptions = /** @type {const} */ ({
  routes: { type: 'string', default: '/main' },
  langs: { type: 'string', default: 'zh' },
  themes: { type: 'string', default: 'day' },
  widths: { type: 'string', default: '1440' },
  as: { type: 'string' },
  full: { type: 'boolean', default: false },
});

/**
 * The pictures that such options ask for.
 * @param {{ routes: string, langs: string, themes: string, widths: string, as?: string }} values
 * @returns {import('./take.mjs').Shot[]}
 */
export function shotsOf({ routes, langs, themes, widths, as }) {
  if (as && !(as in members)) throw new Error(`--as is one of ${Object.keys(members).join(', ')}`);
  return list(routes).flatMap((route) =>
    list(langs).flatMap((lang) =>
      list(themes).flatMap((theme) => list(widths).map((width) => ({ route, lang, theme, width: Number(width) }))),
    ),
  );
}

/**
 * Builds the product unless it is built, starts it, and takes the pictures.
 * @param {import('playwright-core').Browser} browser
 * @param {import('./take.mjs').Shot[]} shots
 * @param {{ folder: string, as?: string, full: boolean, checkout?: string, onTaken?: (taken: import('./take.mjs').Taken) => void }} options
 * `folder` is where the pictures go, `checkout` where the product lies, this one unless told
 * @returns {Promise<import('./take.mjs').Taken[]>} in the order of the shots
 */
export async function shoot(browser, shots, { folder, as, full, checkout = root, onTaken }) {
  // Each checkout builds and starts itself, in its own folder.
  const own = (file) => import(pathToFileURL(join(checkout, 'scripts', file)).href);
  const { ensureBuilt } = await own('setup/build.mjs');
  const { startProduct } = await own('product/start.mjs');
  await ensureBuilt();
  const product = await startProduct({ PITCHSIDE_SEED: seed, PITCHSIDE_CLOCK: moment, ...(as && { PITCHSIDE_CAPTCHA: 'off' }) });
  const begun = Date.now();
  const clock = () => Date.parse(moment) + Date.now() - begun;
  const taken = [];
  try {
    const user = as && (await signInAs(product.origin, as));
    // The desk is shown open, not its lock.
    if (as === 'operator') await callApi(product.origin, 'admin/unlock', { password }, user.token);
    const waiting = [...shots.entries()];
    const tab = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, shot] = next;
        taken[index] = await take(browser, shot, { origin: product.origin, folder, clock, user, full });
        onTaken?.(taken[index]);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, tab));
  } finally {
    await product.stop();
  }
  return taken;
}
