import { msg } from '@lingui/core/macro';
import { getClip } from '@pitchside/api/live/clips';
import { idIn } from '@pitchside/api/screens/question';
import { addressed, cardOf, iso, person } from './headParts.ts';
import { parentLink } from './listedHeads.ts';
import { matchPath, matchTexts } from './matchTexts.ts';
import type { HeadMaker } from './pageHead.types.ts';

/** Head of /clip: a short film that plays at once. Shared without the score it names the match alone. */
export const clip: HeadMaker = async (source) => {
  const { query, ask, say, link, file, hidesScore } = source;
  const id = idIn(query);
  if (id === undefined) return undefined;
  const { clip: found } = await ask(getClip, { id });
  if (found.url === null) return undefined;
  const path = addressed('/clip', { id });
  const sides = found.match && matchTexts(found.match, { ...source, hidesScore: true }).sides;
  const title = hidesScore && sides ? say(msg({ id: 'head.clipOf', message: `${sides}：片段` })) : found.title;
  const by = found.maker?.user_nickname ?? found.anchor.user_nickname;
  const about = [title, found.room.title, by].join(' – ');
  return {
    title,
    description: about,
    path,
    type: 'video.other',
    video: { url: file(found.url), width: found.width, height: found.height },
    card: { kind: 'text', label: say(msg({ id: 'head.clipLabel', message: '片段' })), title, by },
    data: [
      {
        '@type': 'VideoObject',
        name: title,
        description: about,
        thumbnailUrl: [file(cardOf(path, source))],
        uploadDate: iso(found.created_at),
        duration: `PT${Math.max(1, Math.round(found.length / 1_000))}S`,
        contentUrl: file(found.url),
        url: link(path),
        author: person(found.maker ?? found.anchor, source),
      },
    ],
    trail: [
      found.match && sides ? { name: sides, path: matchPath(found.match) } : parentLink('/anchor', source),
      { name: found.room.title, path: addressed('/live', { id: found.room.id }) },
    ],
    feeds: [{ name: found.room.title, path: `/feeds/clips/${found.room.id}.atom` }],
  };
};
