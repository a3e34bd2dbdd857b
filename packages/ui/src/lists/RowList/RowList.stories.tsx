import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { TwoLines } from '../TwoLines/index.ts';
import { RowList } from './RowList.tsx';
import { bare } from '../../theme/bare.css.ts';

const people = [
  {
    id: 'lin',
    name: say('林教练', 'Coach Lin', 'HLV Lâm'),
    note: say('22:30 曼城 - 阿森纳', '22:30 Man City v Arsenal', '22:30 Man City - Arsenal'),
  },
  {
    id: 'chen',
    name: say('陈一飞', 'Chen Yifei', 'Trần Nhất Phi'),
    note: say('23:00 拜仁 - 多特', '23:00 Bayern v Dortmund', '23:00 Bayern - Dortmund'),
  },
  { id: 'ngo', name: 'Ngô Minh', note: say('01:45 皇马 - 巴萨', '01:45 Real v Barça', '01:45 Real - Barça') },
];
const rows = people.map(({ id, name, note }) => (
  <li className={bare} key={id} style={{ display: 'flex', gap: 12, padding: '8px 0' }}>
    <Avatar seed={id} size={40} />
    <TwoLines note={note} look="medium">
      {name}
    </TwoLines>
  </li>
));

const meta = { component: RowList, args: { children: rows } } satisfies Meta<typeof RowList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const One: Story = { args: { children: rows.slice(0, 1) } };
export const LongVietnamese: Story = {
  args: {
    children: [
      <li className={bare} key="one">
        Bình luận trận chung kết Cúp Quốc gia giữa Thành phố Hồ Chí Minh và Hà Nội FC trên sân Thống Nhất
      </li>,
      <li className={bare} key="two">
        Tường thuật bằng tiếng Việt, có phụ đề
      </li>,
    ],
  },
  parameters: { locale: 'vi' },
};
