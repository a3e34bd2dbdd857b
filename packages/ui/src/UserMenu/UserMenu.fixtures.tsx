import { House, Mic, UserRound, Wallet } from 'lucide-react';
import type { Member, UserMenuLink } from './UserMenu.types.ts';

/** A member in the middle of their career. */
export const member: Member = { id: 'me', nickname: '北看台老周', level: 23, experience: { value: 84_620, next: 100_000 }, diamonds: 12_860 };

/** A long name and a fortune. */
export const richMember: Member = { ...member, nickname: 'Khán đài phía Bắc mãi mãi không ngủ', level: 47, diamonds: 1_284_512_860 };

export const memberLinks: UserMenuLink[] = [
  { id: 'persona', label: '个人主页', href: '#persona', icon: <UserRound size={20} aria-hidden /> },
  { id: 'space', label: '我的空间', href: '#space', icon: <House size={20} aria-hidden /> },
  { id: 'wallet', label: '我的钱包', href: '#wallet', icon: <Wallet size={20} aria-hidden /> },
  { id: 'apply', label: '申请主播', href: '#apply', icon: <Mic size={20} aria-hidden /> },
];

const vietnamese = ['Trang cá nhân', 'Không gian của tôi', 'Ví của tôi', 'Đăng ký bình luận viên'];

/** The same places in Vietnamese. */
export const longMemberLinks: UserMenuLink[] = memberLinks.map((link, index) => ({ ...link, label: vietnamese[index] ?? link.label }));
