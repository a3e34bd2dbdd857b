/**
 * Leaves in a fresh browser what an earlier visit would have left; once a context, so that signing out and choosing anew hold.
 * @param {import('playwright-core').BrowserContext} context
 * @param {{ lang?: string, theme?: string, user?: unknown }} kept language, theme and signed-in user under the site's storage keys
 */
export async function arrive(context, { lang, theme, user }) {
  const entries = Object.entries({ ...(lang && { lang }), ...(theme && { theme }), ...(user !== undefined && { userInfo: JSON.stringify(user) }) });
  await context.addInitScript((list) => {
    if (localStorage.getItem('arrived')) return;
    localStorage.setItem('arrived', '1');
    for (const [key, value] of list) localStorage.setItem(key, value);
  }, entries);
}
