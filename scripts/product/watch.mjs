/** Longest time until a page retries a busy call, ms: its pauses grow. */
const patience = 30_000;

/**
 * Collects the faults of pages: errors on the console, uncaught exceptions, violations of the content security policy.
 * The browser's line about a call that was refused for a moment (503) is removed, and printed, once the page's retry was answered.
 * @param {import('playwright-core').BrowserContext} context
 * @param {readonly RegExp[]} [tolerated] texts that are expected here, such as the browser's line about a stopped server
 * @returns {Promise<{ heard: string[], settled: () => Promise<void> }>} faults so far, each with its page's address, a list that grows;
 * and a wait, while a page is open, until its retries were answered
 */
export async function watchContext(context, tolerated = []) {
  /** @type {string[]} */
  const heard = [];
  const hear = (/** @type {string} */ kind, /** @type {string | undefined} */ where, /** @type {string} */ text) => {
    if (!tolerated.some((pattern) => pattern.test(text))) heard.push(`${kind} on ${where ?? 'a closed page'}: ${text}`);
  };
  /** Addresses of documents that answered 404: the page for unknown paths comes with that status, and the browser writes it down. */
  const unknown = new Set();
  /** Lines about calls that were sent away, by address, and addresses that were answered since. */
  const [busy, answered] = [new Map(), new Set()];
  /** @type {(() => void) | undefined} */
  let calm;
  context.on('response', (response) => {
    const url = response.url();
    if (response.status() === 404 && response.request().resourceType() === 'document') unknown.add(url);
    if (response.status() === 503) answered.delete(url);
    else if (response.ok() && response.request().method() === 'GET') {
      answered.add(url);
      for (const line of busy.get(url) ?? []) {
        heard.splice(heard.indexOf(line), 1);
        process.stdout.write(`    busy for a moment: ${new URL(url).pathname}\n`);
      }
      busy.delete(url);
      if (busy.size === 0) calm?.();
    }
  });
  await context.exposeBinding('reportViolation', ({ page }, text) => hear('content policy', page.url(), text));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      globalThis.reportViolation(
        `${event.effectiveDirective} blocked ${event.blockedURI || event.sample} (${event.sourceFile}:${event.lineNumber})`,
      ),
    );
  });
  context.on('console', (message) => {
    const { url } = message.location();
    if (message.type() !== 'error' || (/ status of 503 /.test(message.text()) && answered.has(url))) return;
    if (/ status of 404 /.test(message.text()) && unknown.has(url)) return;
    hear('console', message.page()?.url(), `${message.text()} ${url}`);
    const line = heard.at(-1);
    if (/ status of 503 /.test(message.text()) && line?.endsWith(url)) busy.set(url, [...(busy.get(url) ?? []), line]);
  });
  context.on('weberror', (error) => hear('exception', error.page()?.url(), error.error().stack ?? error.error().message));
  return {
    heard,
    async settled() {
      if (busy.size === 0 || context.pages().length === 0) return;
      process.stdout.write(`    waits for what was busy: ${[...busy.keys()].map((url) => new URL(url).pathname).join(', ')}\n`);
      await new Promise((/** @type {(value?: unknown) => void} */ resume) => {
        const late = setTimeout(resume, patience);
        calm = () => (clearTimeout(late), resume());
      });
    },
  };
}
