import * as account from '../account/account.contract.ts';
import * as activities from '../activities/activities.contract.ts';
import * as banners from '../banners/banners.contract.ts';
import * as feedback from '../feedback/feedback.contract.ts';
import * as barrage from '../barrage/barrage.contract.ts';
import * as talk from '../barrage/talk.contract.ts';
import * as captcha from '../captcha/captcha.contract.ts';
import * as competitions from '../competitions/competitions.contract.ts';
import * as teams from '../competitions/teams.contract.ts';
import * as circles from '../community/circles.contract.ts';
import * as posts from '../community/community.contract.ts';
import type { CallDeclaration } from '../contract/define.ts';
import * as contracts from '../contracts.ts';
import * as envelopes from '../envelopes/envelopes.contract.ts';
import * as fans from '../fans/fans.contract.ts';
import * as follow from '../follow/follow.contract.ts';
import * as foresight from '../foresight/foresight.contract.ts';
import * as gifts from '../gifts/gifts.contract.ts';
import * as guesses from '../guesses/guesses.contract.ts';
import * as horn from '../horn/horn.contract.ts';
import * as legal from '../legal/legal.contract.ts';
import * as level from '../level/level.contract.ts';
import * as announcements from '../studio/announcements.contract.ts';
import * as application from '../studio/application.contract.ts';
import * as assistants from '../moderation/assistants.contract.ts';
import * as broadcasts from '../studio/broadcasts.contract.ts';
import * as moderation from '../moderation/moderation.contract.ts';
import * as reports from '../moderation/reports.contract.ts';
import * as health from '../studio/health.contract.ts';
import * as settings from '../studio/settings.contract.ts';
import * as noble from '../noble/noble.contract.ts';
import * as friends from '../friends/friends.contract.ts';
import * as groups from '../groups/groups.contract.ts';
import * as im from '../im/im.contract.ts';
import * as messages from '../messages/messages.contract.ts';
import * as notices from '../notices/notices.contract.ts';
import * as live from '../live/live.contract.ts';
import * as matchDetails from '../matches/detail.contract.ts';
import * as matches from '../matches/matches.contract.ts';
import * as matchOdds from '../matches/odds.contract.ts';
import * as cashier from '../orders/cashier.contract.ts';
import * as payouts from '../payouts/payouts.contract.ts';
import * as expertCalls from '../plans/experts.contract.ts';
import * as planCalls from '../plans/plans.contract.ts';
import * as planTalk from '../plans/talk.contract.ts';
import * as ranking from '../ranking/ranking.contract.ts';
import * as recharge from '../orders/recharge.contract.ts';
import * as records from '../orders/records.contract.ts';
import * as hot from '../news/hot.contract.ts';
import * as news from '../news/news.contract.ts';
import { adminDay } from '../operations/day.contract.ts';
import * as operations from '../operations/operations.contract.ts';
import * as reserve from '../schedule/reserve.contract.ts';
import * as results from '../results/results.contract.ts';
import * as schedule from '../schedule/schedule.contract.ts';
import * as search from '../search/search.contract.ts';
import * as profile from '../profile/profile.contract.ts';
import * as safety from '../profile/safety.contract.ts';
import * as collect from '../scores/collect.contract.ts';
import * as days from '../scores/days.contract.ts';
import * as share from '../share/share.contract.ts';
import * as sheets from '../sheets/sheets.contract.ts';
import * as system from '../system/system.contract.ts';
import * as trophies from '../trophies/trophies.contract.ts';
import * as uploads from '../uploads/uploads.contract.ts';
import * as categories from '../videos/categories.contract.ts';
import * as videos from '../videos/videos.contract.ts';
import * as content from '../content/content.contract.ts';
import * as referrals from '../referrals/referrals.contract.ts';
import * as mall from '../mall/mall.contract.ts';
import * as mallDesk from '../mall/desk.contract.ts';
import * as contentDesk from '../content/desk.contract.ts';

/** Exports of each folder of the contract. */
const exportsOf = {
  account: Object.values(account),
  profile: [...Object.values(profile), ...Object.values(safety)],
  uploads: Object.values(uploads),
  captcha: Object.values(captcha),
  system: Object.values(system),
  matches: [...Object.values(matches), ...Object.values(sheets), ...Object.values(matchDetails), ...Object.values(matchOdds)],
  scores: [...Object.values(days), ...Object.values(collect)],
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
