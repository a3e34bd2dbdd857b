import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { roomTabs, scoreLinks, scoreTabs, scoreTabsVi } from './Tabs.fixtures.ts';
import { LinkTabs, Tabs, type PanelTabsProps } from './Tabs.tsx';

function Switched({ children: _own, controls: _elsewhere, ...props }: PanelTabsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Tabs {...props} value={value} onValueChange={setValue}>
      <p style={{ padding: '12px 0' }}>{props.tabs.find((tab) => tab.id === value)?.label}</p>
    </Tabs>
  );
}

const meta = {
  component: Tabs,
  args: { label: say('比分', 'Scores', 'Tỷ số'), tabs: scoreTabs, value: 'immediate', onValueChange: fn(), children: null },
  render: (args) => <Switched {...args} />,
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Looks: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      <Switched {...args} size="l" />
      <Switched {...args} look="segmented" />
      <LinkTabs label={say('比分页面', 'Score pages', 'Trang tỷ số')} tabs={scoreLinks} value="result" />
      <LinkTabs label={say('比分栏目', 'Score sections', 'Mục tỷ số')} tabs={scoreLinks} value="schedule" look="segmented" />
    </Gallery>
  ),
};

/** Many links in a line, of which one may be the current page. */
export const Chips: Story = {
  render: () => (
    <LinkTabs
      label={say('按赛事看', 'By competition', 'Theo giải')}
      tabs={scoreLinks.map((tab, index) => ({ ...tab, count: 9 - index }))}
      value="result"
      look="chips"
    />
  ),
};

export const LongVietnameseNarrow: Story = {
  args: { tabs: scoreTabsVi },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 260 }}>
      <Switched {...args} />
    </div>
  ),
};

/** The tabs of a room beside its picture: five in a column. */
export const DenseColumn: Story = {
  args: { tabs: roomTabs, dense: true },
  render: (args) => (
    <div style={{ width: 324 }}>
      <Switched {...args} />
    </div>
  ),
  tags: ['gallery'],
};
