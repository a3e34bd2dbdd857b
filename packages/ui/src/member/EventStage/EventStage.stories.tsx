import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ButtonLink } from '../../actions/ButtonLink/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { EventStage } from './EventStage.tsx';

const day = 86_400_000;
/** The moment at which stories live. */
const now = Date.UTC(2026, 10, 21, 12);
const meta = {
  component: EventStage,
  args: {
    name: say('秋季送礼赛', 'Autumn gift contest', 'Giải tặng quà mùa thu'),
    kind: say('送礼赛', 'Gift contest', 'Giải tặng quà'),
    state: 'running',
    startsAt: now - 3 * day,
    endsAt: now + 2 * day + 3_723_000,
    action: <ButtonLink href="#anchor">{say('去直播间送礼', 'Give in a room', 'Tặng trong phòng')}</ButtonLink>,
    onTurn: fn(),
  },
  render: (args) => (
    <div style={{ width: 1100, maxWidth: '100%' }}>
      <EventStage {...args} />
    </div>
  ),
} satisfies Meta<typeof EventStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };

export const States: Story = {
  render: ({ action: _, ...args }) => (
    <Gallery>
      {(['ahead', 'counting', 'over'] as const).map((state, index) => (
        <div key={state} style={{ width: 1100 }}>
          <EventStage
            {...args}
            name={`${args.name} ${index + 1}`}
            state={state}
            {...(state === 'ahead' && { startsAt: now + 3_723_000 })}
          />
        </div>
      ))}
    </Gallery>
  ),
};

export const NarrowVietnamese: Story = {
  parameters: { locale: 'vi' },
  args: {
    name: 'Giải đoán vui lớn nhất mùa thu năm nay',
    kind: 'Bảng đoán vui',
    action: <ButtonLink href="#guesses">Đi đoán vui</ButtonLink>,
  },
  render: (args) => (
    <div style={{ width: 420 }}>
      <EventStage {...args} />
    </div>
  ),
};
