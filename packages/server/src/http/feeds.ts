import { createHash } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { circleDetail, postList } from '@pitchside/api/content/community';
import { getHeadlines } from '@pitchside/api/content/news';
import { clipList } from '@pitchside/api/live/clips';
import { getRoomInfo } from '@pitchside/api/live/live';
import { userVideos } from '@pitchside/api/content/videos';
import { personaInfo } from '@pitchside/api/member/follow';
import { seasonFixtures, seasonRounds } from '@pitchside/api/scores/competitions';
import type { FastifyInstance } from 'fastify';
import { CallError } from '../platform/callError.ts';
import { refuseStatus } from './envelope.ts';
import { addressed, firstLine, iso } from './head/headParts.ts';
import { matchPath, matchTexts } from './head/matchTexts.ts';
import type { HeadSource } from './head/pageHead.types.ts';
import { languageIn, type Heads } from './head/readHead.ts';
import { escapeText } from './plainPage.ts';
import { AllowanceUsedUp } from './visitorAnswers.ts';

/** Entries of a feed. */
const most = 30;

interface Entry {
  title: string;
  summary: string;
  path: string;
  at: number;
  /** Whose it is; the site's own without one. */
  by?: string;
  lang?: string;
}
interface Feed {
  title: string;
  /** The page that shows the same. */
  path: string;
  entries: readonly Entry[];
}

/** An object of content as it comes in a list. */
interface Item {
  id: string;
  author: { user_nickname: string };
  published_at: number;
  lang: string;
}
const entry = ({ id, author, published_at, lang }: Item, page: string, title: string, summary: string): Entry => ({
  title,
  summary,
  path: addressed(page, { id }),
  at: published_at,
  by: author.user_nickname,
  lang,
});
const postEntry = (post: Item & { content: string }, source: HeadSource): Entry =>
  entry(post, '/circle-detail', firstLine(post.content) || source.say(msg({ id: 'feed.post', message: '帖子' })), post.content);

async function news(source: HeadSource): Promise<Feed> {
  const { list } = await source.ask(getHeadlines, { lang: source.language, limit: most });
  return {
    title: source.say(msg({ id: 'head.news', message: '头条' })),
    path: '/news',
    entries: list.map((article) => entry(article, '/detail', article.title, article.summary)),
  };
}

async function circle(source: HeadSource, id: string): Promise<Feed> {
  const [{ name }, { list }] = await Promise.all([
    source.ask(circleDetail, { id }),
    source.ask(postList, { circle_id: id, feed: 'new', lang: source.language, limit: most }),
  ]);
  return { title: name, path: addressed('/circle', { id }), entries: list.map((post) => postEntry(post, source)) };
}

async function author(source: HeadSource, id: string): Promise<Feed> {
  const [{ member }, articles, posts, videos] = await Promise.all([
    source.ask(personaInfo, { id }),
    source.ask(getHeadlines, { user_id: id, limit: most }),
    source.ask(postList, { user_id: id, feed: 'new', limit: most }),
    source.ask(userVideos, { user_id: id, limit: most }),
  ]);
  return {
    title: member.user_nickname,
    path: addressed('/persona', { id }),
    entries: [
      ...articles.list.map((article) => entry(article, '/detail', article.title, article.summary)),
      ...posts.list.map((post) => postEntry(post, source)),
      ...videos.list.map((video) => entry(video, '/video-player', video.title, video.about)),
    ],
  };
}

/** Clips of a room. */
async function clips(source: HeadSource, id: string): Promise<Feed> {
  const [{ room }, { list }] = await Promise.all([source.ask(getRoomInfo, { id }), source.ask(clipList, { room_id: id, limit: most })]);
  const name = room.title;
  return {
    title: source.say(msg({ id: 'feed.clips', message: `${name}：片段` })),
    path: addressed('/live', { id }),
    entries: list.map((clip) => ({
      title: clip.title,
      summary: clip.title,
      path: addressed('/clip', { id: clip.id }),
      at: clip.created_at,
      by: clip.maker?.user_nickname ?? clip.anchor.user_nickname,
    })),
  };
}

