/**
 * Returns the browser storage of an earlier visit, for `newContext({ storageState })`.
 * @param {string} origin of the site
 * @param {{ lang?: string | undefined, theme?: string | undefined, user?: unknown }} stored
 * language, theme and signed-in user under the site's storage keys
 */
export function storageStateOf(origin, { lang, theme, user }) {
  const entries = Object.entries({
    ...(lang && { lang }),
    ...(theme && { theme }),
    ...(user !== undefined && { userInfo: JSON.stringify(user) }),
  });
  return { cookies: [], origins: [{ origin, localStorage: entries.map(([name, value]) => ({ name, value })) }] };
}
