import type { UploadPurpose } from '@pitchside/api/content/uploads';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testUpload } from '../../../testing/testUpload.ts';
import type { TestPerson } from '../../../testing/testPeople.ts';
import { planWorld, type PlanWorld } from '../../experts/plans/plans.fixtures.ts';
import { contentShelves } from '../content/index.ts';
import { rooms } from '../../live/room/index.ts';
import { teams } from '../../scores/sport/index.ts';
import { users } from '../../member/member/index.ts';
import { uploads } from './uploads.tables.ts';
import { madeUpVideo } from './uploadsVideo.fixtures.ts';

const [hour, day] = [3_600_000, 86_400_000];
const deep = Boolean(process.env.PITCHSIDE_DEEP);
const length = deep ? 40 : 14;
/** Runs in the gate, and in the full run or deep. */
const few = { runs: 3, tags: [] };
const many = { runs: deep ? 60 : 12, tags: ['full'] };

let folder: string;
let world: PlanWorld;
let author: TestPerson;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uses-'));
  world = await planWorld({ PITCHSIDE_DATA: folder });
  author = world.expert;
  const { site } = world;
  const { db } = site.site.platform;
  await db.update(users).set({ createdAt: 0, isAnchor: true }).where(eq(users.id, author.id));
  await db.insert(rooms).values({ ownerId: author.id, title: '房间', category: 'football', status: 'not_started' });
  const some = { zh: '队', en: 'Team', vi: 'Team' };
  for (const id of ['t-one', 't-two'])
    await db.insert(teams).values({ id, sport: 'football', names: some, shortNames: some, colors: ['#112233', '#ffffff'] });
});

/** Signs everybody in again and unlocks the desk: sessions are shorter than this test. */
async function begin(): Promise<void> {
  const { site, operator, ask } = world;
  for (const one of [author, operator])
    one.token = (await site.site.account.sessions.begin(one.id, { way: 'password', userAgent: 'test', address: '127.0.0.1' })) ?? '';
  await ask('POST', 'admin/unlock', operator, { password: 'secret' });
}

afterAll(async () => {
  await world.site.close();
  await rm(folder, { recursive: true });
});

/** A use of files: how long they are needed after its end, ms; undefined where it cannot end. */
interface Use {
  end: (() => Promise<number>) | undefined;
  /** Time for which it needs the files although it continues, ms; default until its end. */
  lasts?: number;
  /** Uses replaced by this one in the same place, and how long those need their files. */
  replaces?: { place: string; life: number };
}
/** A user of files: purposes and how it uses them. */
interface Owner {
  purposes: readonly UploadPurpose[];
  put(keys: readonly string[]): Promise<Use>;
}

let serial = 0;
const ok = async (answer: Promise<{ code: number; msg: string; data: unknown }>): Promise<Record<string, string>> => {
  const { code, msg, data } = await answer;
  if (code !== 0) throw new Error(`${msg} ${JSON.stringify(data)}`);
  return (data ?? {}) as Record<string, string>;
};
const post = (path: string, body: object, who = author) => ok(world.ask('POST', path, who, body as Record<string, unknown>));
const shelf = async (kind: 'circle' | 'category' | 'section') => {
  const rows = await world.site.site.platform.db.select().from(contentShelves).where(eq(contentShelves.kind, kind));
  return String(rows.find(({ slug }) => ['tactics', 'fans', 'deep', 'transfer'].includes(slug ?? ''))?.id ?? rows.at(-1)?.id);
};
const idIn = (data: unknown, name: string): string => (data as Record<string, { id: string }>)[name]?.id ?? '';

