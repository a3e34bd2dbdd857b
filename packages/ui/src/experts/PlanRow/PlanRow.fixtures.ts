import { say } from '../../lab/storykit/say.ts';
import type { PlanRowItem } from './PlanRow.tsx';

/** The instant of the stories: 20:00 in Beijing. */
export const plansNow = Date.UTC(2026, 10, 21, 12);
const handicap = say('让球', 'Handicap', 'Kèo chấp');
const author = { name: say('老梁盘路', 'Old Liang', 'Bác Lương'), avatar: 'liang', href: '/specialist-home?id=1', settled: 29, won: 20 };

/** On sale, unlocked, free, won and given back. */
export const planRows: readonly PlanRowItem[] = [
  {
    id: '1',
    href: '/specialist-detail?id=1',
    title: say(
      '国家德比：让步给得太早，临场看水位回落',
      'El Clásico: the line came too early, watch it drift',
      'El Clásico: kèo mở quá sớm, chờ giá hạ',
    ),
    author,
    when: say('西甲 · 今天 22:00', 'La Liga · today 22:00', 'La Liga · hôm nay 22:00'),
    plays: [handicap, say('大小球', 'Over/under', 'Tài xỉu')],
    price: 88,
    sold: 312,
    closesAt: plansNow + 1_122_000,
    mine: false,
    result: null,
  },
  {
    id: '2',
    href: '/specialist-detail?id=2',
    title: say(
      '德比前夜的更衣室：两位中卫都没有合练',
      'The night before the derby: neither centre-back trained',
      'Đêm trước derby: hai trung vệ đều không tập',
    ),
    author: { ...author, settled: 0, won: 0 },
    when: say('中超 · 明天 19:35', 'CSL · tomorrow 19:35', 'CSL · ngày mai 19:35'),
    plays: [handicap],
    price: 66,
    sold: 201,
    closesAt: plansNow + 80_000_000,
    mine: true,
    result: null,
  },
  {
    id: '3',
    href: '/specialist-detail?id=3',
    title: say('轮换名单里少了一个人', 'One name missing from the rotation', 'Thiếu một cái tên trong đội hình xoay'),
    author,
    when: say('德甲 · 周日 22:30', 'Bundesliga · Sun 22:30', 'Bundesliga · CN 22:30'),
    plays: [say('胜平负', '1X2', '1X2')],
    price: 0,
    sold: 1_208,
    closesAt: null,
    mine: true,
    result: null,
  },
  {
    id: '4',
    href: '/specialist-detail?id=4',
    title: say(
      '榜首之争：客队的右路只够撑六十分钟',
      'Top of the table: their right side lasts an hour',
      'Tranh ngôi đầu: cánh phải đội khách chỉ trụ một giờ',
    ),
    author,
    when: say('英超 · 11/19', 'Premier League · Nov 19', 'Ngoại hạng Anh · 19/11'),
    plays: [handicap],
    price: 38,
    sold: 54,
    closesAt: null,
    mine: true,
    result: 'won',
  },
];
export const [firstPlan] = planRows as [PlanRowItem];
