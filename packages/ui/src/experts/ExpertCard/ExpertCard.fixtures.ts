import { say } from '../../lab/storykit/say.ts';
import type { PlanResult } from '../PlanStamp/index.ts';
import type { ExpertCardItem } from './ExpertCard.tsx';

const last = (text: string): PlanResult[] => [...text].map((letter) => (letter === 'w' ? 'won' : letter === 'l' ? 'lost' : 'void'));

/** Three ranked experts, and one with too few plans. */
export const experts: readonly ExpertCardItem[] = [
  {
    id: '1',
    name: say('老梁盘路', 'Old Liang', 'Bác Lương'),
    avatar: 'liang',
    href: '/specialist-home?id=1',
    settled: 29,
    won: 20,
    last: last('wwlwwvwwlw'),
    streak: 1,
    ranked: true,
  },
  {
    id: '2',
    name: say('数据阿May', 'May by numbers', 'May dữ liệu'),
    avatar: 'may',
    href: '/specialist-home?id=2',
    settled: 28,
    won: 18,
    last: last('wlwwlwwwww'),
    streak: 5,
    ranked: true,
  },
  {
    id: '3',
    name: say('亚平宁老陈', 'Calcio Chen', 'Trần nước Ý'),
    avatar: 'chen',
    href: '/specialist-home?id=3',
    settled: 28,
    won: 17,
    last: last('lwwlwvwwll'),
    streak: -2,
    ranked: true,
  },
  {
    id: '4',
    name: say('新来的分析师', 'New in town', 'Người mới'),
    avatar: 'new',
    href: '/specialist-home?id=4',
    settled: 6,
    won: 4,
    last: last('wwlwwl'),
    streak: -1,
    ranked: false,
  },
];
export const [firstExpert] = experts as [ExpertCardItem];
