import * as z from 'zod/mini';
import { commentsOf, keeping, liking, saying } from '../content/content.contract.ts';
import {
  comment,
  commented,
  contentLanguage,
  contentLimits,
  contentPeriods,
  contentStates,
  cursor,
  favorite,
  feedOf,
  liked,
  threads,
} from '../content/content.schema.ts';
import { defineCall } from '../../contract/define.ts';
import { id, integer, text } from '../../contract/fields.ts';
import { chapter, heatParts, ownVideo, rankedAuthor, video, videoDanmaku, videoRankings } from './videos.schema.ts';

const goesOn = { before: z.optional(cursor), limit: z._default(integer(1, 50), 24) };

export const videoSorts = ['new', 'hot'] as const;

export const videoGetList = defineCall({
  method: 'POST',
  path: 'Video/getList',
  caller: 'public',
  rate: 'read',
  cache: 'anonymous',
  summary:
    'Videos with filters: category (with its parts), league, match, team, tag, of whom the caller follows; the newest first, or the hottest of the month and then the newest.',
  input: z.object({
    category_id: z.optional(id),
    competition_id: z.optional(id),
    match_id: z.optional(id),
    team_id: z.optional(id),
    tag: z.optional(text(contentLimits.tag)),
    /** Only videos of authors whom the caller follows; empty for visitors. */
    followed: z._default(z.boolean(), false),
    /** Videos in one language alone; as long as a list has none in it, those of all. */
    lang: z.optional(contentLanguage),
    sort: z._default(z.enum(videoSorts), 'new'),
    ...goesOn,
  }),
  data: z.extend(feedOf(video), {
    newest: z.string(),
    /** The one language of the list, for the next pages; null when it has all languages. */
    lang: z.nullable(contentLanguage),
  }),
});

export const anchorWorks = defineCall({
  method: 'POST',
  path: 'Video/anchorWorks',
  caller: 'public',
  rate: 'read',
  cache: 'anonymous',
  summary:
    'Public works of an anchor, the newest or the most watched first, with how many there are and how often they were watched together. Of who is no anchor: none.',
  input: z.object({ user_id: id, sort: z._default(z.enum(videoSorts), 'new'), ...goesOn }),
  data: z.extend(feedOf(video), { total: z.int(), views: z.int() }),
});

export const getVideoInfo = defineCall({
  method: 'POST',
  path: 'Video/getVideoInfo',
  caller: 'public',
  rate: 'read',
  cache: 'anonymous',
  summary: 'One video with what its page needs; of one that is gone, hidden or waits for review the state alone, except for its author.',
  input: z.object({ id }),
  data: z.object({
    state: z.enum(contentStates),
    reason: z.string(),
    /** Hundredths of its video that are made into what browsers play; null unless it is `processing`. */
    processing: z.nullable(z.int()),
    video: z.nullable(video),
    chapters: z.array(chapter),
    /** Lines that were said in each sixtieth of it. */
    danmaku_heat: z.array(z.int()).check(z.maxLength(heatParts)),
    is_followed: z.boolean(),
  }),
});

export const addView = defineCall({
  method: 'POST',
  path: 'Video/addView',
  caller: 'public',
  rate: 'write',
  changes: true,
  summary: 'Counts that a video, a post or an article was watched, once a viewer in half an hour, on whichever node.',
  input: z.object({ id }),
  data: z.object({ id: z.string(), views: z.int(), is_counted: z.boolean() }),
});

export const favoriteVideo = defineCall({
  method: 'POST',
  path: 'Video_user/favorites',
  caller: 'member',
  rate: 'write',
  summary: 'Keeps a video, or lets it go; again changes nothing.',
  input: z.object(keeping),
  data: favorite,
});

export const likeVideo = defineCall({
  method: 'POST',
  path: 'Video_user/likes',
  caller: 'member',
  rate: 'write',
  summary: 'Likes a video, or ends it; again changes nothing.',
  input: z.object(liking),
  data: liked,
});

export const commentVideo = defineCall({
  method: 'POST',
  path: 'Video_user/comment',
  caller: 'member',
  rate: 'write',
  atomic: true,
  summary: 'Comments on a video, or answers a comment of it; `1:23` in the words is a place in the video.',
  input: z.object(saying),
  data: commented,
});

export const likeVideoComment = defineCall({
  method: 'POST',
  path: 'Video_user/commentLikes',
  caller: 'member',
  rate: 'write',
  summary: 'Likes a comment of a video, or ends it.',
  input: z.object(liking),
  data: liked,
});

