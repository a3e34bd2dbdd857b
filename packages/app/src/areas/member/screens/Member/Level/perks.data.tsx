import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { LevelPerk } from '@pitchside/api/member/level';
import { Circle, CircleDot, Hexagon, MessageSquareText, Palette, PanelTop, Smile, Ticket, UserRound, type LucideIcon } from 'lucide-react';

/** Name, note and icon of each perk. */
export const perkLooks: Readonly<Record<LevelPerk, { name: MessageDescriptor; note: MessageDescriptor; icon: LucideIcon }>> = {
  color_barrage: { name: msg`彩色弹幕`, note: msg`六色可选`, icon: Palette },
  emotes: { name: msg`会员表情`, note: msg`24 个`, icon: Smile },
  avatars: { name: msg`专属头像`, note: msg`20 个头像`, icon: UserRound },
  rename: { name: msg`每月改名卡`, note: msg`1 张`, icon: Ticket },
  entry_banner: { name: msg`进场横幅`, note: msg`进房时有横幅`, icon: PanelTop },
  long_barrage: { name: msg`长弹幕`, note: msg`80 字`, icon: MessageSquareText },
  copper_frame: { name: msg`紫铜等级框`, note: msg`头像有框`, icon: Circle },
  silver_frame: { name: msg`白银等级框`, note: msg`头像有框`, icon: CircleDot },
  gold_frame: { name: msg`黄金等级框`, note: msg`头像有框`, icon: Hexagon },
};
