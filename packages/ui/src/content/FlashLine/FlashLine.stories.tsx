import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { say } from '../../lab/storykit/say.ts';
import { FlashLine, type Flash } from './FlashLine.tsx';

const at = (hour: number, minute: number) => Date.UTC(2026, 10, 21, hour, minute);
const flashes: readonly Flash[] = [
  {
    id: '1',
    at: at(13, 48),
    major: true,
    text: say(
      '英超官方：第 12 轮单日进球 31 个，本赛季最多',
      'Premier League: 31 goals on the day of round 12, the season’s most',
      'Ngoại hạng Anh: 31 bàn trong ngày thi đấu vòng 12, nhiều nhất mùa',
    ),
  },
  {
    id: '2',
    at: at(13, 33),
    href: '/detail?id=2',
    text: say('国安主帅因累计黄牌将缺席下轮', 'Guoan’s coach misses the next round on bookings', 'HLV Quốc An vắng vòng tới vì thẻ vàng'),
  },
  {
    id: '3',
    at: at(13, 20),
    href: '/detail?id=3',
    major: true,
    text: say('哈兰德本赛季第 9 次打入制胜球', 'Haaland’s ninth winner of the season', 'Haaland có bàn quyết định thứ 9 mùa này'),
  },
  {
    id: '4',
    at: at(13, 2),
    text: say('热火宣布中锋脚踝扭伤，缺席一周', 'Heat centre out a week with an ankle sprain', 'Trung phong Heat bong gân, nghỉ một tuần'),
  },
];

const meta = {
  component: FlashLine,
  args: { flashes, label: say('快讯', 'Flash news', 'Tin nhanh'), timeZone: 'Asia/Shanghai', onRetry: fn() },
  render: (args) => (
    <div style={{ width: 312 }}>
      <FlashLine {...args} />
    </div>
  ),
} satisfies Meta<typeof FlashLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const Empty: Story = { args: { flashes: [] } };
export const Loading: Story = { args: { status: 'loading' } };
export const Failed: Story = { args: { status: 'error' } };
