/**
 * Collects what no page may do: errors on the console, uncaught exceptions, violations of the content policy.
 * @param {import('playwright-core').BrowserContext} context
 * @param {readonly RegExp[]} [tolerated] texts that are expected here, such as the browser's line about a stopped server
 * @returns {Promise<string[]>} what was heard so far, each with its page's address; the list grows
 */
export async function watchContext(context, tolerated = []) {
  /** @type {string[]} */
  const heard = [];
  const hear = (/** @type {string} */ kind, /** @type {string | undefined} */ where, /** @type {string} */ text) => {
    if (!tolerated.some((pattern) => pattern.test(text))) heard.push(`${kind} on ${where ?? 'a closed page'}: ${text}`);
  };
  await context.exposeBinding('reportViolation', ({ page }, text) => hear('content policy', page.url(), text));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      globalThis.reportViolation(
        `${event.effectiveDirective} blocked ${event.blockedURI || event.sample} (${event.sourceFile}:${event.lineNumber})`,
      ),
    );
  });
  context.on(
    'console',
    (message) => message.type() === 'error' && hear('console', message.page()?.url(), `${message.text()} ${message.location().url}`),
  );
  context.on('weberror', (error) => hear('exception', error.page()?.url(), error.error().stack ?? error.error().message));
  return heard;
}
