import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { Tabs } from '../Tabs/index.ts';
import { SectionTitle } from './SectionTitle.tsx';

const meta = { component: SectionTitle, args: { children: '正在直播', more: { href: '/anchor' } } } satisfies Meta<typeof SectionTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const change = (
  <Button tone="plain" size="s" icon={<RefreshCw size={16} aria-hidden />}>
    换一批
  </Button>
);

export const WithHintAndAction: Story = { args: { hint: '108 个房间正在播', action: change, more: undefined } };
export const OnlyTheName: Story = { args: { children: '每日签到', more: undefined } };
export const LongVietnamese: Story = { args: { children: 'Đang phát trực tiếp', hint: 'Cập nhật mỗi 30 giây một lần', more: { href: '/anchor' } }, parameters: { locale: 'vi' } };
export const Night: Story = { args: { action: change }, parameters: { theme: 'night' } };

const tabs = <Tabs label="直播分类" value="football" onValueChange={() => undefined} tabs={[{ id: 'football', label: '足球', count: 42 }, { id: 'basketball', label: '篮球', count: 18 }]} />;
export const WithTabs: Story = { args: { tabs, action: change } };

/** Tabs that do not fit are scrolled; they never run under the act. */
export const NarrowWithTabs: Story = {
  args: { tabs, action: change },
  render: (args) => (
    <div style={{ width: 340 }}>
      <SectionTitle {...args} />
    </div>
  ),
};