export const insertVideo = defineCall({
  method: 'POST',
  path: 'Video_user/insert',
  caller: 'member',
  rate: 'write',
  atomic: true,
  summary:
    'Posts a video: title, category, cover and video are required, each missing one named. With the id of one’s own that failed review it is sent again.',
  input: z.object({
    id: z.optional(id),
    title: z._default(text(contentLimits.title * 4, 0), ''),
    /** At most 500 code points. */
    about: z._default(text(contentLimits.about * 4, 0), ''),
    category_id: z.optional(id),
    /** Key of an upload made for `cover`. */
    cover: z.optional(id),
    /** Key of an upload made for `video`: mp4 with H.264 and AAC, under 50 MB. */
    video: z.optional(id),
    match_id: z.optional(id),
    tags: z._default(z.array(text(contentLimits.tag)).check(z.maxLength(contentLimits.tags)), []),
  }),
  data: z.object({ video: ownVideo }),
});

export const deleteVideo = defineCall({
  method: 'POST',
  path: 'Video_user/delete',
  caller: 'objectOwner',
  names: { video: 'id' },
  rate: 'write',
  summary: 'Deletes a video of one’s own with its discussion; again changes nothing.',
  input: z.object({ id }),
  data: z.object({ id: z.string() }),
});

export const videoComments = defineCall({
  method: 'POST',
  path: 'Video/commentList',
  caller: 'public',
  rate: 'read',
  cache: 'anonymous',
  summary: 'The discussion of a video: threads with their first answers; nothing comes twice while others write and like.',
  input: z.object(commentsOf),
  data: threads,
});

export const commentThread = defineCall({
  method: 'GET',
  path: 'Video/commentOneList',
  caller: 'public',
  rate: 'read',
  cache: 'anonymous',
  summary:
    'One thread of any kind of object, by the id of its first comment or of any answer in it: the first, then the answers, the oldest before the others.',
  input: z.object({ id, before: z.optional(cursor), limit: z._default(integer(1, 50), 20) }),
  data: z.extend(feedOf(comment), {
    thread: comment,
    /** Title of the object, or the beginning of its text. */ object_title: z.string(),
    total: z.int(),
  }),
});

export const userVideos = defineCall({
  method: 'GET',
  path: 'Video/userPostList',
  caller: 'public',
  rate: 'read',
  cache: 'anonymous',
  summary: 'Videos of a member, the newest first; without a `user_id`, or with the caller’s, their own with review states.',
  input: z.object({ user_id: z.optional(id), ...goesOn }),
  data: z.extend(feedOf(ownVideo), { total: z.int() }),
});

export const videoRank = defineCall({
  method: 'GET',
  path: 'videoRank/getRank',
  caller: 'public',
  rate: 'read',
  cache: 'anonymous',
  summary:
    'Videos by heat of the day, the week or the month, or their authors by that of all their videos; of all categories or of one with its parts, of one language while there are any in it.',
  input: z.object({
    of: z._default(z.enum(videoRankings), 'videos'),
    period: z._default(z.enum(contentPeriods), 'day'),
    category_id: z.optional(id),
    lang: z.optional(contentLanguage),
    limit: z._default(integer(1, 50), 10),
  }),
  data: z.object({
    list: z.array(
      z.object({
        place: z.int(),
        /** Of the video, or of all that its author filmed. */
        heat: z.int(),
        /** The ranked video, or the hottest video of the ranked author. */
        video,
        /** Figures of the author; null where videos are ranked. */
        author: z.nullable(rankedAuthor),
      }),
    ),
  }),
});

export const nextVideos = defineCall({
  method: 'GET',
  path: 'video/videoList',
  caller: 'public',
  rate: 'read',
  cache: 'anonymous',
  summary:
    'What comes after a video: about the same match, of the same author, of the same category, then what is hot; each once, and never itself.',
  input: z.object({ id, limit: z._default(integer(1, 30), 12) }),
  data: z.object({ list: z.array(video) }),
});

const moment = integer(0, 864_000);

export const videoDanmakuList = defineCall({
  method: 'GET',
  path: 'Video/danmaku',
  caller: 'public',
  rate: 'read',
  cache: 'anonymous',
  origin: 'ours',
  summary: 'Lines on a video’s own time line within a span of tenths of a second, at most 600, spread over it where there are more.',
  input: z.object({ id, from: moment, until: moment }),
  data: z.object({ list: z.array(videoDanmaku) }),
});

export const sendVideoDanmaku = defineCall({
  method: 'POST',
  path: 'Video_user/danmaku',
  caller: 'member',
  rate: 'speak',
  origin: 'ours',
  atomic: true,
  summary: 'Says a line at a moment of a video, at most 50 code points.',
  input: z.object({ id, at: moment, text: z._default(text(contentLimits.danmaku * 4, 0), '') }),
  data: videoDanmaku,
});
