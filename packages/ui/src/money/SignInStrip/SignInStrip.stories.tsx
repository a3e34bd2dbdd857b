import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import { MilestoneTrack } from '../MilestoneTrack/index.ts';
import { milestonesAt } from '../MilestoneTrack/MilestoneTrack.fixtures.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { weeks } from './SignInStrip.fixtures.ts';
import { SignInStrip, type SignInStripProps } from './SignInStrip.tsx';

const Panel = ({ children }: { children: ReactNode }) => <div style={{ width: 352 }}>{children}</div>;

/** As the site does it: the press signs today, and the week says so. */
function Signing(props: SignInStripProps) {
  const [week, setWeek] = useState(props.week);
  return <SignInStrip {...props} week={week} onSignIn={() => setWeek(weeks.signed)} />;
}

const meta = {
  component: SignInStrip,
  args: { week: weeks.open, onSignIn: fn(), onRetry: fn() },
  render: (args) => <Signing {...args} />,
} satisfies Meta<typeof SignInStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Weeks: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      <SignInStrip {...args} />
      <SignInStrip {...args} week={weeks.signed} />
      <SignInStrip {...args} week={weeks.gaps} />
      <Gallery direction="row">
        {Object.entries({ signed: weeks.signed, gaps: weeks.gaps, joined: weeks.joined, whole: weeks.whole }).map(([name, week]) => (
          <Panel key={name}>
            <SignInStrip {...args} week={week} size="compact" />
          </Panel>
        ))}
      </Gallery>
    </Gallery>
  ),
};

/** As the task centre shows it: figures of the run, and the way to its milestones. */
export const WithMilestones: Story = {
  args: {
    facts: [
      { label: say('下一档', 'Next', 'Mốc tới'), value: say('再签 3 天', '3 to go', 'Còn 3 ngày') },
      { label: say('本月最长', 'Best this month', 'Dài nhất tháng'), value: say('7 天', '7 days', '7 ngày') },
      { label: say('历史最长', 'Best ever', 'Dài nhất'), value: say('31 天', '31 days', '31 ngày') },
    ],
    children: <MilestoneTrack run={4} milestones={milestonesAt(4)} />,
  },
};

export const OnTheWay: Story = {
  render: (args) => (
    <Gallery>
      <SignInStrip {...args} week={undefined} status="loading" />
      <SignInStrip {...args} week={undefined} status="error" />
      <SignInStrip
        {...args}
        error={say('签到人数太多，请稍后再试', 'Too many sign-ins right now, try again shortly', 'Quá nhiều người điểm danh, thử lại sau')}
      />
      <Gallery direction="row">
        {(['loading', 'error'] as const).map((status) => (
          <Panel key={status}>
            <SignInStrip {...args} week={undefined} status={status} size="compact" />
          </Panel>
        ))}
      </Gallery>
    </Gallery>
  ),
};

/** The reward fades in its place and nothing flies. */
export const SignedWithoutMotion: Story = {
  parameters: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await within(canvasElement).findByText(/签到成功/);
    // The picture shows the state after the figure has faded.
    await Promise.all(document.getAnimations().map((animation) => animation.finished));
  },
};

export const NarrowVietnamese: Story = {
  args: { week: weeks.gaps },
  parameters: { locale: 'vi' },
  decorators: [
    (Story) => (
      <div style={{ width: 620 }}>
        <Story />
      </div>
    ),
  ],
};
