import * as z from 'zod/mini';
import { userInfo } from '../member/account/account.contract.ts';
import { barrage } from '../live/barrage/barrage.contract.ts';
import { clipEvents } from '../live/clips/clips.schema.ts';
import { id, instant, languages } from '../contract/fields.ts';
import { envelopeEvent } from '../money/envelopes/envelopes.schema.ts';
import { fanFarewell } from '../live/fans/fans.schema.ts';
import { friendEvents } from '../messages/friends/friends.schema.ts';
import { giftEvent } from '../live/gifts/gift.schema.ts';
import { groupEvents } from '../messages/groups/groups.schema.ts';
import { horn } from '../live/horn/horn.schema.ts';
import { entryEvent } from '../money/noble/entry.schema.ts';
import { nobleState } from '../money/noble/noble.schema.ts';
import { room } from '../live/live/live.contract.ts';
import { messageEvents } from '../messages/messages/messages.schema.ts';
import { talkEvents } from '../live/barrage/talk.contract.ts';
import { pinEvents } from '../live/pins/pins.contract.ts';
import { pollEvents } from '../live/polls/polls.contract.ts';
import { raidEvents } from '../live/raids/raids.contract.ts';
import { overlayEvents } from '../live/overlays/overlays.schema.ts';
import { moderationEvents } from '../live/moderation/moderation.schema.ts';
import { flashEvent } from '../content/news/news.schema.ts';
import { noticeEvents } from '../messages/notices/notices.schema.ts';
import { studioEvents } from '../live/studio/studio.schema.ts';
import { walletState } from '../money/ledger/wallet.schema.ts';
import { matchDetailChange } from '../scores/matches/detail.schema.ts';
import { feedState, goalItem, match, matchEvent } from '../scores/matches/matches.schema.ts';
import { exponent } from '../scores/matches/odds.schema.ts';

export { frameCodes, heartbeatInterval } from './wire.ts';

const topicName = z.string().check(z.regex(/^[a-z]+(:[\w-]{1,80})?$/));
const position = { epoch: z.string().check(z.maxLength(40)), seq: z.int().check(z.gte(0)) };

/** Names that may arrive as numbers. */
const named = (most: number) => z.union([z.string().check(z.maxLength(most)), z.pipe(z.int().check(z.gte(0)), z.transform(String))]);
const zeroOrOne = z.union([
  z.literal(0),
  z.literal(1),
  z.pipe(
    z.literal('0'),
    z.transform(() => 0 as const),
  ),
  z.pipe(
    z.literal('1'),
    z.transform(() => 1 as const),
  ),
]);

/**
 * Frames that a client sends: the specification's own, then ours (`subscribe`, `unsubscribe`). Their fields are in `data`, or beside
 * `type`.
 * A client that registers without `by_topic` gets, after `classify`, matches (`football`, `basketball`, `esports`), goals (`goal`) and
 * the odds (`exponent`) of the company that it chose with `toggle`: of all matches with `classify_type` 0, of the hot ones with 1.
 * It gets `liveKickout` once it has registered with a token.
 */
export const clientFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('register'),
    data: z.object({
      info: z._default(z.literal('web'), 'web'),
      lang: z._default(z.enum(languages), 'zh'),
      token: z.optional(z.string().check(z.maxLength(128))),
      /** The client names every topic that it wants with `subscribe`, and gets nothing else. */
      by_topic: z.optional(z.boolean()),
      /** The client reads frames of several events, in which rows may come as patches: see `TopicEvent`. */
      patches: z.optional(z.boolean()),
      /** With `patches`: long frames may come as binary messages, deflated without a header (RFC 1951). */
      deflate: z.optional(z.boolean()),
      /** False for a page that is nobody watching, such as an overlay: it is not counted among the people of a room. Default true. */
      is_viewer: z.optional(z.boolean()),
    }),
  }),
  z.object({ type: z.literal('toggle'), data: z.object({ company_id: named(20) }) }),
  z.object({ type: z.literal('classify'), data: z.object({ classify_type: zeroOrOne }) }),
  z.object({ type: z.literal('heartbeat'), data: z.optional(z.unknown()) }),
  z.object({ type: z.literal('login'), data: z.object({ code: id }) }),
  z.object({
    type: z.literal('subscribe'),
    data: z.object({ topic: topicName, epoch: z.optional(position.epoch), seq: z.optional(position.seq) }),
  }),
  z.object({ type: z.literal('unsubscribe'), data: z.object({ topic: topicName }) }),
]);
export type ClientFrame = z.output<typeof clientFrame>;