/** All users of members' files, through the actions of members and operators. */
function owners(): Record<string, Owner> {
  const { site, people, operator } = world;
  const room = { title: '房间', category: 'football', language: 'zh' };
  const withdrawable = (life: number, path: string, id: string): Use => ({ end: async () => (await post(path, { id }), life) });
  const group = async (key: string): Promise<Use> => {
    const id = idIn(await post('group/addgroup', { name: `群${(serial += 1)}`, avatar: key }), 'group');
    return { end: async () => (await post('group/destroyGroupNew', { id }), 0) };
  };
  const crest =
    (team: string) =>
    async ([key = '']: readonly string[]): Promise<Use> => {
      const names = { zh: `队${team}`, en: `Team ${team}`, vi: `Team ${team}` };
      await post(
        'admin/saveTeam',
        { id: team, names, short_names: names, colors: ['#112233', '#ffffff'], crest: key, reason: '核对' },
        operator,
      );
      return { end: undefined, replaces: { place: team, life: 0 } };
    };
  return {
    plan: {
      purposes: ['post'],
      put: async ([key = '']) =>
        withdrawable(0, 'plan/withdraw', (await ok(world.handIn(author, await world.match(30 * day), { pictures: [key] }))).id ?? ''),
    },
    post: {
      purposes: ['post'],
      put: async ([key = '']) =>
        withdrawable(
          30 * day,
          'anchor_dynamics/deletePost',
          idIn(
            await post('anchor_dynamics_user/insert', {
              circle_id: await shelf('circle'),
              content: `阵型${(serial += 1)}`,
              pictures: [key],
            }),
            'post',
          ),
        ),
    },
    'post with a video': {
      purposes: ['video', 'cover'],
      put: async ([video, cover]) =>
        withdrawable(
          30 * day,
          'anchor_dynamics/deletePost',
          idIn(
            await post('anchor_dynamics_user/insert', { circle_id: await shelf('circle'), content: `片段${(serial += 1)}`, video, cover }),
            'post',
          ),
        ),
    },
    video: {
      purposes: ['video', 'cover'],
      put: async ([video, cover]) =>
        withdrawable(
          30 * day,
          'Video_user/delete',
          idIn(
            await post('Video_user/insert', { title: `集锦${(serial += 1)}`, category_id: await shelf('category'), video, cover }),
            'video',
          ),
        ),
    },
    article: {
      purposes: ['article'],
      async put([cover = '']) {
        const { id = '' } = await ok(
          world.ask('GET', 'Headlines_user/insert', author, {
            section_id: await shelf('section'),
            title: `消息${(serial += 1)}`,
            content: '今天的消息',
            cover,
          }),
        );
        return {
          end: async () => (
            await site.site.content.judging.judge(operator.id, 'delete', [{ kind: 'article', id: Number(id) }], '过时'),
            30 * day
          ),
        };
      },
    },
    space: {
      purposes: ['cover'],
      async put([cover = '']) {
        await post('User/setSpace', { cover });
        return { end: async () => (await post('User/setSpace', { is_plain: true }), 0), replaces: { place: 'space', life: 0 } };
      },
    },
    room: {
      purposes: ['cover'],
      async put([cover = '']) {
        await post('Live/setLiveInfo', { ...room, cover });
        return { end: async () => (await post('Live/setLiveInfo', { ...room, cover: '' }), hour), replaces: { place: 'room', life: hour } };
      },
    },
    group: { purposes: ['group'], put: ([key = '']) => group(key) },
    'another group': { purposes: ['group'], put: ([key = '']) => group(key) },
    crest: { purposes: ['crest'], put: crest('t-one') },
    'another crest': { purposes: ['crest'], put: crest('t-two') },
    avatar: {
      purposes: ['avatar'],
      async put([avatar = '']) {
        await post('member/updateInfo', { avatar });
        return { end: async () => (await post('member/updateInfo', { avatar: 'fans-1' }), 0), replaces: { place: 'avatar', life: 0 } };
      },
    },
    report: {
      purposes: ['report'],
      async put([key = '']) {
        const { id } = await people.newcomer();
        await post('report/insert', { kind: 'member', id: String(id), reason: 'spam', text: '广告', pictures: [key] });
        return {
          async end() {
            await site.site.platform.events.transaction((tx, emit) =>
              site.site.moderation.reports.review.decideOf(tx, emit, operator.id, 'member', String(id), 'rejected', '没有问题'),
            );
            return 30 * day;
          },
        };
      },
    },
    feedback: {
      purposes: ['report'],
      async put([key = '']) {
        const { id } = await post('feedback/insert', { kind: 'fault', text: `看不了直播${(serial += 1)}`, pictures: [key] });
        return { end: async () => (await post('admin/answerFeedback', { id, answer: '已修复' }, operator), 30 * day) };
      },
    },
    verification: {
      purposes: ['verification', 'verification'],
      async put([front, back]) {
        await post('Member/verified', { real_name: '周建强', id_number: '11010519491231002X', front, back });
        return { end: async () => (await ok(world.ask('POST', 'Member/withdrawVerified', author, {})), 0) };
      },
    },
    message: {
      purposes: ['message_image'],
      async put([key = '']) {
        const id = `C2C${operator.id}`;
        const sent = await post('Message/send', { id, client_id: randomUUID(), body: { type: 'image', key } });
        const message_id = idIn(sent, 'message');
        const sentAt = site.clock.now();
        return {
          lasts: 400 * day,
          async end() {
            // Later it is kept as long as messages.
            if (site.clock.now() > sentAt) return 400 * day - (site.clock.now() - sentAt);
            await post('Message/recall', { id, message_id });
            return 0;
          },
        };
      },
    },
  };
}

