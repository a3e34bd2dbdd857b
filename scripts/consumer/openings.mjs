/** Ms in which a part has to open or close; its code may come only now. */
const patience = 5_000;
/** Largest distance between a control and its overlay, px. */
const near = 160;

/** Opens one part as a person would and closes it again; returns a fault, or nothing. */
async function openOne(page, section) {
  const { name, by, at, shows, beside, stays } = await section.evaluate(({ dataset }) => ({ ...dataset }));
  const control = section.locator(at).first();
  const opened = page.locator(`${shows}:visible`).first();
  const step = async (word, act) => {
    try {
      await act();
    } catch (error) {
      throw new Error(`${name} ${word} (${error.message.split('\n')[0]})`, { cause: error });
    }
  };
  await step('has no control', () => control.scrollIntoViewIfNeeded({ timeout: patience }));
  await step('cannot be reached', () =>
    by === 'hover'
      ? control.hover({ timeout: patience })
      : by === 'focus'
        ? control.focus({ timeout: patience })
        : control.click({ timeout: patience }),
  );
  await step('does not open', () => opened.waitFor({ timeout: patience }));
  if (beside === 'true') {
    // A part that lost the ref of its control floats in a corner of the window.
    await step('does not stand at its control', async () => {
      const distance = async () => {
        const [one, other] = [await control.boundingBox(), await opened.boundingBox()];
        const between = (start, size, otherStart, otherSize) => Math.max(0, otherStart - (start + size), start - (otherStart + otherSize));
        return one && other
          ? Math.hypot(between(one.x, one.width, other.x, other.width), between(one.y, one.height, other.y, other.height))
          : Infinity;
      };
      for (let tries = 0; (await distance()) > near; tries += 1) {
        if (tries === 10) throw new Error(`${Math.round(await distance())} px away`);
        await page.waitForTimeout(50);
      }
    });
  }
  if (stays === 'true') return;
  await step('cannot be left', () => page.keyboard.press('Escape'));
  if (by !== 'press') await page.mouse.move(0, 0);
  await step('does not close', () => opened.waitFor({ state: 'hidden', timeout: patience }));
}

/**
 * Opens every overlay, one after the other on one page. Returns a sentence for each that does not open, show or close, and for each
 * console message.
 */
export async function openAll(browser, origin) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const faults = [];
  let current = 'the page';
  page.on(
    'console',
    (message) =>
      ['error', 'warning'].includes(message.type()) &&
      faults.push(`at ${current} the console says: ${message.text().split('\n').slice(0, 3).join(' ')}`),
  );
  page.on('pageerror', (error) => faults.push(`at ${current} the page throws: ${error.message}`));
  try {
    await page.goto(`${origin}/?lang=en&openings`, { waitUntil: 'load', timeout: 30_000 });
    const sections = page.locator('[data-name]');
    await sections.first().waitFor({ timeout: 20_000 });
    for (let index = 0; index < (await sections.count()); index += 1) {
      current = await sections.nth(index).getAttribute('data-name');
      try {
        await openOne(page, sections.nth(index));
      } catch (error) {
        faults.push(error.message.split('\n')[0]);
        // An open overlay must not remain for the next one.
        await page.keyboard.press('Escape');
      }
    }
  } catch (error) {
    faults.push(error.message.split('\n')[0]);
  } finally {
    await page.close();
  }
  return faults;
}
