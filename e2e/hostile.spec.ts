import type { Page } from '@playwright/test';
import { openDesk } from './fixtures/desk.ts';
import { foreign, hostileName, payloads } from './fixtures/hostile.ts';
import { expect, test } from './fixtures/journey.ts';
import { sessionOf } from './fixtures/members.ts';
import { filmWithPage, plant, uproot } from './fixtures/planted.ts';
import { png, upload } from './fixtures/uploads.ts';

test('what is written to break out of a page stays text in every field of news, videos and circles', async ({ visit, site }) => {
  test.setTimeout(process.env.PITCHSIDE_DEEP ? 600_000 : 180_000);
  const planted = await plant(site.origin);
  const { circle, category, section, posts, articles, video, profile, named } = planted;
  const [fan, reader, operator] = [await visit({ as: 'fan' }), await visit(), await visit({ as: 'operator' })];
  const other = await visit({ as: 'administrator' });
  // Markup has no language: a reader of all languages sees all of it.
  await reader.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ allLanguages: true })));
  let [dialogs, reports, seen, pages] = [0, 0, 0, 0];
  for (const page of [fan, reader, operator, other]) {
    page.on('dialog', (dialog) => {
      dialogs += 1;
      void dialog.dismiss();
    });
    page.on('request', (request) => void (reports += Number(request.url().includes('/csp-report'))));
  }
  const look = async (page: Page) => {
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('alert(1)');
    const { origin } = new URL(page.url());
    expect(origin).toBe(site.origin);
    expect(await page.evaluate(foreign)).toEqual([]);
    seen += (await page.getByRole('main').innerText()).split('alert(1)').length - 1;
    pages += 1;
  };
  const name = encodeURIComponent(payloads[6] ?? '');
  const tag = encodeURIComponent(payloads.find((text) => [...text].length <= 20) ?? '');
  for (const path of [
    `/circle?id=${circle}`,
    ...posts.slice(0, -1).map((id) => `/circle-detail?id=${id}`),
    `/comment?kind=post&id=${posts[0]}`,
    `/news?section=${section}`,
    `/news?tag=${tag}`,
    ...articles.map((id) => `/detail?id=${id}`),
    '/video-list',
    `/video-classify?type=3&id=${category}&name=${name}`,
    `/persona?id=${profile.id}`,
    `/video-player?id=${video}`,
  ]) {
    await reader.goto(path);
    await look(reader);
  }
  // Lines fly over the picture while it plays.
  await reader
    .locator('video')
    .first()
    .evaluate((film: HTMLVideoElement) => film.play());
  await expect
    .poll(() =>
      reader
        .locator('video')
        .first()
        .evaluate((film: HTMLVideoElement) => film.currentTime),
    )
    .toBeGreaterThan(2);
  await look(reader);
  // A name that is markup, above its post and on the page of its member.
  for (const path of [`/persona?id=${named}`, `/circle-detail?id=${posts.at(-2)}`, `/search?name=${encodeURIComponent(hostileName)}`]) {
    await reader.goto(path);
    await expect(reader.getByRole('main')).toContainText(hostileName);
    expect(await reader.evaluate(foreign)).toEqual([]);
    pages += 1;
  }
  for (const path of ['/member?type=18&tab=post', '/member?type=18&tab=video']) {
    await fan.goto(path);
    await look(fan);
  }
  // One's own profile, where they stand in fields.
  await other.goto('/member');
  await expect(other.getByRole('main')).toBeVisible();
  expect(await other.evaluate(foreign)).toEqual([]);
  pages += 1;
  await openDesk(operator);
  await operator.goto('/admin?desk=content');
  const queue = operator.getByRole('region', { name: '内容审核', exact: true });
  await queue.getByRole('radio', { name: /^被举报/ }).click();
  await queue.getByRole('row').filter({ hasText: 'alert(1)' }).first().getByRole('button').click();
  await look(operator);
  await operator.goto('/admin?desk=shelves');
  await look(operator);
  await operator.goto('/admin?desk=articles');
  await operator.getByRole('main').getByRole('radio', { name: '草稿' }).first().click();
  await look(operator);
  await uproot(site.origin, planted);
  const logged = site.said().split('content policy was violated').length - 1;
  process.stdout.write(
    `    ${payloads.length} hostile texts in ${JSON.stringify(planted.taken)}: seen ${seen} times on ${pages} pages; ${dialogs} dialogs, ${reports + logged} policy reports\n`,
  );
  expect({ dialogs, reports, logged }).toEqual({ dialogs: 0, reports: 0, logged: 0 });
  expect(seen).toBeGreaterThan(payloads.length);
});

test('files that are pages in disguise are refused, or served without anything in them running', async ({ browser, site }) => {
  // So many files are more than one member uploads in a minute.
  const names = ['fan', 'secondFan', 'anchor', 'administrator', 'expert'] as const;
  const people = await Promise.all(names.map((name) => sessionOf(site.origin, name)));
  const html = Buffer.from('<!doctype html><script>console.log("ran");alert(1)</script>');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>console.log("ran")</script></svg>');
  const film = await filmWithPage(site.origin);
  const chunk = Buffer.concat([png.subarray(0, 33), Buffer.from('\0\0\0\u0010tEXta\0<script>alert(1)', 'latin1'), png.subarray(33)]);
  const files: Record<string, Buffer> = {
    html,
    svg,
    'html behind a picture': Buffer.concat([png, html]),
    'html in a chunk of a picture': chunk,
    'html behind the mark of a picture': Buffer.concat([png.subarray(0, 8), html]),
    'html behind a gif’s mark': Buffer.concat([Buffer.from('GIF89a/*'), html]),
    'html behind a film': Buffer.concat([film, html]),
    'html in a film': film,
    'html behind the mark of a film': Buffer.concat([film.subarray(0, 24), html]),
    xml: Buffer.from(`<?xml version="1.0"?>${svg.toString()}`),
    pdf: Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
  };
  const [paths, refused]: [string[], string[]] = [[], []];
  for (const [what, bytes] of Object.entries(files))
    for (const [purpose, name, type] of what.includes('film')
      ? [['video', 'a.mp4', 'video/mp4']]
      : [
          ['cover', 'a.png', 'image/png'],
          ['post', 'a.svg', 'image/svg+xml'],
          ['article', 'a.html', 'text/html'],
        ]) {
      const token = people[(paths.length + refused.length) % people.length]?.token ?? '';
      const { path, isTaken } = await upload(site.origin, token, purpose ?? '', bytes, name ?? '', type ?? '');
      if (path !== null) paths.push(path);
      else refused.push(`${what} as ${purpose}`);
      expect(isTaken).toBe(path !== null);
    }
  expect(paths.length).toBeGreaterThan(3);
  expect(refused.length).toBeGreaterThan(12);
  // A window of its own, which nothing but these files opens.
  const context = await browser.newContext();
  const page = await context.newPage();
  let [dialogs, ran] = [0, 0];
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  page.on('console', (message) => void (ran += Number(message.text() === 'ran')));
  for (const path of paths) {
    const answer = await page.goto(`${site.origin}${path}`);
    expect(new URL(page.url()).origin).not.toBe(site.origin);
    expect(answer?.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(await page.evaluate(() => document.scripts.length)).toBe(0);
  }
  await context.close();
  process.stdout.write(`    ${refused.length} files refused, ${paths.length} stored and opened: ${dialogs} dialogs, ${ran} scripts\n`);
  expect({ dialogs, ran }).toEqual({ dialogs: 0, ran: 0 });
});