/** Model of a file: its key, and until when each use needs it (ms; Infinity without an end). */
interface Stored {
  key: string;
  uses: Map<number, number>;
}
interface Running extends Use {
  number: number;
  files: readonly Stored[];
}

/** Users that may share files, and those with exclusive ones. */
const groups = [
  ['plan', 'post'],
  ['post with a video', 'video', 'space', 'room'],
  ['group', 'another group'],
  ['crest', 'another crest'],
  ['report', 'feedback'],
  ['article', 'avatar', 'verification', 'message'],
] as const;
const steps = fc.constantFrom(...groups).chain((group) =>
  fc.array(
    fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({ act: fc.constant('put' as const), owner: fc.constantFrom<string>(...group), pick: fc.nat(1) }),
      },
      { weight: 3, arbitrary: fc.record({ act: fc.constant('end' as const), pick: fc.nat(9) }) },
      { weight: 1, arbitrary: fc.record({ act: fc.constant('time' as const), hours: fc.constantFrom(2, 26, 31 * 24) }) },
    ),
    { minLength: length, maxLength: length },
  ),
);

/** Uploads two files of each purpose; crests as the operator. */
async function upload(purposes: ReadonlySet<UploadPurpose>): Promise<Map<string, Stored[]>> {
  const files = new Map<string, Stored[]>();
  for (const purpose of purposes) {
    const video = { bytes: madeUpVideo(), name: 'a.mp4', type: 'video/mp4' };
    const by = purpose === 'crest' ? world.operator : author;
    const two: Stored[] = [];
    for (let each = 0; each < 2; each += 1) {
      const { key, answer } = await testUpload(world.site, by.token, purpose, purpose === 'video' ? video : {});
      if (answer.code !== 0) throw new Error(`${purpose}: ${answer.msg}`);
      two.push({ key, uses: new Map() });
    }
    files.set(purpose, two);
  }
  return files;
}

const states = async () => new Map((await world.site.site.platform.db.select().from(uploads)).map(({ key, state }) => [key, state]));

