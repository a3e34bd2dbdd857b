import * as account from './account/account.contract.ts';
import { accountDeclared } from './account/account.declared.ts';
import * as activities from './activities/activities.contract.ts';
import { activitiesDeclared } from './activities/activities.declared.ts';
import { barrageList, barrageSend } from './barrage/barrage.contract.ts';
import { getCaptchaChallenge, solveCaptcha } from './captcha/captcha.contract.ts';
import * as competitions from './competitions/competitions.contract.ts';
import { communityDeclared } from './community/community.declared.ts';
import type { CallDeclaration } from './contract/define.ts';
import { forecastList, vote, voteRecord } from './foresight/foresight.contract.ts';
import { giftsDeclared } from './gifts/gifts.declared.ts';
import { backpackList, giftList, giftWall, sendGift } from './gifts/gifts.contract.ts';
import { experienceLog, getLevel } from './level/level.contract.ts';
import { buyNoble, getNobleState, nobleList, setNoble } from './noble/noble.contract.ts';
import { groupsDeclared } from './groups/groups.declared.ts';
import * as live from './live/live.contract.ts';
import { liveDeclared } from './live/live.declared.ts';
import * as details from './matches/detail.contract.ts';
import * as matches from './matches/matches.contract.ts';
import * as odds from './matches/odds.contract.ts';
import { matchBox, matchMaps } from './sheets/sheets.contract.ts';
import { miscDeclared } from './misc/misc.declared.ts';
import * as cashier from './orders/cashier.contract.ts';
import * as payouts from './payouts/payouts.contract.ts';
import * as recharge from './orders/recharge.contract.ts';
import * as records from './orders/records.contract.ts';
import { newsDeclared } from './news/news.declared.ts';
import * as profile from './profile/profile.contract.ts';
import * as safety from './profile/safety.contract.ts';
import * as operations from './operations/operations.contract.ts';
import { deleteReserveLive, getUserReserveLiveList, reserveMatch, reserveMatch2 } from './schedule/reserve.contract.ts';
import { getReserveLiveList, scheduleDays, scheduleMatches } from './schedule/schedule.contract.ts';
import * as collect from './scores/collect.contract.ts';
import * as days from './scores/days.contract.ts';
import { searchDeclared } from './search/search.declared.ts';
import * as settings from './system/system.contract.ts';
import * as uploads from './uploads/uploads.contract.ts';
import { videosDeclared } from './videos/videos.declared.ts';

const { login, signOut, getUserInfo, registered, forgotPassword, getCode, getLoginQrcode, scanLoginQrcode, confirmLoginQrcode, sessionList, endSession, endOtherSessions } = account;
const { getRoomList, getLiveList, getRoomInfo, getLiveUrl, getPlacard, getUserStatus, liveKickoutList, getPushUrl } = live;
const { allMatches, recommendedMatches, initialMatches, matchBattle } = matches;
const { dayMatches, matchRows } = days;
const { collectBasketball, collectFootball, collectedMatches, mergeCollected } = collect;
const { matchDetail, matchAnalysis, matchBrief } = details;
const { oddsCompanies, oddsTable, oddsOfMatch, oddsHistory } = odds;
const { seasonTable, basketballTable, competitionTree, findTeams, seasonList, seasonRounds, seasonFixtures, seasonBracket, seasonPlayers, seasonTeams, basketballPlayers } = competitions;
const { pcSignTaskList, taskHandleSign, userTaskList, getActivityUrl, signCalendar } = activities;
const { getCashier, askCashier, actInSandbox } = cashier;
const { getPayoutStanding, applyForWithdrawal, withdrawalList, conversionBalance, getTransferPeer, transfer } = payouts;
const { getChargeRules, getPayChannelList, payUrl, orderState, cancelOrder } = recharge;
const { getOrderList, getOrderTypes } = records;
const { adminPresence, adminUnlock, adminOverview, adminQueue, adminDecide, adminPicture, adminSettings, adminSetSettings, adminAudits, adminAudit, adminActs } = operations;
const { getSystemConfig, getKefuInfo } = settings;
const { getMemberInfo, updateInfo, nicknameState, avatarList, clubList } = profile;
const { getQiniuToken, storageToken } = uploads;
const { setPaymentPassword, paymentPasswordState, submitVerified, getVerifiedInfo, withdrawVerified, bindBankCard, bankOfCard, getBankCard, bindAliPay, getAliPayInfo, unbindPayout, applyChannel, changePassword } = safety;

