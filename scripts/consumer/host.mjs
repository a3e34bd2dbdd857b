/** Runs in the page: everything that the browser computed for each element that the host wrote. */
function dressed() {
  const host = document.querySelector('#host');
  return [document.documentElement, document.body, host, ...host.querySelectorAll('*')].map((element) => {
    const computed = [undefined, '::before', '::after'].map((pseudo) => {
      const style = window.getComputedStyle(element, pseudo);
      return [...style].filter((name) => !name.startsWith('--')).map((name) => `${pseudo ?? ''}${name}: ${style.getPropertyValue(name)}`);
    });
    return { element: element.tagName.toLowerCase(), computed: computed.flat() };
  });
}

/** Properties that follow from the content of the page, not from its style. */
const extent = /^(?:block-size|height|inline-size|width|perspective-origin|transform-origin): /;

async function seen(browser, address) {
  const page = await browser.newPage({ viewport: { width: 900, height: 900 } });
  try {
    await page.goto(address, { waitUntil: 'load', timeout: 30_000 });
    const host = page.locator('#host');
    await host.waitFor({ timeout: 20_000 });
    const own = new URL(address).searchParams.has('after') ? page.locator('#parts button').first() : null;
    await own?.waitFor({ timeout: 20_000 });
    await page.evaluate(() => document.fonts.ready);
    const button = await own?.evaluate((one) => {
      const { borderRadius, fontFamily, boxSizing, backgroundColor } = window.getComputedStyle(one);
      return { borderRadius, fontFamily, boxSizing, backgroundColor };
    });
    const inside = await own?.page().evaluate(() => {
      const style = (kind) => window.getComputedStyle(document.querySelector(`#inside ${kind}`));
      return [style('p').marginTop !== '0px', style('ul').paddingLeft === '40px', style('button').borderRadius === '3px'];
    });
    const said = await own?.page().locator('#parts').innerText();
    return { said, styles: await page.evaluate(dressed), picture: await host.screenshot(), button, inside };
  } finally {
    await page.close();
  }
}

/**
 * Returns the changes on a host's page when every part is imported and the provider is around it, one sentence each; a host's rule for
 * kinds of elements holds for what the host writes, also inside of a part, and for no part.
 */
export async function hostFaults(browser, origin) {
  const before = await seen(browser, `${origin}/host.html`);
  const after = await seen(browser, `${origin}/host.html?after`);
  const faults = before.styles.flatMap(({ element, computed }, index) => {
    const now = new Set(after.styles[index]?.computed);
    const outer = element === 'html' || element === 'body';
    const changed = computed.filter((line) => !now.has(line) && !(outer && extent.test(line)));
    return changed.length ? [`importing parts restyles the host's ${element}: it no longer has ${changed.slice(0, 4).join('; ')}`] : [];
  });
  if (!before.picture.equals(after.picture)) faults.push("a picture of the host's page is another once parts are imported");
  const { borderRadius, fontFamily, boxSizing, backgroundColor } = after.button;
  if (borderRadius === '3px') faults.push("a host's rule for buttons wins over a part's");
  if (after.inside.includes(false)) faults.push(`what a host puts inside of a card is restyled: ${after.inside}`);
  if (!/Barlow/.test(fontFamily) || boxSizing !== 'border-box')
    faults.push(`a part on a host's page starts from ${fontFamily}, ${boxSizing}`);
  // The claret of the host's brand, lighter by night; our own is green.
  if (!/ 17\.\d+\)$/.test(backgroundColor)) faults.push(`a part does not wear the host's own colour: ${backgroundColor}`);
  if (!after.said.includes('Seguir')) faults.push(`a part does not say the host's own words: ${after.said}`);
  return faults;
}
