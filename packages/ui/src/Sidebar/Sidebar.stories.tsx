import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { longSidebarGroups, sidebarActions, sidebarAnchors, sidebarGroups } from './Sidebar.fixtures.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SidebarFollowed } from './SidebarFollowed.tsx';

const meta = {
  component: Sidebar,
  args: { groups: sidebarGroups, currentId: 'all', open: true, onOpenChange: () => {}, followed: <SidebarFollowed anchors={sidebarAnchors} />, actions: sidebarActions },
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Night: Story = { parameters: { theme: 'night' } };
export const Rail: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('link', { name: /排行/ }).focus();
    await userEvent.tab();
    await screen.findByText('关注', { selector: '[data-open] *' });
  },
};
export const Bare: Story = { args: { followed: undefined, actions: [] } };
export const LongVietnamese: Story = { args: { groups: longSidebarGroups }, parameters: { locale: 'vi' } };
