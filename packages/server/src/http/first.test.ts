import { screenQuestions } from '@pitchside/api/screens';
import { expect, test } from 'vitest';
import { createLocalBus } from '../ports/bus/local.ts';
import { createResponseCache } from './responseCache.ts';
import type { Language } from '../text/local.ts';
import { createFirstAnswers, languageOf, type FirstParts, type PageAddress } from './first.ts';

const rooms = { list: [], total: 0, page: 1, limit: 16, about: null };
const matches = { list: [] };
const system = {
  ...{ site_name: 'a</script><script>', site_name_zh: '场', websocket_address: '/ws', CountryCode: [], captcha: 'slide', simulated: true },
  ...{ weibo_qr_code: null, apply_for_anchor: null, feedback_qq: null, customer_service_email: null, icp_record: null },
  ...{
    streaming_software_url: null,
    app_ios_url: null,
    app_android_url: null,
    mobile_origin: null,
    captcha_app_id: null,
    im: 'own',
    im_server: null,
  },
};

/** Answers of a site with test handlers. */
function site(handlers: Record<string, (params: unknown) => Promise<unknown>> = {}, more: Pick<FirstParts, 'allows' | 'uploads'> = {}) {
  const parts = {
    handlers: {
      getLiveList: async () => rooms,
      recommendedMatches: async () => matches,
      getSystemConfig: async () => system,
      ...handlers,
    },
    responseCache: createResponseCache({ bus: createLocalBus() }),
    invalidatedBy: {},
    personalFields: {},
    ...more,
  };
  const answers = createFirstAnswers(parts);
  return async (page: PageAddress, language: Language, address: string) => (await answers(page, { language, address })).block;
}

const main = { screen: 'Main', query: new URLSearchParams() };
const contents = (block: string): unknown =>
  JSON.parse(/^<script type="application\/json" id="first-answers">(.*)<\/script>$/s.exec(block)?.[1] ?? 'null');

test('the first page has its first answers with it, in the language of its cookie, and nothing of them ends the block', async () => {
  const block = await site()(main, languageOf('token=x; lang=vi'), '10.0.0.1');
  expect(contents(block)).toMatchObject({
    lang: 'vi',
    answers: {
      'live_streaming/getLiveList?page=1&limit=16&sort=hot': { code: 0, data: { total: 0 } },
      'hot_match/recommend?sport=football&limit=40': { code: 0 },
      'Universal/systemConfig': { code: 0 },
    },
  });
  expect(block.match(/<\/script>/g)).toHaveLength(1);
});

test.each([
  ['another screen', 'Football', site()],
  ['a call that fails', 'Main', site({ getLiveList: () => Promise.reject(new Error('no')) })],
  ['a call that takes too long', 'Main', site({ getLiveList: () => new Promise(() => undefined) })],
])('%s leaves the page as it is', async (_what, screen, firstAnswers) => {
  expect(await firstAnswers({ screen, query: new URLSearchParams() }, 'zh', '10.0.0.1')).toBe('');
});

const article = { article: null, related: [], state: 'shown', reason: '' };

test('the page of an article has the answer about it, apart for visitors, while the allowance of the address lasts', async () => {
  const asked: unknown[] = [];
  const articleInfo = async (params: unknown) => {
    asked.push(params);
    return article;
  };
  const detail = { screen: 'Detail', query: new URLSearchParams('id=7') };
  expect(contents(await site({ articleInfo })(detail, 'zh', '10.0.0.1'))).toMatchObject({
    answers: {},
    visitors: { 'Portal_post/info?id=7': { code: 0 } },
  });
  const allows = async () => false;
  expect(await site({ articleInfo }, { allows })(detail, 'zh', '10.0.0.1')).toBe('');
  expect(await site({ articleInfo })({ ...detail, query: new URLSearchParams('id=x') }, 'zh', '10.0.0.1')).not.toContain('Portal_post');
  expect(asked).toEqual([{ id: '7' }]);
});

test('the page of a match has the table and the clips that its answer leads to', async () => {
  const asked: unknown[] = [];
  const answer = (name: string) => async (params: unknown) => {
    asked.push([name, params]);
    throw new Error('enough');
  };
  const match = { id: 'm1', sport: 'football', competition: { id: 'epl' } };
  const questions = screenQuestions('ScoreDetail', new URLSearchParams('id=m1'), { language: 'zh' });
  expect(questions[0]?.next?.({ match }).map(({ input }) => input)).toEqual([
    { id: 'epl', live: 1 },
    { match_id: 'm1', limit: 50 },
  ]);
  expect(questions[0]?.next?.({ match: { ...match, sport: 'esports' } })).toEqual([]);
  const handlers = { matchBattle: answer('battle'), matchDetail: answer('detail') };
  expect(await site(handlers)({ screen: 'ScoreDetail', query: new URLSearchParams('id=m1') }, 'zh', '10.0.0.1')).toBe('');
  expect(asked).toContainEqual(['battle', { type: 'football', id: 'm1' }]);
});

const film = {
  ...{ state: 'shown', reason: '', processing: null, chapters: [], danmaku_heat: [], is_followed: false },
  video: {
    ...{ id: '7', title: '</video>', about: '', tags: [], category: { id: '1', name: '看台' }, match: null, lang: 'zh' },
    ...{ author: { id: '3', user_nickname: '阿南', avatar: 'a', level: 1, exp_icon: '', is_anchor: false }, published_at: 0 },
    ...{ likes: 0, comments: 0, favorites: 0, shares: 0, views: 0, heat: 0, is_liked: false, is_favorite: false, is_own: false },
    clip: { url: '/u/a"b.mp4', cover: '', seconds: 9, width: 640, height: 360 },
  },
};

test.each([
  ['where it lies', film, () => 'http://files.example.com', 'http://files.example.com/a&quot;b.mp4'],
  ['by the way that leads to it', film, () => undefined, '/u/a&quot;b.mp4'],
])('the film of a page comes with its first answers, %s', async (_how, info, uploads, address) => {
  const handlers = { getVideoInfo: async () => info, nextVideos: async () => ({ list: [] }) };
  const block = await site(handlers, { uploads })({ screen: 'VideoPlayer', query: new URLSearchParams('id=7') }, 'zh', '10.0.0.1');
  expect(block).toContain('</script><video');
  expect(block.slice(block.indexOf('<video'))).toBe(
    `<video id="first-film" data-of="/u/a&quot;b.mp4" src="${address}" preload="auto" playsinline hidden></video>`,
  );
});

test('a video that cannot be seen has no film on its page', async () => {
  const handlers = { getVideoInfo: async () => ({ ...film, video: null, state: 'gone' }), nextVideos: async () => ({ list: [] }) };
  const block = await site(handlers)({ screen: 'VideoPlayer', query: new URLSearchParams('id=7') }, 'zh', '10.0.0.1');
  expect(block).toContain('Video/getVideoInfo');
  expect(block).not.toContain('<video id');
});

test('a cookie that says nothing known means Chinese', () => {
  expect([languageOf(undefined), languageOf('lang=xx'), languageOf('slang=en'), languageOf('a=b;lang=en')]).toEqual([
    'zh',
    'zh',
    'zh',
    'en',
  ]);
});
