import * as account from '../member/account/account.contract.ts';
import * as factor from '../member/account/factor.contract.ts';
import * as activities from '../member/activities/activities.contract.ts';
import * as banners from '../desk/banners/banners.contract.ts';
import * as feedback from '../desk/feedback/feedback.contract.ts';
import * as barrage from '../live/barrage/barrage.contract.ts';
import * as talk from '../live/barrage/talk.contract.ts';
import * as captcha from '../member/captcha/captcha.contract.ts';
import * as competitions from '../scores/competitions/competitions.contract.ts';
import * as teams from '../scores/competitions/teams.contract.ts';
import * as circles from '../content/community/circles.contract.ts';
import * as posts from '../content/community/community.contract.ts';
import type { CallDeclaration } from '../contract/define.ts';
import * as contracts from '../contracts.ts';
import * as envelopes from '../money/envelopes/envelopes.contract.ts';
import * as fans from '../live/fans/fans.contract.ts';
import * as follow from '../member/follow/follow.contract.ts';
import * as foresight from '../scores/foresight/foresight.contract.ts';
import * as gifts from '../live/gifts/gifts.contract.ts';
import * as guesses from '../experts/guesses/guesses.contract.ts';
import * as horn from '../live/horn/horn.contract.ts';
import * as legal from '../desk/legal/legal.contract.ts';
import * as level from '../member/level/level.contract.ts';
import * as announcements from '../live/studio/announcements.contract.ts';
import * as application from '../live/studio/application.contract.ts';
import * as assistants from '../live/moderation/assistants.contract.ts';
import * as broadcasts from '../live/studio/broadcasts.contract.ts';
import * as moderation from '../live/moderation/moderation.contract.ts';
import * as reports from '../live/moderation/reports.contract.ts';
import * as health from '../live/studio/health.contract.ts';
import * as settings from '../live/studio/settings.contract.ts';
import * as noble from '../money/noble/noble.contract.ts';
import * as friends from '../messages/friends/friends.contract.ts';
import * as groups from '../messages/groups/groups.contract.ts';
import * as im from '../messages/im/im.contract.ts';
import * as messages from '../messages/messages/messages.contract.ts';
import * as notices from '../messages/notices/notices.contract.ts';
import * as live from '../live/live/live.contract.ts';
import * as matchDetails from '../scores/matches/detail.contract.ts';
import * as matches from '../scores/matches/matches.contract.ts';
import * as matchOdds from '../scores/matches/odds.contract.ts';
import * as cashier from '../money/orders/cashier.contract.ts';
import * as payouts from '../money/payouts/payouts.contract.ts';
import * as expertCalls from '../experts/plans/experts.contract.ts';
import * as planCalls from '../experts/plans/plans.contract.ts';
import * as planTalk from '../experts/plans/talk.contract.ts';
import * as ranking from '../live/ranking/ranking.contract.ts';
import * as recharge from '../money/orders/recharge.contract.ts';
import * as records from '../money/orders/records.contract.ts';
import * as hot from '../content/news/hot.contract.ts';
import * as news from '../content/news/news.contract.ts';
import { adminDay } from '../desk/operations/day.contract.ts';
import * as operations from '../desk/operations/operations.contract.ts';
import * as reserve from '../scores/schedule/reserve.contract.ts';
import * as results from '../scores/results/results.contract.ts';
import * as schedule from '../scores/schedule/schedule.contract.ts';
import * as search from '../content/search/search.contract.ts';
import * as profile from '../member/profile/profile.contract.ts';
import * as safety from '../member/profile/safety.contract.ts';
import * as collect from '../scores/scores/collect.contract.ts';
import * as stars from '../scores/scores/stars.contract.ts';
import * as days from '../scores/scores/days.contract.ts';
import * as share from '../live/share/share.contract.ts';
import * as sheets from '../desk/sheets/sheets.contract.ts';
import * as system from '../desk/system/system.contract.ts';
import * as trophies from '../member/trophies/trophies.contract.ts';
import * as status from '../desk/status/status.contract.ts';
import * as vitals from '../desk/vitals/vitals.contract.ts';
import * as uploads from '../content/uploads/uploads.contract.ts';
import * as categories from '../content/videos/categories.contract.ts';
import * as videos from '../content/videos/videos.contract.ts';
import * as content from '../content/content/content.contract.ts';
import * as referrals from '../money/referrals/referrals.contract.ts';
import * as mall from '../money/mall/mall.contract.ts';
import * as mallDesk from '../money/mall/desk.contract.ts';
import * as contentDesk from '../content/content/desk.contract.ts';

