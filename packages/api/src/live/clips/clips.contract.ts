import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, integer, nothing, pageOf, paging, text } from '../../contract/fields.ts';
import { clip, clippers, clipRules, clipSeconds, clipTitleLength } from './clips.schema.ts';

export const makeClip = defineCall({
  method: 'POST',
  path: 'Live/makeClip',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary:
    'Makes a clip of the last 30 seconds of a room, or of one of its replays, before the programme time that is on the screen of the caller. The same moment again gives the same clip.',
  input: z.object({
    /** The room. */
    id,
    /** Programme time on the screen, ms UTC. */
    at: integer(0, 8_640_000_000_000_000),
    /** The replay that is watched; left out for what is on the air. */
    replay: z.optional(id),
  }),
  data: z.object({ clip }),
});

export const clipList = defineCall({
  method: 'POST',
  path: 'Live/clipList',
  caller: 'public',
  rate: 'read',
  scope: 'room:read',
  cache: 'anonymous',
  summary: 'Clips that can be watched, newest first: of a room, a match (both: of either), an anchor, a member, a competition; or of all.',
  origin: 'ours',
  input: z.object({
    room_id: z.optional(id),
    match_id: z.optional(id),
    anchor_id: z.optional(id),
    member_id: z.optional(id),
    competition_id: z.optional(id),
    kind: z.optional(z.enum(['goal', 'moment'])),
    ...paging(12, 100),
  }),
  data: z.extend(pageOf(clip), {
    /** Whether the caller may clip in the room that was asked for; of a visitor whether members may. Null without a room. */
    may_clip: z.nullable(z.boolean()),
  }),
});

export const getClip = defineCall({
  method: 'POST',
  path: 'Live/clip',
  caller: 'public',
  rate: 'read',
  cache: 'anonymous',
  origin: 'ours',
  summary: 'One clip, with what the caller may do with it. Of one that was taken down everything but its film.',
  input: z.object({ id }),
  data: z.object({ clip, may: z.object({ remove: z.boolean(), rename: z.boolean(), download: z.boolean() }) }),
});

export const removeClip = defineCall({
  method: 'POST',
  path: 'Live/removeClip',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Takes a clip down for good: by its maker, the anchor or an assistant of its room, or an operator. Again changes nothing.',
  input: z.object({ id }),
  data: z.object({ id: z.string() }),
});

export const renameClip = defineCall({
  method: 'POST',
  path: 'Live/renameClip',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Gives a clip another title: its maker or the anchor; an empty one is what the clip says of itself.',
  input: z.object({ id, title: text(clipTitleLength, 0) }),
  data: z.object({ clip }),
});

export const downloadClip = defineCall({
  method: 'POST',
  path: 'Live/downloadClip',
  caller: 'member',
  rate: 'read',
  changes: false,
  origin: 'ours',
  summary: 'Where to download a clip as MP4 for some minutes: its anchor and assistants, and viewers where the anchor lets them.',
  input: z.object({ id }),
  data: z.object({ url: z.string(), expires_at: instant }),
});

export const replayFiles = defineCall({
  method: 'POST',
  path: 'Live/replayFiles',
  caller: 'anchor',
  rate: 'read',
  changes: false,
  origin: 'ours',
  summary:
    'Where the anchor downloads a recorded broadcast of theirs as MP4 for some hours: one film, or several where the encoder changed its picture.',
  input: z.object({ id }),
  data: z.object({
    files: z.array(z.object({ url: z.string(), /** Length, ms. */ length: z.int(), bytes: z.int() })),
    expires_at: instant,
  }),
});

export const getClipRules = defineCall({
  method: 'POST',
  path: 'Live/clipRules',
  caller: 'anchor',
  rate: 'read',
  changes: false,
  origin: 'ours',
  summary: 'Rules of the caller’s room about clips.',
  input: nothing,
  data: z.object({ rules: clipRules }),
});

export const setClipRules = defineCall({
  method: 'POST',
  path: 'Live/setClipRules',
  caller: 'anchor',
  rate: 'write',
  origin: 'ours',
  summary:
    'Sets who may clip in the caller’s room, whether goals become clips, who may download, and how far the picture lags behind the match.',
  input: z.object({
    who: z.enum(clippers),
    has_goals: z.boolean(),
    can_download: z.boolean(),
    delay: integer(0, clipSeconds.mostDelay),
  }),
  data: z.object({ rules: clipRules }),
});

export const ownClips = defineCall({
  method: 'POST',
  path: 'Live/ownClips',
  caller: 'anchor',
  rate: 'read',
  changes: false,
  origin: 'ours',
  summary: 'Clips of the caller’s room in every state, newest first.',
  input: z.object(paging(20, 100)),
  data: pageOf(clip),
});
