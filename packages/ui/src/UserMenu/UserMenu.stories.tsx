import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { Header } from '../Header/index.ts';
import { Gallery } from '../storykit/Gallery.tsx';
import { LevelBadge } from '../LevelBadge/index.ts';
import { longMemberLinks, member, memberLinks, richMember } from './UserMenu.fixtures.tsx';
import { UserMenu } from './UserMenu.tsx';

const nothing = () => {};

const meta = {
  component: UserMenu,
  args: { member, onLogin: nothing, onLogout: nothing, links: memberLinks, rechargeHref: '#recharge' },
  parameters: { bleed: true, stage: 380 },
  render: (args) => <Header siteName="Pitchside" items={[]} account={<UserMenu {...args} />} />,
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await screen.findByRole('dialog');
};

export const Default: Story = { play: open };
export const Visitor: Story = { args: { member: null }, parameters: { stage: 90 } };
export const Night: Story = { play: open, parameters: { theme: 'night' } };
export const LongVietnamese: Story = { args: { member: richMember, links: longMemberLinks }, play: open, parameters: { locale: 'vi' } };
export const Levels: Story = {
  parameters: { stage: 'auto', bleed: false },
  render: () => (
    <Gallery direction="row">
      {[1, 12, 23, 35, 47, 100].map((level) => (
        <LevelBadge key={level} level={level} />
      ))}
    </Gallery>
  ),
};
