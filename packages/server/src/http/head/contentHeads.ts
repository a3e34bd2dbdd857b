import { msg } from '@lingui/core/macro';
import { postInfo } from '@pitchside/api/content/community';
import { articleInfo } from '@pitchside/api/content/news';
import { getVideoInfo } from '@pitchside/api/content/videos';
import { idIn } from '@pitchside/api/screens/question';
import { addressed, brief, cardOf, counted, firstLine, iso, person } from './headParts.ts';
import { parentLink } from './listedHeads.ts';
import type { HeadMaker } from './pageHead.types.ts';

/** Head of /detail. */
export const article: HeadMaker = async (source) => {
  const id = idIn(source.query);
  if (id === undefined) return undefined;
  const { article: found } = await source.ask(articleInfo, { id });
  if (!found) return undefined;
  const path = addressed('/detail', { id });
  const about = brief(found.summary || found.title);
  return {
    title: found.title,
    description: about,
    path,
    type: 'article',
    card: { kind: 'text', label: found.section.name, title: found.title, by: found.source || found.author.user_nickname },
    data: [
      {
        '@type': 'NewsArticle',
        headline: [...found.title].slice(0, 110).join(''),
        description: about,
        image: [source.file(cardOf(path, source)), ...(found.cover ? [source.file(found.cover.large)] : [])],
        datePublished: iso(found.published_at),
        author: person(found.author, source),
        publisher: { '@type': 'Organization', name: source.site, url: source.link('/main') },
        mainEntityOfPage: source.link(path),
        articleSection: found.section.name,
        keywords: found.tags,
        inLanguage: found.lang,
      },
    ],
    trail: [parentLink('/news', source), { name: found.section.name, path: addressed('/news', { section: found.section.id }) }],
    feeds: [
      { name: source.site, path: '/feeds/news.atom' },
      { name: found.author.user_nickname, path: `/feeds/author/${found.author.id}.atom` },
    ],
  };
};

/** Head of /circle-detail. */
export const post: HeadMaker = async (source) => {
  const id = idIn(source.query);
  if (id === undefined) return undefined;
  const { post: found } = await source.ask(postInfo, { id });
  if (!found) return undefined;
  const path = addressed('/circle-detail', { id });
  const by = found.author.user_nickname;
  // The title is the first line of what was written: a post has none of its own.
  const first = firstLine(found.content);
  const title = first === '' ? source.say(msg({ id: 'head.post', message: `${by} 的帖子` })) : first;
  return {
    title,
    description: brief(found.content) || title,
    path,
    type: 'article',
    card: { kind: 'text', label: found.circle.name, title, by },
    data: [
      {
        '@type': 'DiscussionForumPosting',
        headline: title,
        text: found.content || title,
        author: person(found.author, source),
        datePublished: iso(found.published_at),
        url: source.link(path),
        mainEntityOfPage: source.link(path),
        commentCount: found.comments,
        interactionStatistic: [counted('LikeAction', found.likes), counted('CommentAction', found.comments)],
        ...(found.pictures.length > 0 && { image: found.pictures.map(({ large }) => source.file(large)) }),
        inLanguage: found.lang,
      },
    ],
    trail: [parentLink('/circle', source), { name: found.circle.name, path: addressed('/circle', { id: found.circle.id }) }],
    feeds: [
      { name: found.circle.name, path: `/feeds/circle/${found.circle.id}.atom` },
      { name: by, path: `/feeds/author/${found.author.id}.atom` },
    ],
  };
};

/** Head of /video-player. */
export const video: HeadMaker = async (source) => {
  const id = idIn(source.query);
  if (id === undefined) return undefined;
  const { video: found } = await source.ask(getVideoInfo, { id });
  if (!found) return undefined;
  const path = addressed('/video-player', { id });
  const about = brief(found.about || `${found.title} – ${found.author.user_nickname}`);
  return {
    title: found.title,
    description: about,
    path,
    type: 'video.other',
    card: { kind: 'text', label: found.category.name, title: found.title, by: found.author.user_nickname },
    data: [
      {
        '@type': 'VideoObject',
        name: found.title,
        description: about,
        thumbnailUrl: [source.file(found.clip.cover)],
        uploadDate: iso(found.published_at),
        duration: `PT${Math.max(1, Math.round(found.clip.seconds))}S`,
        contentUrl: source.file(found.clip.url),
        url: source.link(path),
        author: person(found.author, source),
        keywords: found.tags,
        inLanguage: found.lang,
        interactionStatistic: [counted('WatchAction', found.views), counted('LikeAction', found.likes)],
      },
    ],
    trail: [
      parentLink('/video-list', source),
      { name: found.category.name, path: addressed('/video-classify', { id: found.category.id }) },
    ],
    feeds: [{ name: found.author.user_nickname, path: `/feeds/author/${found.author.id}.atom` }],
  };
};
