import { say } from '../../lab/storykit/say.ts';
import type { CircleRowItem } from './CircleRow.tsx';

const circle = (id: number, name: string, colors: CircleRowItem['colors'], members: number, postsToday: number): CircleRowItem => ({
  id: String(id),
  href: `/circle?id=${id}`,
  name,
  colors,
  members,
  postsToday,
});

/** Circles of clubs, of leagues and of things to argue about. */
export const circles: readonly CircleRowItem[] = [
  circle(1, say('曼城圈', 'Man City fans', 'Fan Man City'), ['#6caddf', '#fff'], 104_000, 1_530),
  circle(2, say('NBA 茶馆', 'NBA back room', 'Quán trà NBA'), ['#16382d', '#fff'], 86_000, 862),
  circle(3, say('判罚研究所', 'The VAR Room', 'Phòng VAR'), ['#2b2b2b', '#f4d35e'], 31_000, 204),
  circle(4, say('凤凰山看台', 'Phoenix Hill stand', 'Khán đài Phượng Hoàng'), ['#c8102e', '#fff'], 24_000, 96),
];

/** A circle whose name does not fit. */
export const longCircle: CircleRowItem = circle(
  5,
  'Hội cổ động viên Công an Hà Nội xa nhà trên khắp năm châu',
  ['#b00020', '#ffd400'],
  1_284_000,
  12_400,
);
