import { Circle, MessageSquareText, Palette, PanelTop, Smile, Ticket, UserRound } from 'lucide-react';
import { say } from '../../lab/storykit/say.ts';
import type { LevelGift, LevelStanding } from './LevelPanel.tsx';

const begins = (level: number) => 190 * (level - 1) ** 2;
const gift = (id: string, level: number, name: string, note: string, icon: LevelGift['icon']): LevelGift => ({
  id,
  level,
  begins: begins(level),
  name,
  note,
  icon,
});

/** A fan of level 23 on the way to the banner. */
export const standing: LevelStanding = {
  level: 23,
  experience: 94_820.5,
  next: begins(24),
  aheadPercent: 91.6,
  gained: 47_120.5,
  gifts: [
    gift(
      'color',
      5,
      say('彩色弹幕', 'Coloured comments', 'Bình luận màu'),
      say('六色可选', 'Six colours', 'Sáu màu'),
      <Palette size={16} aria-hidden />,
    ),
    gift(
      'emotes',
      10,
      say('会员表情', 'Member emotes', 'Biểu cảm hội viên'),
      say('24 个', '24 of them', '24 biểu cảm'),
      <Smile size={16} aria-hidden />,
    ),
    gift(
      'avatars',
      15,
      say('专属头像', 'Special avatars', 'Ảnh đại diện riêng'),
      say('20 个头像', '20 avatars', '20 ảnh đại diện'),
      <UserRound size={16} aria-hidden />,
    ),
    gift(
      'rename',
      20,
      say('每月改名卡', 'Monthly rename', 'Đổi tên mỗi tháng'),
      say('1 张', 'One card', '1 thẻ'),
      <Ticket size={16} aria-hidden />,
    ),
    gift('banner', 25, say('进场横幅', 'Entry banner', 'Băng rôn vào phòng'), '', <PanelTop size={16} aria-hidden />),
    gift('long', 28, say('长弹幕', 'Long comments', 'Bình luận dài'), '', <MessageSquareText size={16} aria-hidden />),
    gift('frame', 30, say('紫铜等级框', 'Bronze frame', 'Khung đồng'), '', <Circle size={16} aria-hidden />),
  ],
};

/** A newcomer. */
export const newcomer: LevelStanding = { ...standing, level: 1, experience: 0, next: begins(2), aheadPercent: 0, gained: 0 };

/** Nothing is left to reach. */
export const highest: LevelStanding = { ...standing, level: 120, experience: 2_690_590, next: null, aheadPercent: 100, gained: 1_314 };
