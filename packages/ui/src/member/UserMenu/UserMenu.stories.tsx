import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { Header } from '../../frame/Header/index.ts';
import { SignInStrip } from '../../money/SignInStrip/index.ts';
import { weeks } from '../../money/SignInStrip/SignInStrip.fixtures.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { TaskList } from '../../money/TaskList/index.ts';
import { tasks } from '../../money/TaskList/TaskList.fixtures.ts';
import { siteName } from '../../lab/storykit/siteName.ts';
import { LevelBadge } from '../../live/LevelBadge/index.ts';
import { member, places, richMember } from './UserMenu.fixtures.ts';
import { UserMenu } from './UserMenu.tsx';

const growth = (
  <>
    <SignInStrip size="compact" week={weeks.open} onSignIn={fn()} />
    <TaskList size="compact" tasks={tasks.slice(0, 4)} allHref="#tasks" onClaim={fn()} />
  </>
);

const meta = {
  component: UserMenu,
  args: { member, onLogin: fn(), onRegister: fn(), onLogout: fn(), places, rechargeHref: '#recharge', children: growth },
  parameters: { bleed: true, stage: 800 },
  render: (args) => <Header siteName={siteName} items={[]} account={<UserMenu {...args} />} />,
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  // A machine that is busy opens it later than in the usual second.
  await screen.findByRole('dialog', undefined, { timeout: 10_000 });
};

export const Default: Story = { play: open, tags: ['gallery'] };
export const Anchor: Story = {
  args: { member: { ...member, isAnchor: true }, children: undefined },
  play: open,
  parameters: { stage: 380 },
};
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
