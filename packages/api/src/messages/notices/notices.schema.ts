import * as z from 'zod/mini';
import { instant } from '../../contract/fields.ts';

/** Subjects of notices, as the message centre filters them. */
export const noticeSubjects = ['match', 'live', 'money', 'review', 'social', 'activity', 'security', 'system'] as const;
export type NoticeSubject = (typeof noticeSubjects)[number];

/** Kinds of notices, each with its category. */
export const noticeKinds = {
  /** A reserved match has kicked off. */
  match_begins: 'match',
  /** A reserved broadcast has begun. */
  broadcast_begins: 'live',
  /** An anchor whom the member follows went live. */
  anchor_live: 'live',
  /** A withdrawal was paid, or came back. */
  payout_paid: 'money',
  payout_failed: 'money',
  /** Money came from another member. */
  transfer_received: 'money',
  /** A noble rank ends soon, or has ended. */
  noble_ends: 'money',
  noble_ended: 'money',
  /** A noble rank was to renew itself and could not. */
  noble_short: 'money',
  /** An application to become an anchor, or a proof of one's name, was decided. */
  application_passed: 'review',
  application_failed: 'review',
  verified: 'review',
  verify_failed: 'review',
  /** An application to become an expert, or a plan, was decided. */
  expert_passed: 'review',
  expert_failed: 'review',
  plan_passed: 'review',
  plan_failed: 'review',
  plan_off: 'review',
  plan_restored: 'review',
  /** A plan that the member wrote or unlocked has ended; the price of a void one is paid back. */
  plan_won: 'money',
  plan_void: 'money',
  plan_lost: 'money',
  plan_back: 'money',
  /** The member’s guesses about a match are settled, also after its result was corrected: one notice a match. */
  guess_won: 'activity',
  guess_lost: 'activity',
  guess_void: 'activity',
  /** Goods of the mall were sent, or could not be, and the diamonds came back. */
  goods_sent: 'money',
  goods_back: 'money',
  /** Somebody whom the member invited has recharged. */
  commission_earned: 'money',
  /** A report of the member was decided. */
  report_upheld: 'review',
  report_dismissed: 'review',
  /** Feedback of the member has an answer. */
  feedback_answered: 'review',
  /** Something of the member's was looked at, was taken down by the site, or is seen again. */
  content_passed: 'review',
  content_failed: 'review',
  video_failed: 'review',
  content_removed: 'review',
  content_restored: 'review',
  /** Somebody asks for friendship, or gave it. */
  friend_request: 'social',
  friend_accepted: 'social',
  /** Somebody brought the member into a group, or it was dissolved. */
  group_joined: 'social',
  group_dissolved: 'social',
  /** Fans wait to be let into the club of the member's room: one notice for all of them. */
  club_requests: 'live',
  /** People liked something of the member's, or answered it: one notice for all of them. */
  liked: 'social',
  commented: 'social',
  /** Somebody whom the member follows published a post or a video: one notice for the latest of them. */
  posted: 'social',
  /** Something to be had. */
  task: 'activity',
  /** The member stood among the first as an event of the site ended. */
  trophy_won: 'activity',
  /** Somebody signed in from a device that is new. */
  new_device: 'security',
  /** The second factor was turned on or off, or a recovery code of it was used. */
  factor_on: 'security',
  factor_off: 'security',
  recovery_used: 'security',
  /** The export of the member's own data is ready, or could not be made. */
  export_ready: 'security',
  export_failed: 'security',
  /** An access token to the account was made. */
  token_made: 'security',
  /** An endpoint could not be reached for a day and is paused. */
  webhook_paused: 'system',
  /** Words of the site to everybody. */
  announcement: 'system',
} as const satisfies Record<string, NoticeSubject>;
export type NoticeKind = keyof typeof noticeKinds;
/** Kinds in the order of the list. */
export const noticeKindNames = Object.keys(noticeKinds) as NoticeKind[];

/**
 * Pages that a notice leads to. `id` is empty where the page needs none; a match of another sport than football has it before its id:
 * `basketball.12`.
 */
export const noticeTargets = [
  'match',
  'room',
  'withdrawals',
  'wallet',
  'noble',
  'application',
  'verification',
  'expert',
  'plan',
  'mall',
  'referrals',
  'friend_requests',
  'conversation',
  'groups',
  'tasks',
  'guesses',
  'trophies',
  'sessions',
  'developer',
  'post',
  'video',
  'article',
  /** A line of a discussion, by the id of the comment. */
  'comment',
  'member',
  'page',
] as const;

/** Words of the site to one member. */
export const notice = z.object({
  id: z.string(),
  kind: z.enum(noticeKindNames),
  subject: z.enum(noticeSubjects),
  title: z.string(),
  /** Empty where the title says it all. */
  text: z.string(),
  /** Null for nothing to open. */
  target: z.nullable(z.object({ type: z.enum(noticeTargets), id: z.string() })),
  /** People who caused it, the newest first, at most three; empty for the site itself. */
  people: z.array(z.object({ id: z.string(), user_nickname: z.string(), avatar: z.string() })),
  /** Number of people who caused it: 8 for “8 people liked”; 1 for most. */
  count: z.int(),
  is_read: z.boolean(),
  at: instant,
});
export type Notice = z.output<typeof notice>;

/** Unread notices: in all, and of each subject that has some. */
export const unreadNotices = z.object({ total: z.int(), subjects: z.array(z.object({ subject: z.enum(noticeSubjects), total: z.int() })) });
export type UnreadNotices = z.output<typeof unreadNotices>;

/** Events of notices; all on the member's own topic. */
export const noticeEvents = {
  /** A new notice, or one that replaces the earlier notice with this number. */
  notice: z.object({ notice, unread: unreadNotices }),
  /** Notices were read on some device: these, or all of a subject, or all. */
  notices_read: z.object({
    ids: z.nullable(z.array(z.string())),
    subject: z.nullable(z.enum(noticeSubjects)),
    unread: unreadNotices,
  }),
} as const;
