import { startProduct } from '../scripts/product/start.mjs';
import { expect, test } from './fixtures/journey.ts';

interface InitialList {
  data: { list: { id: string; status: string }[] };
}

test('goals of the simulator pop up, each once', async ({ browser }) => {
  test.setTimeout(180_000);
  // Matches at forty times their pace, so that a goal falls every few seconds.
  const fast = await startProduct({ PITCHSIDE_SEED: '2026', PITCHSIDE_SIM_SPEED: '40' });
  try {
    const context = await browser.newContext({ baseURL: fast.origin, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const { data } = (await (await context.request.get('/api/hot_match/initial_list?sport=football')).json()) as InitialList;
    const followed = data.list.filter(({ status }) => status !== 'finished').map(({ id }) => id);
    await page.addInitScript((ids) => localStorage.setItem('collected', JSON.stringify(ids)), followed);
    await page.goto('/football');
    const reminders = page.getByRole('region', { name: '比赛提醒' });
    await expect(reminders.getByRole('article').first()).toBeVisible({ timeout: 120_000 });

    // What the page announces, read for a while: each sentence names teams, score and minute, so none comes twice.
    const announced = await page.evaluate(async () => {
      const region = document.querySelector('section[aria-label="比赛提醒"] [role="status"]');
      const heard: string[] = [];
      const listen = () => {
        const sentence = region?.textContent ?? '';
        if (sentence !== '' && sentence !== heard.at(-1)) heard.push(sentence);
      };
      const observer = new MutationObserver(listen);
      if (region) observer.observe(region, { childList: true, subtree: true, characterData: true });
      listen();
      await new Promise((resume) => setTimeout(resume, 20_000));
      observer.disconnect();
      return heard;
    });
    expect(announced.length).toBeGreaterThan(0);
    expect(new Set(announced).size).toBe(announced.length);
    await context.close();
  } finally {
    await fast.stop();
  }
});
