import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FollowButton } from '../../actions/FollowButton/index.ts';
import { LinkTabs } from '../../actions/Tabs/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { experts, firstExpert } from '../ExpertCard/ExpertCard.fixtures.ts';
import { ExpertHead, ExpertHeadSkeleton } from './ExpertHead.tsx';

const known = { since: Date.UTC(2025, 2, 4), fans: 75_400, onSale: 4, roi: 0.163 };
const meta = {
  component: ExpertHead,
  args: {
    expert: { ...firstExpert, ...known },
    timeZone: 'Asia/Shanghai',
    action: <FollowButton name={firstExpert.name} state="none" onFollowChange={fn()} />,
    children: (
      <LinkTabs
        label={say('专家主页', 'Tipster', 'Chuyên gia')}
        value="plans"
        tabs={[
          { id: 'plans', label: say('方案', 'Picks', 'Dự đoán'), href: '#plans' },
          { id: 'posts', label: say('动态', 'Posts', 'Bài đăng'), href: '#posts' },
        ]}
      />
    ),
  },
  render: (args) => (
    <div style={{ width: 1200 }}>
      <ExpertHead {...args} />
    </div>
  ),
} satisfies Meta<typeof ExpertHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const Night: Story = { parameters: { theme: 'night' } };
export const Unranked: Story = { args: { expert: { ...(experts[3] ?? firstExpert), since: known.since, fans: 12, onSale: 0, roi: null } } };
export const Loading: Story = {
  render: ({ children }) => (
    <div style={{ width: 1200 }}>
      <ExpertHeadSkeleton>{children}</ExpertHeadSkeleton>
    </div>
  ),
};
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 640 }}>
      <ExpertHead {...args} />
    </div>
  ),
};
export const LongVietnamese: Story = {
  args: { expert: { ...firstExpert, ...known, name: 'Câu lạc bộ phân tích bóng đá Thành phố Hồ Chí Minh' } },
  parameters: { locale: 'vi' },
};
