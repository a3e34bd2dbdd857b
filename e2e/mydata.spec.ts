import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import extract from 'extract-zip';
import { expect, test } from './fixtures/journey.ts';
import { newMember } from './fixtures/members.ts';

const number = '18621073392';

test('a member asks for their data, downloads the file and finds themselves in it', { tag: '@member' }, async ({ visit, site }) => {
  const page = await visit({ as: await newMember(site.origin, number) });
  await page.goto('/member?type=3');
  await page.getByRole('button', { name: '导出我的数据' }).click();
  const ready = page.getByRole('button', { name: '下载文件' });
  await expect(ready).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('一天只能导出一次')).toBeVisible();
  const arriving = page.waitForEvent('download');
  await ready.click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^my-data-\d+\.zip$/);

  const folder = await mkdtemp(join(tmpdir(), 'pitchside-my-data-'));
  try {
    await download.saveAs(join(folder, 'all.zip'));
    await extract(join(folder, 'all.zip'), { dir: join(folder, 'all') });
    const members = JSON.parse(await readFile(join(folder, 'all/member.member.json'), 'utf8')) as unknown;
    expect(members).toMatchObject([{ mobile: `86-${number}` }]);
    expect(await readFile(join(folder, 'all/account.session.json'), 'utf8')).not.toContain('token');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
