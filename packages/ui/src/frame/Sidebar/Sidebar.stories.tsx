import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { say } from '../../lab/storykit/say.ts';
import { longSidebarGroups, sidebarActions, sidebarAnchors, sidebarGroups } from './Sidebar.fixtures.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SidebarFollowed } from './SidebarFollowed.tsx';

const meta = {
  component: Sidebar,
  args: {
    groups: sidebarGroups,
    currentId: 'all',
    open: true,
    onOpenChange: fn(),
    followed: <SidebarFollowed anchors={sidebarAnchors} />,
    actions: sidebarActions,
  },
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const Rail: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    within(canvasElement)
      .getByRole('link', { name: new RegExp(say('排行', 'Rankings', 'Xếp hạng')) })
      .focus();
    await userEvent.tab();
    await screen.findByText(say('关注', 'Following', 'Theo dõi'), { selector: '[data-open] *' });
  },
};
export const Bare: Story = { args: { followed: undefined, actions: [] } };
export const LongVietnamese: Story = { args: { groups: longSidebarGroups }, parameters: { locale: 'vi' } };
