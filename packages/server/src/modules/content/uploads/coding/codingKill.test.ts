// @module-tag full
import { eq } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../../testing/processes.ts';
import { buildSiteNode } from '../../../../testing/siteNode.ts';
import { openTestDatabase } from '../../../../testing/testDatabase.ts';
import { openTestSite } from '../../../../testing/testSite.ts';
import { testUpload } from '../../../../testing/testUpload.ts';
import { uploads } from '../uploads.tables.ts';
import { ffmpeg, filmed, films, hangingFfmpeg, hasFfmpeg, lives } from './coding.fixtures.ts';
import { uploadCodings } from './coding.tables.ts';

let program: Awaited<ReturnType<typeof buildSiteNode>>;
let folder: string;
beforeAll(async () => {
  if (!hasFfmpeg) return;
  folder = await mkdtemp(join(tmpdir(), 'pitchside-coding-kill-'));
  program = await buildSiteNode();
});
afterAll(async () => {
  program?.remove();
  if (folder) await rm(folder, { recursive: true, force: true });
});

test.skipIf(!hasFfmpeg)(
  'a video whose node is killed is coded by another, once, and the program of the dead node ends with it (skipped without an ffmpeg)',
  { timeout: 180_000 },
  async () => {
    const database = await openTestDatabase();
    // Only observes: it does not transcode.
    const site = await openTestSite({ PITCHSIDE_DATA: folder, PITCHSIDE_VIDEO_CODINGS: '0' }, { database });
    const { db } = site.site.platform;
    const hanging = hangingFfmpeg(folder, 1);
    const environment = { PITCHSIDE_DATA: folder, PITCHSIDE_UPLOAD_PORT: '0', PITCHSIDE_CLOCK: new Date(site.clock.now()).toISOString() };
    const first = await program.start(database.url, { ...environment, PITCHSIDE_FFMPEG: hanging.program });
    try {
      await site.join('13910005555');
      const token = await site.signIn('13910005555');
      const film = filmed(folder, films['MPEG-4 part 2 with MP3 in an avi']);
      const { key, answer } = await testUpload({ call: site.call, origin: first.origin }, token, 'video', {
        bytes: film,
        name: 'a.avi',
        type: 'video/avi',
      });
      expect(answer).toMatchObject({ code: 0 });
      const row = async () => (await db.select().from(uploadCodings).where(eq(uploadCodings.key, key)))[0];
      await eventually(() => hanging.pid() !== undefined, 'the program of the first node');
      const at = hanging.pid();
      const second = await program.start(database.url, { ...environment, PITCHSIDE_FFMPEG: ffmpeg });
      // While the first node renews its lease, no other takes the video.
      const begun = await row();
      await eventually(async () => ((await row())?.until ?? 0) > (begun?.until ?? 0), 'a sign of the first node');
      expect((await row())?.run).toBe(1);
      await first.kill();
      await eventually(() => !lives(at), 'the end of the program of the dead node');
      await eventually(async () => (await row()) === undefined, 'the video on the other node');
      expect((await db.select().from(uploads).where(eq(uploads.key, key)))[0]).toMatchObject({ state: 'stored', info: { width: 322 } });
      await second.stop();
    } finally {
      await first.kill();
      await site.close();
    }
  },
);