/** Every call that is served, by the name of its handler: the server does not compile unless each has one. */
export const servedCalls = {
  login,
  signOut,
  getUserInfo,
  registered,
  forgotPassword,
  getCode,
  getLoginQrcode,
  scanLoginQrcode,
  confirmLoginQrcode,
  sessionList,
  endSession,
  endOtherSessions,
  getCaptchaChallenge,
  solveCaptcha,
  getSystemConfig,
  getKefuInfo,
  allMatches,
  recommendedMatches,
  initialMatches,
  matchBattle,
  matchBox,
  matchMaps,
  dayMatches,
  matchRows,
  collectBasketball,
  collectFootball,
  collectedMatches,
  mergeCollected,
  matchDetail,
  matchAnalysis,
  matchBrief,
  oddsCompanies,
  oddsTable,
  oddsOfMatch,
  oddsHistory,
  seasonTable,
  basketballTable,
  competitionTree,
  findTeams,
  seasonList,
  seasonRounds,
  seasonFixtures,
  seasonBracket,
  seasonPlayers,
  basketballPlayers,
  seasonTeams,
  getRoomList,
  getLiveList,
  getRoomInfo,
  getLiveUrl,
  getPlacard,
  getUserStatus,
  liveKickoutList,
  getPushUrl,
  scheduleDays,
  scheduleMatches,
  getReserveLiveList,
  forecastList,
  vote,
  voteRecord,
  reserveMatch,
  reserveMatch2,
  deleteReserveLive,
  getUserReserveLiveList,
  barrageList,
  barrageSend,
  pcSignTaskList,
  taskHandleSign,
  userTaskList,
  getActivityUrl,
  signCalendar,
  giftList,
  sendGift,
  backpackList,
  giftWall,
  nobleList,
  buyNoble,
  getNobleState,
  setNoble,
  getLevel,
  experienceLog,
  getMemberInfo,
  getChargeRules,
  getPayChannelList,
  payUrl,
  orderState,
  cancelOrder,
  getCashier,
  askCashier,
  actInSandbox,
  getOrderList,
  getOrderTypes,
  getPayoutStanding,
  applyForWithdrawal,
  withdrawalList,
  conversionBalance,
  getTransferPeer,
  transfer,
  setPaymentPassword,
  paymentPasswordState,
  getQiniuToken,
  storageToken,
  updateInfo,
  nicknameState,
  avatarList,
  clubList,
  submitVerified,
  getVerifiedInfo,
  withdrawVerified,
  bindBankCard,
  bankOfCard,
  getBankCard,
  bindAliPay,
  getAliPayInfo,
  unbindPayout,
  applyChannel,
  changePassword,
  adminPresence,
  adminUnlock,
  adminOverview,
  adminQueue,
  adminDecide,
  adminPicture,
  adminSettings,
  adminSetSettings,
  adminAudits,
  adminAudit,
  adminActs,
} as const;
export type ServedCalls = typeof servedCalls;
export type ServedCallName = keyof ServedCalls;

/** Calls of the specification that wait for their feature; each answers code 1. */
export const declaredCalls: readonly CallDeclaration[] = [
  ...accountDeclared,
  ...liveDeclared,
  ...giftsDeclared,
  ...communityDeclared,
  ...searchDeclared,
  ...newsDeclared,
  ...videosDeclared,
  ...groupsDeclared,
  ...activitiesDeclared,
  ...miscDeclared,
];

/** The whole contract: what is served and what is declared. */
export const allCalls: readonly CallDeclaration[] = [...Object.values(servedCalls), ...declaredCalls];

export * from './contract/define.ts';
export * from './contract/envelope.ts';
export { secretsOf } from './contract/fields.ts';
