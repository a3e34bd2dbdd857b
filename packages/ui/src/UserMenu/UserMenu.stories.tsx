import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { Header } from '../Header/index.ts';
import { SignInStrip } from '../SignInStrip/index.ts';
import { weeks } from '../SignInStrip/SignInStrip.fixtures.ts';
import { Gallery } from '../storykit/Gallery.tsx';
import { TaskList } from '../TaskList/index.ts';
import { tasks } from '../TaskList/TaskList.fixtures.ts';
import { siteName } from '../storykit/siteName.ts';
import { LevelBadge } from '../LevelBadge/index.ts';
import { member, places, richMember } from './UserMenu.fixtures.ts';
import { UserMenu } from './UserMenu.tsx';

const growth = (
  <>
    <SignInStrip size="compact" week={weeks.open} onSignIn={fn()} />
    <TaskList size="compact" tasks={tasks.slice(0, 4)} allHref="#tasks" onClaim={fn()} />
  </>
);

const meta = {
  title: 'Frame/UserMenu',
  component: UserMenu,
  args: { member, onLogin: fn(), onRegister: fn(), onLogout: fn(), places, rechargeHref: '#recharge', children: growth },
  parameters: { bleed: true, stage: 800 },
  render: (args) => <Header siteName={siteName} items={[]} account={<UserMenu {...args} />} />,
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await screen.findByRole('dialog');
};

export const Default: Story = { play: open, tags: ['gallery'] };
export const Anchor: Story = { args: { member: { ...member, isAnchor: true }, children: undefined }, play: open, parameters: { stage: 380 } };
export const Visitor: Story = { args: { member: null }, parameters: { stage: 90 } };
export const LongVietnamese: Story = { args: { member: richMember }, play: open, parameters: { locale: 'vi' } };
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