/**
 * Events of durable topics, by type of frame:
 * - `matches:<sport>`: `match` (a row changed), `goal` (a popup is due) and `feed` (the source fell silent or speaks again)
 * - `match:<id>`: `match`, `match_event`, `match_detail` (figures, momentum, course, commentary, shots), `exponent` (odds of all
 *   companies on this match) and `clip` (a clip of it can be watched, or no longer)
 * - `odds:<sport>`: `exponent`, of the one company that the socket chose with `toggle`; another choice makes it `reset` to that
 *   company's
 *   numbering
 * - `rooms`: `room` (a room went live, ended or changed)
 * - `room:<id>`: `barrage`, `barrageGone` (a comment was removed), `talk_rules` (the chat rules changed), `room`, `placard` (the text
 *   on its
 *   wall changed), `gift`, `envelope` (a red envelope was given, taken from, emptied, or went back), `entry` (a noble came in),
 *   `clip` (a clip of it can be watched, or no longer), `pin` (what is pinned above the chat changed), `poll` (a poll was opened, counted
 *   or closed), `raid` and `raid_over` (a raid to another room began or is over), `raid_came` (one from another room has come)
 * - `horns`: `horn` (a message that every room shows)
 * - `news`: `flash` (a line of the ticker was published)
 * - `studio:<id>`: `stream_health` (quality of the stream that is pushed into a room), `publisher_turned_away` (an encoder came while the
 *   room is closed), `stream_standby` (a second encoder stands by, or does no more); its anchor alone
 * - `overlay:<key>`: `overlay_settings` (the anchor changed what the overlays of a room show) and `overlay_test` (an example for them
 *   alone); for whoever has the secret of those overlays
 * - `user:<id>`, for the member's own sockets alone:
 *   - `wallet` (the member's balances changed), `noble` (the rank changed)
 *   - `match_begins` (a reserved match has kicked off), `broadcast_begins` (an announced broadcast has begun), `anchor_live` (a
 *     followed
 *     anchor went live)
 *   - `muted`, `unmuted`, `liveKickout`, `kickout_lifted` and `room_role` (the member's rights in a room), `room_managed` (the lists of
 *     the
 *     member's own room have changed), `held` (number of comments that wait for moderation in a room of the member)
 *   - `message`, `message_recalled`, `message_read` and `conversation` (messages to and from the member, and read positions), `friend`
 *     and
 *     `group` (friends and groups of the member)
 *   - `notice` and `notices_read` (notices of the site), `anchor_application` and `report_decided` (decisions of operators),
 *     `club_dissolved` (a fan club of the member was dissolved)
 */
export const topicEvents = {
  match,
  match_event: matchEvent,
  goal: goalItem,
  feed: feedState,
  exponent,
  match_detail: matchDetailChange,
  room,
  barrage,
  wallet: walletState,
  gift: giftEvent,
  envelope: envelopeEvent,
  entry: entryEvent,
  horn,
  flash: flashEvent,
  noble: nobleState,
  match_begins: z.object({ reservation_id: z.string(), match }),
  anchor_live: z.object({ room }),
  club_dissolved: fanFarewell,
  ...moderationEvents,
  ...talkEvents,
  ...pinEvents,
  ...pollEvents,
  ...raidEvents,
  ...overlayEvents,
  ...clipEvents,
  ...studioEvents,
  ...messageEvents,
  ...friendEvents,
  ...groupEvents,
  ...noticeEvents,
} as const;
export type TopicEventType = keyof typeof topicEvents;
export type TopicEventData<T extends TopicEventType> = z.output<(typeof topicEvents)[T]>;

/**
 * One event of a topic with its place in the topic's order, beside `code: 100` in its frame; the first event of an epoch has `seq` 1;
 * `epoch` changes when the numbering starts anew.
 *
 * To a client that registered with `patches`, events of a topic come in one message, an array: `[topic, epoch, ...entries]`. An entry is
 * `[seq, type, data]`, or `[seq, back, patch]` for an event of the type of number `seq - back`, whose data are those of that event with
 * the patch (`patch.ts`) applied. Only rows (`rows.ts`) are patched, `back` is below 1,000, and an event is patched once at most.
 * The server patches what it has sent since the last `subscribe`, and since the last `register` in another language. A client that lacks
 * it subscribes again from its place, as after any gap, and gets rows whole first.
 * With `deflate` a long message is binary: the same array, deflated by itself. `user:<id>` and `studio:<id>` are never deflated.
 */
export type TopicEvent = {
  [T in TopicEventType]: { type: T; topic: string; epoch: string; seq: number; data: TopicEventData<T> };
}[TopicEventType];

/** Server frames outside topics. */
export const controlFrames = {
  registered: z.object({ server_at: instant, is_member: z.boolean() }),
  heartbeat: z.object({ server_at: instant }),
  /** Answers `toggle` with the company whose odds the socket gets from now on; the usual one for 0. */
  toggled: z.object({ company_id: z.string() }),
  classified: z.object({ classify_type: z.int() }),
  /** Answers `subscribe`: events follow after this position, those that were missed first. */
  subscribed: z.object({ topic: z.string(), epoch: z.string(), seq: z.int() }),
  /**
   * Replay is impossible: fetch the state again, then continue from this position. Comes before or instead of `subscribed`, and unasked
   * when the numbering starts anew.
   */
  reset: z.object({ topic: z.string(), epoch: z.string(), seq: z.int() }),
  /** Number of people in a room right now; not durable. */
  online: z.object({ topic: z.string(), total: z.int() }),
  /**
   * The socket was in a room that its member was removed from, and gets no more events of it; the event of the same name goes to every
   * socket of the member.
   */
  liveKickout: z.object({ room_id: z.string() }),
  /** Rejects a frame by its type, or says unasked that a subscription ended. `busy` is worth a retry after a pause; other codes are not. */
  error: z.object({
    code: z.int(),
    msg: z.string(),
    frame: z.optional(z.string()),
    topic: z.optional(z.string()),
    is_busy: z.optional(z.boolean()),
  }),
  /**
   * Progress of a QR sign-in, only to the socket that asked: `scanned` shows who, `success` brings the user with a token. Source:
   * specification section 4.
   */
  login: z.discriminatedUnion('state', [
    z.object({ state: z.literal('waiting'), expires_at: instant }),
    z.object({ state: z.literal('scanned'), user_nickname: z.string(), avatar: z.string() }),
    z.object({ state: z.literal('success'), user: userInfo }),
    z.object({ state: z.enum(['refused', 'expired']) }),
  ]),
  /** The session ended elsewhere; `code` is 50008, 50012 or 50014. */
  signed_out: z.object({ code: z.int() }),
} as const;
export type ControlFrameType = keyof typeof controlFrames;
export type ControlFrameData<T extends ControlFrameType> = z.output<(typeof controlFrames)[T]>;