/** Exports of each folder of the contract. */
const exportsOf = {
  account: [...Object.values(account), ...Object.values(factor)],
  profile: [...Object.values(profile), ...Object.values(safety)],
  uploads: Object.values(uploads),
  captcha: Object.values(captcha),
  system: Object.values(system),
  matches: [...Object.values(matches), ...Object.values(sheets), ...Object.values(matchDetails), ...Object.values(matchOdds)],
  scores: [...Object.values(days), ...Object.values(collect), ...Object.values(stars)],
  competitions: [...Object.values(competitions), ...Object.values(teams)],
  live: Object.values(live),
  fans: Object.values(fans),
  follow: Object.values(follow),
  share: Object.values(share),
  foresight: Object.values(foresight),
  schedule: [...Object.values(schedule), ...Object.values(reserve)],
  barrage: [...Object.values(barrage), ...Object.values(talk)],
  moderation: [...Object.values(moderation), ...Object.values(assistants), ...Object.values(reports)],
  studio: [
    ...Object.values(broadcasts),
    ...Object.values(health),
    ...Object.values(settings),
    ...Object.values(announcements),
    ...Object.values(application),
  ],
  gifts: Object.values(gifts),
  noble: Object.values(noble),
  guesses: Object.values(guesses),
  horn: Object.values(horn),
  envelopes: Object.values(envelopes),
  ranking: Object.values(ranking),
  level: Object.values(level),
  plans: [...Object.values(expertCalls), ...Object.values(planCalls), planTalk.planComments, planTalk.commentPlan],
  orders: [...Object.values(recharge), ...Object.values(cashier), ...Object.values(records)],
  payouts: Object.values(payouts),
  community: [...Object.values(posts), ...Object.values(circles)],
  videos: [...Object.values(videos), ...Object.values(categories)],
  content: Object.values(content),
  news: [...Object.values(news), ...Object.values(hot)],
  im: Object.values(im),
  messages: Object.values(messages),
  friends: Object.values(friends),
  groups: Object.values(groups),
  notices: Object.values(notices),
  activities: Object.values(activities),
  mall: Object.values(mall),
  referrals: Object.values(referrals),
  results: Object.values(results),
  search: Object.values(search),
  operations: [...Object.values(operations), adminDay, ...Object.values(contentDesk), ...Object.values(mallDesk)],
  trophies: Object.values(trophies),
  banners: Object.values(banners),
  feedback: Object.values(feedback),
  legal: Object.values(legal),
  status: Object.values(status),
  vitals: Object.values(vitals),
} as const satisfies Record<string, readonly unknown[]>;

/** A folder of the contract; `other` for a call in none. */
export type Area = string;

const exported: Readonly<Record<string, readonly unknown[]>> = exportsOf;
const later = Object.entries(contracts).filter(([subject]) => !(subject in exported));

/** Areas in the order of the docs; a new one is last until it gets its place above. */
export const areas: readonly Area[] = [...Object.keys(exported), ...later.map(([subject]) => subject), 'other'];

const isCall = (value: unknown): value is CallDeclaration =>
  typeof value === 'object' && value !== null && 'path' in value && 'caller' in value;
const areaByCall = new Map<CallDeclaration, Area>();
const given: readonly (readonly [Area, readonly unknown[]])[] = [
  ...later.map(([subject, door]) => [subject, Object.values<unknown>(door)] as const),
  ...Object.entries(exported),
];
for (const [area, values] of given) for (const call of values.filter(isCall)) areaByCall.set(call, area);

/** The area that declares a call. */
export const areaOf = (call: CallDeclaration): Area => areaByCall.get(call) ?? 'other';
