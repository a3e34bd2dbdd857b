import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import {
  CalendarCheck,
  Crown,
  Gem,
  ListChecks,
  Megaphone,
  MessageSquareText,
  Shield,
  Share2,
  ShoppingBag,
  Target,
  Gift,
  type LucideIcon,
} from 'lucide-react';

interface KindLook {
  name: MessageDescriptor;
  icon: LucideIcon;
}

const looks: Readonly<Record<string, KindLook>> = {
  gift: { name: msg`礼物`, icon: Gift },
  noble: { name: msg`贵族`, icon: Crown },
  guard: { name: msg`守护`, icon: Shield },
  barrage: { name: msg`高级弹幕`, icon: MessageSquareText },
  horn: { name: msg`全站喇叭`, icon: Megaphone },
  plan: { name: msg`方案`, icon: Target },
  referral: { name: msg`佣金`, icon: Share2 },
  goods: { name: msg`兑换`, icon: ShoppingBag },
  sign_in: { name: msg({ id: 'kind.checkIn', message: '签到' }), icon: CalendarCheck },
  task: { name: msg`任务`, icon: ListChecks },
};
const other: KindLook = { name: msg`其他`, icon: Gem };

/** Name and icon of a kind of act; a kind that is not known yet is 其他. */
export const kindLook = (kind: string): KindLook => looks[kind] ?? other;
