import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw } from 'lucide-react';
import { Button } from '../../actions/Button/index.ts';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { SectionTitle } from './SectionTitle.tsx';

const meta = {
  component: SectionTitle,
  args: { children: say('正在直播', 'Live now', 'Đang trực tiếp'), more: { href: '/anchor' } },
} satisfies Meta<typeof SectionTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const change = (
  <Button tone="plain" size="s" icon={<RefreshCw size={16} aria-hidden />}>
    {say('换一批', 'Shuffle', 'Đổi phòng khác')}
  </Button>
);

export const WithHintAndAction: Story = {
  args: { hint: say('108 个房间正在播', '108 rooms on air', '108 phòng đang phát'), action: change, more: undefined },
};
export const OnlyTheName: Story = { args: { children: say('每日签到', 'Daily check-in', 'Điểm danh mỗi ngày'), more: undefined } };
export const LongVietnamese: Story = {
  args: { children: 'Đang phát trực tiếp', hint: 'Cập nhật mỗi 30 giây một lần', more: { href: '/anchor' } },
  parameters: { locale: 'vi' },
};

const tabs = (
  <SegmentedControl
    look="line"
    label={say('直播分类', 'Kinds of live rooms', 'Loại phòng')}
    value="football"
    onValueChange={() => undefined}
    segments={[
      { value: 'football', label: say('足球', 'Football', 'Bóng đá'), count: 42 },
      { value: 'basketball', label: say('篮球', 'Basketball', 'Bóng rổ'), count: 18 },
    ]}
  />
);
export const WithTabs: Story = { tags: ['gallery'], args: { tabs, action: change } };

/** Tabs that do not fit are scrolled; they never run under the act. */
export const NarrowWithTabs: Story = {
  args: { tabs, action: change },
  render: (args) => (
    <div style={{ width: 340 }}>
      <SectionTitle {...args} />
    </div>
  ),
};
