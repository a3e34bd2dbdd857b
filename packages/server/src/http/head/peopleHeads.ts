import { msg } from '@lingui/core/macro';
import { expertInfo, planInfo } from '@pitchside/api/experts/plans';
import { getRoomInfo, type Room } from '@pitchside/api/live/live';
import { livePlayback } from '@pitchside/api/live/studio';
import { personaInfo } from '@pitchside/api/member/follow';
import { sports } from '@pitchside/api/scores/matches';
import { embedPath } from '@pitchside/api/screens/EmbedFrame';
import { idIn } from '@pitchside/api/screens/question';
import { addressed, brief, cardOf, counted, iso, nameIn, person } from './headParts.ts';
import { parentLink } from './listedHeads.ts';
import { matchTexts, sportsEvent } from './matchTexts.ts';
import type { HeadMaker, HeadSource, LinkedData } from './pageHead.types.ts';
import { matchHead } from './scoresHeads.ts';

/** The same as the page for other sites' frames. */
const embedOf = (kind: 'room' | 'expert', id: string, height: number) => ({
  path: embedPath({ kind, id, sport: 'football', theme: 'auto', hidesScore: false, hidesChat: false }),
  width: 480,
  height,
});

/** A stream that is on, as a video that is broadcast right now. */
function liveVideo(room: Room, path: string, source: HeadSource, about: string): LinkedData {
  const event = room.match && sportsEvent(room.match, matchTexts(room.match, source), source);
  return {
    '@type': 'VideoObject',
    name: room.title,
    description: about,
    thumbnailUrl: source.file(cardOf(path, source)),
    uploadDate: iso(room.started_at ?? 0),
    url: source.link(path),
    author: person(room.anchor, source),
    publication: {
      '@type': 'BroadcastEvent',
      name: room.title,
      isLiveBroadcast: true,
      startDate: iso(room.started_at ?? 0),
      url: source.link(path),
      ...(event && { broadcastOfEvent: event }),
    },
  };
}

/** Head of /live: a room, a replay, or the match that rooms show. */
export const live: HeadMaker = async (source) => {
  const { query, ask, say } = source;
  const replay = idIn(query, 'replay');
  if (replay !== undefined) {
    const { broadcast, room } = await ask(livePlayback, { id: replay });
    const title = say(msg({ id: 'head.replay', message: `${broadcast.title}（回放）` }));
    const about = say(msg({ id: 'head.replayAbout', message: `${room.anchor.user_nickname} 的直播回放。` }));
    return {
      title,
      description: about,
      path: addressed('/live', { replay }),
      type: 'video.other',
      card: {
        kind: 'text',
        label: say(msg({ id: 'head.replayLabel', message: '回放' })),
        title: broadcast.title,
        by: room.anchor.user_nickname,
      },
      trail: [parentLink('/anchor', source), { name: room.title, path: addressed('/live', { id: room.id }) }],
    };
  }
  const shown = nameIn(query, 'match_id');
  if (shown !== undefined) return matchHead(source, shown, sports.find((one) => one === query.get('sport')) ?? 'football');
  const id = idIn(query);
  if (id === undefined) return undefined;
  const { room } = await ask(getRoomInfo, { id });
  const isLive = room.status === 'live';
  const state = isLive ? say(msg({ id: 'head.onAir', message: '正在直播' })) : say(msg({ id: 'head.offAir', message: '未开播' }));
  const on = room.match && matchTexts(room.match, { ...source, hidesScore: true });
  const about = on
    ? say(msg({ id: 'head.roomMatchAbout', message: `${room.anchor.user_nickname} 解说 ${on.sides}（${on.league}），${state}。` }))
    : say(msg({ id: 'head.roomAbout', message: `${room.anchor.user_nickname} 的直播间，${state}。` }));
  const path = addressed('/live', { id });
  return {
    title: say(msg({ id: 'head.room', message: `${room.title} – ${room.anchor.user_nickname}，${state}` })),
    description: about,
    path,
    type: 'video.other',
    card: { kind: 'text', label: state, title: room.title, by: [room.anchor.user_nickname, on?.sides].filter(Boolean).join(' · ') },
    ...(isLive && { data: [liveVideo(room, path, { ...source, hidesScore: true }, about)] }),
    trail: [parentLink('/anchor', source)],
    embed: embedOf('room', id, 640),
  };
};

/** Head of /persona. */
export const member: HeadMaker = async (source) => {
  const id = idIn(source.query);
  if (id === undefined) return undefined;
  const { member: found, sign, fans, room } = await source.ask(personaInfo, { id });
  const name = found.user_nickname;
  const about = brief(sign) || source.say(msg({ id: 'head.personaAbout', message: `${name} 的帖子、视频和关注。` }));
  const path = addressed('/persona', { id });
  return {
    title: source.say(msg({ id: 'head.persona', message: `${name} 的主页` })),
    description: about,
    path,
    type: 'profile',
    card: {
      kind: 'text',
      label: source.say(msg({ id: 'head.personaLabel', message: '个人主页' })),
      title: name,
      by: brief(sign) || (room?.title ?? ''),
    },
    data: [
      {
        '@type': 'ProfilePage',
        mainEntity: {
          ...person(found, source),
          ...(sign !== '' && { description: sign }),
          interactionStatistic: counted('FollowAction', fans),
        },
      },
    ],
    feeds: [{ name, path: `/feeds/author/${id}.atom` }],
  };
};

/** Head of /specialist-home. */
export const expert: HeadMaker = async (source) => {
  const id = idIn(source.query);
  if (id === undefined) return undefined;
  const found = await source.ask(expertInfo, { id });
  const { won, settled } = { won: found.record.all.won, settled: found.record.all.settled };
  return {
    title: source.say(msg({ id: 'head.expert', message: `专家 ${found.user_nickname}` })),
    description:
      settled > 0
        ? source.say(msg({ id: 'head.expertAbout', message: `${found.user_nickname} 的战绩：已结算 ${settled} 条方案，命中 ${won} 条。` }))
        : source.say(msg({ id: 'head.expertNew', message: `${found.user_nickname} 的方案和战绩。` })),
    path: addressed('/specialist-home', { type: '0', id }),
    type: 'profile',
    card: {
      kind: 'text',
      label: source.say(msg({ id: 'head.expertLabel', message: '专家' })),
      title: found.user_nickname,
      by: settled > 0 ? `${won}/${settled}` : '',
    },
    trail: [parentLink('/specialist', source)],
    embed: embedOf('expert', id, 360),
  };
};

/** Head of /specialist-detail. */
export const plan: HeadMaker = async (source) => {
  const id = idIn(source.query);
  if (id === undefined) return undefined;
  const found = await source.ask(planInfo, { id });
  const { sides, league } = matchTexts(found.match, { ...source, hidesScore: true });
  return {
    title: `${found.title} – ${found.author.user_nickname}`,
    description: brief(`${sides}, ${league}. ${found.teaser}`),
    path: addressed('/specialist-detail', { id }),
    type: 'article',
    card: { kind: 'text', label: sides, title: found.title, by: found.author.user_nickname },
    trail: [
      parentLink('/specialist', source),
      { name: found.author.user_nickname, path: addressed('/specialist-home', { type: '0', id: found.author.id }) },
    ],
  };
};
