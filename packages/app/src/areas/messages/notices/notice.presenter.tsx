import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Notice as WireNotice, NoticeSubject } from '@pitchside/api/messages/notices';
import type { Notice } from '@pitchside/ui/NoticeList';
import { ClipboardCheck, Gift, Megaphone, Radio, ShieldAlert, Trophy, Users, Wallet, type LucideIcon } from 'lucide-react';
import { routes } from '../../../routes.data.ts';
import { roomHref } from '../../scores/matchLinks.ts';
import { chatHref } from '../chatLinks.ts';
import { matchHref } from '../display/cardLinks.ts';

/** Icon, tone and filter label of each subject. */
export const subjects: Record<NoticeSubject, { label: MessageDescriptor; icon: LucideIcon; tone: NonNullable<Notice['tone']> }> = {
  match: { label: msg`比赛`, icon: Trophy, tone: 'neutral' },
  live: { label: msg`直播`, icon: Radio, tone: 'live' },
  money: { label: msg`资金`, icon: Wallet, tone: 'brand' },
  review: { label: msg`审核`, icon: ClipboardCheck, tone: 'warning' },
  social: { label: msg`社交`, icon: Users, tone: 'neutral' },
  activity: { label: msg`活动`, icon: Gift, tone: 'brand' },
  security: { label: msg`安全`, icon: ShieldAlert, tone: 'warning' },
  system: { label: msg`系统`, icon: Megaphone, tone: 'brand' },
};

type Target = NonNullable<WireNotice['target']>;

/** The page that each kind of target is, and the verb that leads there. */
const targets: Record<Target['type'], { href: (id: string) => string; verb: MessageDescriptor }> = {
  match: { href: matchHref, verb: msg`去看` },
  room: { href: roomHref, verb: msg`去看` },
  withdrawals: { href: () => '/member?type=1&tab=withdraw', verb: msg`查看进度` },
  wallet: { href: () => '/member?type=1', verb: msg`看钱包` },
  noble: { href: () => '/member?type=12', verb: msg`查看` },
  application: { href: () => '/member?type=7', verb: msg`查看` },
  verification: { href: () => '/member?type=3', verb: msg`查看` },
  expert: { href: () => '/specialist-info', verb: msg`查看` },
  plan: { href: (id) => `/specialist-detail?id=${encodeURIComponent(id)}`, verb: msg`看方案` },
  referrals: { href: () => '/member?type=15', verb: msg`查看` },
  mall: { href: () => '/member?type=14', verb: msg`查看` },
  friend_requests: { href: () => chatHref({ tab: 'requests' }), verb: msg`去处理` },
  conversation: { href: (id) => chatHref({ with: id }), verb: msg`去聊天` },
  groups: { href: () => chatHref({ tab: 'groups' }), verb: msg`查看` },
  tasks: { href: () => '/member?type=5', verb: msg`去看看` },
  guesses: { href: () => '/member?type=16', verb: msg`看战绩` },
  trophies: { href: () => routes.trophyHome.path, verb: msg`去看看` },
  sessions: { href: () => '/member?type=3', verb: msg`查看` },
  developer: { href: () => '/member?type=22', verb: msg`查看` },
  post: { href: (id) => `/circle-detail?id=${encodeURIComponent(id)}`, verb: msg`查看` },
  video: { href: (id) => `/video-player?id=${encodeURIComponent(id)}`, verb: msg`查看` },
  article: { href: (id) => `/detail?id=${encodeURIComponent(id)}`, verb: msg`查看` },
  comment: { href: (id) => `/comment?focus=${encodeURIComponent(id)}`, verb: msg`查看` },
  member: { href: (id) => chatHref({ with: `C2C${id}` }), verb: msg`去聊天` },
  page: { href: (id) => (/^\/(?!\/)/.test(id) ? id : '/main'), verb: msg`看看` },
};

/** Link of a notice; undefined for one without a target. */
export const noticeHref = ({ target }: WireNotice): string | undefined => target?.type && targets[target.type].href(target.id);

/** A notice of the wire as its list shows it. @param words puts a descriptor into the reader's language */
export function noticeOf(notice: WireNotice, words: (message: MessageDescriptor) => string): Notice {
  const { id, subject, title, text, target, is_read: isRead, at } = notice;
  const { icon: Icon, tone } = subjects[subject];
  return {
    id,
    title,
    ...(text !== '' && { text }),
    at,
    unread: !isRead,
    tone,
    icon: <Icon size={20} />,
    ...(target && { link: { href: targets[target.type].href(target.id), label: words(targets[target.type].verb) } }),
  };
}