for (const { runs, tags } of [few, many])
  test(
    `a file is there as long as anything that uses it, and gone once nothing does, whoever lets it go in which order, ${runs} runs`,
    { timeout: 600_000, tags },
    async () => {
      const all = owners();
      expect(Object.keys(all).sort()).toEqual(groups.flat().sort());
      const { site } = world;
      await fc.assert(
        fc.asyncProperty(steps, async (acts) => {
          await begin();
          const files = await upload(new Set(acts.flatMap((step) => (step.act === 'put' ? (all[step.owner]?.purposes ?? []) : []))));
          let running: Running[] = [];
          const last = new Map<string, number>();
          const later = async (ms: number) => {
            site.clock.set(site.clock.now() + ms);
            await begin();
            // Files that were never used are orphans.
            for (const [purpose, two] of files)
              files.set(
                purpose,
                two.filter(({ uses }) => uses.size > 0),
              );
          };
          const over = (use: Running, life: number) => {
            running = running.filter((each) => each !== use);
            for (const file of use.files) file.uses.set(use.number, site.clock.now() + life);
          };
          const isGone = ({ uses }: Stored) => uses.size === 0 || [...uses.values()].every((until) => until <= site.clock.now());
          for (const step of acts) {
            if (step.act === 'put') {
              const owner = all[step.owner];
              if (!owner) throw new Error(step.owner);
              // Some actions have a daily limit.
              if (site.clock.now() - (last.get(step.owner) ?? 0) < day) await later(25 * hour);
              const taken = owner.purposes.map((purpose, side) => files.get(purpose)?.[(step.pick + side) % 2]);
              const chosen = taken.filter((file) => file !== undefined && (file.uses.size === 0 || !isGone(file))) as Stored[];
              const [first] = chosen;
              const others = running.filter(
                ({ files: [other] }) => other && files.get(owner.purposes[0] ?? 'post')?.includes(other),
              ).length;
              if (!first || chosen.length < taken.length) continue;
              if (step.owner === 'message' && first.uses.size > 0) continue;
              if ((step.owner === 'verification' && others > 0) || (step.owner.endsWith('group') && others > 3)) continue;
              last.set(step.owner, site.clock.now());
              const use = await owner.put(chosen.map(({ key }) => key));
              const before = running.find(({ replaces }) => replaces && replaces.place === use.replaces?.place);
              if (before) over(before, use.replaces?.life ?? 0);
              const number = (serial += 1);
              for (const file of chosen) file.uses.set(number, use.lasts === undefined ? Infinity : site.clock.now() + use.lasts);
              running.push({ ...use, number, files: chosen });
            } else if (step.act === 'end') {
              const use = running[step.pick % running.length];
              if (use?.end) over(use, await use.end());
            } else {
              await later(step.hours * hour);
            }
            await site.site.uploads.sweep();
            const now = await states();
            for (const two of files.values())
              for (const file of two)
                if (file.uses.size > 0)
                  expect({ after: step, key: file.key, state: now.get(file.key) }).toEqual({
                    after: step,
                    key: file.key,
                    state: isGone(file) ? 'gone' : 'kept',
                  });
          }
          for (const use of running) if (use.end) over(use, await use.end());
        }),
        { numRuns: runs, endOnFailure: true, ...(process.env.PITCHSIDE_SEED && { seed: Number(process.env.PITCHSIDE_SEED) }) },
      );
    },
  );

test('a picture of two plans stays with the one that was sold when the other is taken back', async () => {
  await begin();
  const { site, people } = world;
  const { key } = await testUpload(site, author.token, 'post');
  const [sold, other] = [
    await world.onSale(await world.match(), { pictures: [key] }),
    await world.onSale(await world.match(), { pictures: [key] }),
  ];
  const fan = await people.newcomer();
  await people.fund(fan, 100);
  expect(await world.unlock(fan, sold)).toMatchObject({ code: 0 });
  await post('plan/withdraw', { id: other });
  await site.site.uploads.sweep();
  expect(JSON.stringify(await world.info(sold, fan))).toContain(`/u/${key}.jpg`);
  expect(await site.site.uploads.readPublic(`${key}.jpg`)).toBeInstanceOf(Buffer);
});
