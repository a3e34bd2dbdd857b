import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';

/** Every page that is about one thing, with the id of a real one in each state that it has; found in the running site. */
interface State {
  name: string;
  route: string;
  /** Finds ids in that state; the demo world has them all once it has filled up. */
  find: (page: Page) => Promise<string | undefined>;
}

type Row = Record<string, unknown>;
const ask = async (page: Page, path: string, body?: object): Promise<Row[]> => {
  const answer = body ? await page.request.post(`/api/${path}`, { data: body }) : await page.request.get(`/api/${path}`);
  const { data } = (await answer.json()) as { data: { list?: Row[] } | null };
  return data?.list ?? [];
};
const first =
  (path: string, body?: object, is: (row: Row) => boolean = () => true): State['find'] =>
  async (page) => {
    const found = (await ask(page, path, body)).find(is)?.id;
    return typeof found === 'string' ? found : undefined;
  };

const playing = /half|^q\d|playing|between|extra|penalties|overtime/;
/** A match of a sport in a third of its life, on the days around today. */
const matchOf = (sport: string, state: 'before' | 'playing' | 'after'): State['find'] => {
  const day = 86_400_000;
  const isSo = ({ status, sport: own }: Row) => {
    const is = playing.test(String(status)) ? 'playing' : status === 'finished' ? 'after' : status === 'scheduled' ? 'before' : 'off';
    return is === state && own === sport;
  };
  return async (page) => {
    const rows = await ask(page, `schedule/matches?from=${Date.now() - day}&until=${Date.now() + day}`);
    const found = rows.map(({ match }) => match as Row).find(isSo);
    return found && String(found.id);
  };
};

const tabs = ['situation', 'lineups', 'analysis', 'index', 'text', 'rooms'];
const states: readonly State[] = [
  ...['football', 'basketball', 'esports'].flatMap((sport) =>
    (['before', 'playing', 'after'] as const).flatMap((state) =>
      (sport === 'football' ? tabs : ['situation']).map((tab) => ({
        name: `match ${sport} ${state} ${tab}`,
        route: `/score-detail?id={id}&tab=${tab}`,
        find: matchOf(sport, state),
      })),
    ),
  ),
  { name: 'room live', route: '/live?id={id}', find: first('live_streaming/getLiveList') },
  {
    name: 'room official',
    route: '/live?id={id}',
    find: first('live_streaming/getLiveList?limit=100', undefined, (row) => row.is_official === true),
  },
  { name: 'room that talks', route: '/live?id={id}', find: first('live_streaming/getLiveList?category=talk') },
  { name: 'article', route: '/detail?id={id}', find: first('Portal_post/getList2') },
  { name: 'post', route: '/circle-detail?id={id}', find: first('anchor_dynamics/userPostList') },
  { name: 'circle', route: '/circle?id={id}', find: first('circle/list') },
  { name: 'video', route: '/video-player?id={id}', find: first('Video/getList', {}) },
  { name: 'video category', route: '/video-classify?type=3&id={id}', find: first('Videoclassification') },
  { name: 'expert', route: '/specialist-home?type=0&id={id}', find: first('expert/list') },
  { name: 'expert words', route: '/specialist-home?type=1&id={id}', find: first('expert/list') },
  { name: 'plan on sale', route: '/specialist-detail?id={id}', find: first('plan/list') },
  { name: 'plan settled', route: '/specialist-detail?id={id}', find: first('plan/list?of=settled') },
  { name: 'league', route: '/base-football?id={id}', find: async () => 'epl' },
  { name: 'somebody', route: '/persona?id={id}', find: async () => '1' },
];

/** Pages about nothing that there is. */
const unknown = ['/score-detail', '/live', '/detail', '/circle-detail', '/video-player', '/specialist-detail', '/persona'].map(
  (path) => `${path}?id=999999999`,
);

const worlds = [
  { lang: 'zh', theme: 'day', as: undefined },
  { lang: 'en', theme: 'night', as: 'fan' },
  { lang: 'vi', theme: 'day', as: 'fan' },
] as const;

worlds.forEach(({ lang, theme, as }, world) => {
  test(`axe finds nothing on pages of real things in every state: ${lang} by ${theme}`, async ({ visit }) => {
    test.setTimeout(900_000);
    const page = await visit({ lang, theme, ...(as && { as }) });
    const looked: string[] = [];
    for (const [index, { name, route, find }] of states.entries()) {
      // Each state is looked at in one world; the places of matches in all of them.
      if (index % worlds.length !== world && !name.startsWith('match football')) continue;
      const id = await find(page);
      if (id === undefined) continue;
      looked.push(name);
      await look(page, route.replace('{id}', encodeURIComponent(id)), 1_500);
    }
    for (const route of unknown) await look(page, route, 1_000);
    // The demo world always has these; a list that answers nothing would look at nothing.
    for (const state of ['before', 'after']) expect(looked.join(), state).toContain(`match football ${state}`);
    expect(looked.length).toBeGreaterThan(10);
  });
});
