import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

function Chosen(props: SegmentedControlProps) {
  const [value, setValue] = useState(props.value);
  return <SegmentedControl {...props} value={value} onValueChange={setValue} />;
}

const ranks = [
  { value: 'day', label: say('日榜', 'Day', 'Ngày') },
  { value: 'week', label: say('周榜', 'Week', 'Tuần') },
  { value: 'month', label: say('月榜', 'Month', 'Tháng') },
];

const meta = {
  component: SegmentedControl,
  args: { label: say('榜单', 'Ranking', 'Xếp hạng'), segments: ranks, value: 'day', onValueChange: fn() },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      <Chosen {...args} />
      <Chosen {...args} size="s" value="week" />
      <Chosen
        {...args}
        label={say('项目', 'Sport', 'Môn')}
        value="all"
        segments={[
          { value: 'all', label: say('全部', 'All', 'Tất cả'), count: 146 },
          { value: 'football', label: say('足球', 'Football', 'Bóng đá'), count: 83 },
          { value: 'basketball', label: say('篮球', 'Basketball', 'Bóng rổ'), count: 41 },
        ]}
      />
      <Chosen
        {...args}
        label={say('排列', 'Layout', 'Cách xếp')}
        value="grid"
        segments={[
          { value: 'grid', label: say('卡片', 'Cards', 'Thẻ'), icon: <LayoutGrid size={16} aria-hidden /> },
          { value: 'list', label: say('列表', 'List', 'Danh sách'), icon: <List size={16} aria-hidden /> },
        ]}
      />
      <div style={{ width: 320 }}>
        <Chosen {...args} stretch segments={[...ranks, { value: 'season', label: say('赛季', 'Season', 'Mùa'), disabled: true }]} />
      </div>
      <Chosen {...args} disabled />
    </Gallery>
  ),
};

export const LongVietnameseNarrow: Story = {
  args: {
    segments: [
      { value: 'day', label: 'Bảng hôm nay' },
      { value: 'week', label: 'Bảng tuần này' },
      { value: 'month', label: 'Bảng tháng này' },
    ],
  },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Gallery>
        <Chosen {...args} />
        <Chosen {...args} stretch />
      </Gallery>
    </div>
  ),
};
