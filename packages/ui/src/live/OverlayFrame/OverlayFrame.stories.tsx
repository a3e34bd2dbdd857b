import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountdownClock } from '../CountdownClock/index.ts';
import { useEnvironment } from '../../theme/UiProvider/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { OverlayFrame, overlayPlaces } from './OverlayFrame.tsx';
import { picture } from './OverlayFrame.stories.css.ts';

function Clock({ minutes }: { minutes: number }) {
  const { now } = useEnvironment();
  return <CountdownClock title={say('开球', 'Kick-off', 'Bóng lăn')} to={now() + minutes * 60_000} />;
}
const clock = (minutes: number) => <Clock minutes={minutes} />;
const meta = {
  component: OverlayFrame,
  args: { items: [{ id: 'clock', place: 'top', scale: 1.35, content: clock(5) }] },
  render: (args) => (
    <div className={picture}>
      <OverlayFrame {...args} />
    </div>
  ),
} satisfies Meta<typeof OverlayFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryPlace: Story = {
  tags: ['gallery'],
  args: { items: overlayPlaces.map((place, index) => ({ id: place, place, scale: 0.8, content: clock(index + 1) })) },
};

/** Two things at one place, in two sizes. */
export const Stacked: Story = {
  args: {
    items: [
      { id: 'one', place: 'bottom-left', scale: 1.8, content: clock(1) },
      { id: 'two', place: 'bottom-left', content: clock(2) },
    ],
  },
};

export const Empty: Story = { args: { items: [] } };