/** Results of the round that is on, and of the one before. */
const results =
  (sport: string) =>
  async (source: HeadSource, id: string): Promise<Feed> => {
    const { rounds } = await source.ask(seasonRounds, { id });
    const current = Math.max(
      0,
      rounds.findIndex((round) => round.is_current),
    );
    const shown = await Promise.all(
      rounds.slice(Math.max(0, current - 1), current + 1).map((round) => source.ask(seasonFixtures, { id, round: round.id })),
    );
    const over = shown.flatMap(({ list }) => list).filter(({ status }) => status === 'finished');
    const name = over[0]?.competition.name ?? source.site;
    return {
      title: source.say(msg({ id: 'feed.results', message: `${name}：赛果` })),
      path: addressed(`/base-${sport}`, { id }),
      entries: over.map((match) => {
        const { sides, state, league } = matchTexts(match, source);
        return { title: sides, summary: `${league}, ${state}`, path: matchPath(match), at: match.kickoff_at };
      }),
    };
  };

/** Feeds by the pattern of their path, whose last part is an id where there is one. */
const feeds: readonly (readonly [RegExp, (source: HeadSource, id: string) => Promise<Feed>])[] = [
  [/^news$/, news],
  [/^circle\/([1-9]\d{0,14})$/, circle],
  [/^author\/([1-9]\d{0,14})$/, author],
  [/^clips\/([1-9]\d{0,14})$/, clips],
  [/^results\/football\/([\w-]{1,80})$/, results('football')],
  [/^results\/basketball\/([\w-]{1,80})$/, results('basketball')],
];

/** Text inside XML: escaped, without characters that XML does not know. */
const inXml = (text: string): string =>
  escapeText(text.toWellFormed().replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''));

/** A feed as Atom (RFC 4287). */
function atom({ title, path, entries }: Feed, self: string, { link, site, language }: HeadSource): string {
  const updated = Math.max(0, ...entries.map(({ at }) => at));
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${inXml(self)}</id><title>${inXml(`${title} - ${site}`)}</title><updated>${iso(updated)}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${inXml(self)}"/><link rel="alternate" type="text/html" href="${inXml(link(path))}"/>`,
    `<author><name>${inXml(site)}</name></author>\n`,
    ...entries.map(
      (each) =>
        `<entry${each.lang === undefined ? '' : ` xml:lang="${each.lang}"`}><id>${inXml(link(each.path))}</id><title>${inXml(each.title)}</title><link rel="alternate" type="text/html" href="${inXml(link(each.path))}"/><published>${iso(each.at)}</published><updated>${iso(each.at)}</updated>${each.by === undefined ? '' : `<author><name>${inXml(each.by)}</name></author>`}<summary>${inXml(each.summary)}</summary></entry>\n`,
    ),
    '</feed>\n',
  ].join('');
}

/** `/feeds/<what>.atom`: news, posts of a circle, works of an author, results of a competition, clips of a room; in the `?lang=`. */
export function installFeeds(app: FastifyInstance, heads: Heads): void {
  app.get<{ Params: { '*': string } }>('/feeds/*', async (request, reply) => {
    const [, path = ''] = /^(.{1,120})\.atom$/.exec(request.params['*']) ?? [];
    const [pattern, make] = feeds.find(([each]) => each.test(path)) ?? [];
    if (!pattern || !make) return refuseStatus(request, reply, 404);
    const query = new URLSearchParams(request.url.split('?', 2)[1]);
    const language = languageIn(query) ?? 'zh';
    const source = heads.sourceOf({ pathname: request.url, query: new URLSearchParams(), language, address: request.ip });
    try {
      const found = await make(source, pattern.exec(path)?.[1] ?? '');
      const entries = found.entries.toSorted((one, other) => other.at - one.at).slice(0, most);
      const text = atom({ ...found, entries }, source.link(`/feeds/${path}.atom`), source);
      const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
      // HTTP tells whole seconds.
      const changed = Math.floor((entries[0]?.at ?? 0) / 1_000) * 1_000;
      void reply
        .header('etag', tag)
        .header('last-modified', new Date(changed).toUTCString())
        .header('cache-control', 'public, max-age=300')
        .header('content-language', language);
      const asked = request.headers['if-none-match'];
      const since = Date.parse(request.headers['if-modified-since'] ?? '');
      // A tag counts before a date (RFC 9110, 13.2.2).
      if (asked === undefined ? since >= changed : asked.split(/\s*,\s*/).includes(tag)) return await reply.status(304).send();
      return await reply.header('content-type', 'application/atom+xml; charset=utf-8').send(text);
    } catch (error) {
      if (error instanceof CallError) return refuseStatus(request, reply, 404);
      if (error instanceof AllowanceUsedUp) return refuseStatus(request, reply.header('retry-after', 60), 429);
      throw error;
    }
  });
}
