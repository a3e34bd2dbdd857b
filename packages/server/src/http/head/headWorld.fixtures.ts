import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OwnVideo } from '@pitchside/api/content/videos';
import { eq } from 'drizzle-orm';
import { contentWorld } from '../../modules/content/content/content.fixtures.ts';
import { madeUpVideo } from '../../modules/content/uploads/uploadsVideo.fixtures.ts';
import { goal, playing, world as matchesOf } from '../../modules/scores/matches/matches.fixtures.ts';
import { clips } from '../../modules/live/clips/index.ts';
import { rooms } from '../../modules/live/room/index.ts';
import { openTestRooms } from '../../testing/testRooms.ts';
import { openTestSite } from '../../testing/testSite.ts';
import { testUpload } from '../../testing/testUpload.ts';

/** Public origin of the site of the tests. */
export const origin = 'https://site.example';
/** A title that would end its element, if it were not escaped. */
export const sharpTitle = '德比 "之夜" </title><script>alert(1)</script> & 看台';

/** Number of the room that is live. */
const room = 77;

/** A site with the page of the app and one thing of each kind: match, table, team, article, post, video, room, expert, circle. */
export async function headWorld(settings: Record<string, string> = {}, { cached = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'pitchside-head-'));
  copyFileSync(new URL('../../../../app/index.html', import.meta.url), join(folder, 'index.html'));
  const site = await openTestSite(
    { PITCHSIDE_ORIGIN: origin, PITCHSIDE_DATA: folder, PITCHSIDE_VIDEO_CODINGS: '0', ...settings },
    { appFolder: folder, cached },
  );
  const content = contentWorld(site);
  const operator = await content.somebody({ role: 'operator' });
  await content.post('admin/unlock', operator, { password: 'secret' });
  const author = await content.somebody({ nickname: '老周' });
  await site.site.matches.apply(matchesOf(site.clock.now() - 3_600_000, 2));
  await site.site.matches.apply({
    updates: [playing('m1', 1, 67, 2, [goal('g1', 12, 1, site.clock.now()), goal('g2', 60, 2, site.clock.now())])],
  });
  const saved = await content.post('admin/saveArticle', operator, {
    title: sharpTitle,
    summary: '一场四比三的德比。',
    section_id: await content.shelf('section', 'football'),
    body: [{ kind: 'paragraph', text: '正文' }],
  });
  const article = (saved.data as { id: string }).id;
  await content.post('admin/articleState', operator, { id: article, act: 'publish' });
  const post = await content.write(author, '看台上的第一句\n第二句');
  const { key: cover } = await testUpload(site, author.token, 'cover');
  const { key: video } = await testUpload(site, author.token, 'video', { bytes: madeUpVideo(), name: 'a.mp4', type: 'video/mp4' });
  const posted = await content.post('Video_user/insert', author, {
    title: '十佳进球',
    category_id: await content.shelf('category', 'fans'),
    cover,
    video,
  });
  const film = (posted.data as { video: OwnVideo }).video.id;
  await site.site.content.judging.judge(operator.id, 'approve', [{ kind: 'video', id: Number(film) }], '看一看');
  const { db } = site.site.platform;
  await openTestRooms(db, [room]);
  await db
    .update(rooms)
    .set({ title: '今晚一起看球', matchId: 'm1', status: 'live', startedAt: site.clock.now() })
    .where(eq(rooms.id, room));
  const now = site.clock.now();
  const span = { fromAt: now - 30_000, toAt: now, at: now, createdAt: now, dueAt: now, expiresAt: now + 60_000 };
  const [clip] = await site.site.platform.db
    .insert(clips)
    .values({
      ...span,
      roomId: room,
      kind: 'moment',
      matchId: 'm1',
      title: '神仙球',
      state: 'ready',
      name: 'clip.mp4',
      width: 98,
      height: 54,
    })
    .returning({ id: clips.id });
  const expert = await content.somebody({ nickname: '盘口老李' });
  await site.site.plans.fillExperts([{ id: expert.id, since: 1 }]);
  const circle = await content.shelf('circle', 'tactics');

  return {
    site,
    content,
    operator,
    author,
    room,
    article,
    post: post.id,
    video: film,
    circle,
    /** Pages of all kinds, with what their Chinese title names. */
    pages: {
      '/main': '即时比分',
      '/football': '足球比分',
      '/schedule': '赛程',
      '/score-detail?id=m1': 'a1 2–0 b1',
      '/base-football?id=epl': '英超',
      '/base-football?team=a1': 'a1',
      [`/detail?id=${article}`]: '德比',
      [`/circle-detail?id=${post.id}`]: '看台上的第一句',
      [`/video-player?id=${film}`]: '十佳进球',
      [`/live?id=${room}`]: '今晚一起看球',
      [`/clip?id=${clip?.id}`]: '神仙球',
      [`/persona?id=${author.id}`]: '老周',
      [`/specialist-home?type=0&id=${expert.id}`]: '盘口老李',
      '/news': '头条',
      [`/circle?id=${circle}`]: '',
      '/about-user': '协议',
    } as Record<string, string>,
    async close() {
      await site.close();
      rmSync(folder, { recursive: true });
    },
  };
}
export type HeadWorld = Awaited<ReturnType<typeof headWorld>>;
