import { withMessages } from '../../../../platform/messages/withMessages.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  BadgeCheck,
  Banknote,
  Bell,
  Bookmark,
  CalendarClock,
  ChartColumn,
  CircleHelp,
  Clapperboard,
  CodeXml,
  Crown,
  HeartHandshake,
  History,
  Layers,
  House,
  ListChecks,
  Mail,
  Megaphone,
  MessagesSquare,
  Mic,
  MonitorPlay,
  PenLine,
  Package,
  ReceiptText,
  Scissors,
  Send,
  Settings,
  ShieldCheck,
  Share2,
  ShieldUser,
  ShoppingBag,
  TrendingUp,
  UserRound,
  UserRoundCog,
  Users,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { contentPages } from '../../../content/pages.data.ts';
import { expertPages } from '../../../experts/pages.data.ts';
import { livePages } from '../../../live/pages.data.ts';
import { messagesPages } from '../../../messages/pages.data.ts';
import { moneyPages } from '../../../money/pages.data.ts';
import { studioPages } from '../../../studio/pages.data.ts';

/** Groups of the menu, in order; the last stands apart without a name. */
export const memberGroups = {
  wallet: msg`钱包`,
  mine: msg`我的`,
  social: msg`社交`,
  growth: msg`成长`,
  anchor: msg({ id: 'menu.streaming', message: '主播' }),
  expert: msg`专家`,
  rest: null,
} as const satisfies Record<string, MessageDescriptor | null>;
export type MemberGroup = keyof typeof memberGroups;

/** One page of the member's own. */
export interface MemberPage {
  /** Number in the address: `/member?type=2`. */
  type: number;
  /** Distinguishes pages with the same number, as `&tab=`. */
  tab?: string;
  group: MemberGroup;
  label: MessageDescriptor;
  icon: LucideIcon;
  /** Members whose menu shows the page; default everybody. */
  who?: 'anchors' | 'others';
  /** Whether the page has its own header in place of the member's; default false. */
  ownHead?: boolean;
  /** Height in px that is kept free while its code comes. */
  height: number;
  /** Its code: the folder's index with the page as `default`. */
  load: () => Promise<{ default: ComponentType }>;
}

