import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlarmClock } from 'lucide-react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { agenda } from './MatchAgenda.fixtures.ts';
import { MatchAgenda } from './MatchAgenda.tsx';
import { MatchAgendaSkeleton } from './MatchAgendaSkeleton.tsx';

const meta = {
  component: MatchAgenda,
  args: { matches: agenda, label: say('今日赛事', 'Today’s matches', 'Trận hôm nay'), timeZone: 'Asia/Shanghai' },
  render: (args) => (
    <div style={{ width: 344 }}>
      <MatchAgenda {...args} />
    </div>
  ),
} satisfies Meta<typeof MatchAgenda>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const Wide: Story = { render: (args) => <MatchAgenda {...args} /> };

/** Reminders can be set for matches to come. */
export const Acts: Story = {
  tags: ['gallery'],
  args: {
    matches: agenda.map((one) => ({
      ...one,
      ...(one.match.status.kind === 'scheduled' && {
        act: <IconButton size="s" label={say('预约', 'Remind me', 'Nhắc tôi')} icon={<AlarmClock size={16} />} pressed={false} />,
      }),
    })),
  },
};

/** A place of 260 px has room for six whole lines. */
export const Fitting: Story = {
  render: (args) => (
    <div style={{ width: 344, height: 260, containerType: 'size' }}>
      <MatchAgenda {...args} />
    </div>
  ),
};

export const Loading: Story = {
  render: () => (
    <div style={{ width: 344 }}>
      <MatchAgendaSkeleton lines={6} />
    </div>
  ),
};
