import { House, Radio, ScanLine, UserRound } from 'lucide-react';
import { say } from '../../lab/storykit/say.ts';
import { siteName } from '../../lab/storykit/siteName.ts';
import type { MobileFrameProps } from './MobileFrame.tsx';

/** The frame of a list of rooms. */
export const roomsFrame: Omit<MobileFrameProps, 'children'> = {
  brand: { name: siteName, localName: say('场边', '', ''), href: '#home' },
  tabs: {
    label: say('直播分类', 'Live categories', 'Danh mục trực tiếp'),
    items: [
      { href: '#hot', label: say('热门', 'Popular', 'Nổi bật'), current: true },
      { href: '#football', label: say('足球', 'Football', 'Bóng đá') },
      { href: '#basketball', label: say('篮球', 'Basketball', 'Bóng rổ') },
      { href: '#esports', label: say('电竞', 'Esports', 'Esports') },
      { href: '#talk', label: say('聊球', 'Talk', 'Tám chuyện') },
    ],
  },
  nav: {
    label: say('主导航', 'Main navigation', 'Điều hướng chính'),
    items: [
      { href: '#home', label: say('首页', 'Home', 'Trang chủ'), icon: <House size={20} aria-hidden /> },
      { href: '#live', label: say('直播', 'Live', 'Trực tiếp'), icon: <Radio size={20} aria-hidden />, current: true },
      { href: '#scan', label: say('扫码', 'Scan', 'Quét mã'), icon: <ScanLine size={20} aria-hidden /> },
      { href: '#me', label: say('我的', 'Me', 'Tôi'), icon: <UserRound size={20} aria-hidden /> },
    ],
  },
};