/** Every page that stands, in the order of the menu: one line a page. Numbers are those of the specification (1, 5, 7, 9, 18) and ours. */
export const memberPages: readonly MemberPage[] = [
  { type: 1, group: 'wallet', label: msg`我的钱包`, icon: Wallet, height: 1180, load: moneyPages.wallet },
  { type: 1, tab: 'withdraw', group: 'wallet', label: msg`提现与转入`, icon: Banknote, height: 900, load: moneyPages.payout },
  { type: 1, tab: 'transfer', group: 'wallet', label: msg`转账`, icon: Send, height: 900, load: moneyPages.transfer },
  { type: 1, tab: 'envelopes', group: 'wallet', label: msg`我的红包`, icon: Mail, height: 760, load: moneyPages.envelopes },
  { type: 19, group: 'wallet', label: msg`全部订单`, icon: ReceiptText, height: 760, load: moneyPages.orders },
  {
    type: 18,
    group: 'mine',
    label: msg`我的空间`,
    icon: House,
    height: 760,
    load: withMessages('member', () => import('./Space/index.ts')),
  },
  {
    type: 2,
    group: 'mine',
    label: msg`个人资料`,
    icon: UserRound,
    height: 540,
    load: withMessages('member', () => import('./Profile/index.ts')),
  },
  {
    type: 3,
    group: 'mine',
    label: msg`账号安全`,
    icon: ShieldCheck,
    height: 720,
    load: withMessages('member', () => import('./Security/index.ts')),
  },
  {
    type: 18,
    tab: 'video',
    group: 'mine',
    who: 'others',
    label: msg`我的视频`,
    icon: Clapperboard,
    height: 900,
    load: contentPages.videos,
  },
  {
    type: 18,
    tab: 'post',
    group: 'mine',
    who: 'others',
    label: msg`我的动态`,
    icon: PenLine,
    height: 900,
    load: contentPages.posts,
  },
  { type: 4, group: 'social', label: msg`关注与粉丝`, icon: Users, height: 760, load: livePages.people },
  { type: 6, group: 'social', label: msg`预约与收藏`, icon: Bookmark, height: 760, load: contentPages.saved },
  { type: 11, group: 'social', label: msg`消息中心`, icon: Bell, height: 900, load: messagesPages.centre },
  { type: 20, group: 'social', label: msg`我的群`, icon: MessagesSquare, height: 760, load: messagesPages.groups },
  {
    type: 5,
    group: 'growth',
    label: msg`任务中心`,
    icon: ListChecks,
    height: 1100,
    load: withMessages('member', () => import('./Tasks/index.ts')),
  },
  {
    type: 8,
    group: 'growth',
    label: msg`我的等级`,
    icon: TrendingUp,
    height: 900,
    load: withMessages('member', () => import('./Level/index.ts')),
  },
  { type: 12, group: 'growth', label: msg`贵族`, icon: Crown, height: 900, load: moneyPages.noble },
  { type: 13, group: 'growth', label: msg`背包与礼物`, icon: Package, height: 900, load: livePages.backpack },
  { type: 10, group: 'growth', label: msg`喇叭记录`, icon: Megaphone, height: 900, load: livePages.horns },
  { type: 14, group: 'growth', label: msg`兑换商城`, icon: ShoppingBag, height: 900, load: moneyPages.mall },
  { type: 15, group: 'growth', label: msg`分销中心`, icon: Share2, height: 900, load: moneyPages.referral },
  { type: 16, group: 'growth', label: msg`趣味竞猜`, icon: CircleHelp, height: 900, load: expertPages.guesses },
  { type: 7, group: 'anchor', who: 'others', label: msg`申请主播`, icon: Mic, height: 760, load: studioPages.apply },
  { type: 9, group: 'anchor', who: 'anchors', ownHead: true, label: msg`直播台`, icon: MonitorPlay, height: 900, load: studioPages.live },
  { type: 9, tab: 'plan', group: 'anchor', who: 'anchors', label: msg`直播计划`, icon: CalendarClock, height: 720, load: studioPages.plan },
  { type: 9, tab: 'records', group: 'anchor', who: 'anchors', label: msg`直播记录`, icon: History, height: 900, load: studioPages.records },
  { type: 9, tab: 'clips', group: 'anchor', who: 'anchors', label: msg`直播片段`, icon: Scissors, height: 900, load: studioPages.clips },
  {
    type: 9,
    tab: 'overlays',
    group: 'anchor',
    who: 'anchors',
    label: msg`OBS 叠加层`,
    icon: Layers,
    height: 900,
    load: studioPages.overlays,
  },
  {
    type: 9,
    tab: 'video',
    group: 'anchor',
    who: 'anchors',
    label: msg`发布视频`,
    icon: Clapperboard,
    height: 900,
    load: contentPages.videos,
  },
  {
    type: 9,
    tab: 'post',
    group: 'anchor',
    who: 'anchors',
    label: msg`发布动态`,
    icon: PenLine,
    height: 900,
    load: contentPages.posts,
  },
  {
    type: 9,
    tab: 'income',
    group: 'anchor',
    who: 'anchors',
    label: msg`直播收益`,
    icon: ChartColumn,
    height: 900,
    load: studioPages.income,
  },
  { type: 9, tab: 'room', group: 'anchor', who: 'anchors', label: msg`房间管理`, icon: ShieldUser, height: 900, load: studioPages.room },
  {
    type: 9,
    tab: 'assist',
    group: 'anchor',
    who: 'anchors',
    label: msg({ id: 'assistants', message: '助理' }),
    icon: UserRoundCog,
    height: 720,
    load: studioPages.assist,
  },
  { type: 9, tab: 'fans', group: 'anchor', who: 'anchors', label: msg`粉丝团`, icon: HeartHandshake, height: 720, load: studioPages.fans },
  { type: 17, group: 'expert', label: msg`专家中心`, icon: BadgeCheck, height: 900, load: expertPages.centre },
  {
    type: 21,
    group: 'rest',
    label: msg`设置`,
    icon: Settings,
    height: 640,
    load: withMessages('member', () => import('./Settings/index.ts')),
  },
  {
    type: 22,
    group: 'rest',
    label: msg`开发者`,
    icon: CodeXml,
    height: 640,
    load: withMessages('member', () => import('./Developer/index.ts')),
  },
];

/** Address of a page. */
export const memberHref = ({ type, tab }: Pick<MemberPage, 'type' | 'tab'>): string => `/member?type=${type}${tab ? `&tab=${tab}` : ''}`;

/** Page of an address; an unknown type gives the own space (screens, 2.C), no type the first available page. */
export function memberPageOf(parameters: URLSearchParams): MemberPage | undefined {
  const type = Number(parameters.get('type') ?? NaN);
  const tab = parameters.get('tab') ?? undefined;
  const same = memberPages.filter((page) => page.type === type);
  return (
    same.find((page) => page.tab === tab) ??
    same.find((page) => page.tab === undefined) ??
    same[0] ??
    (parameters.has('type') ? memberPages.find((page) => page.type === 18) : undefined) ??
    memberPages[0]
  );
}
