import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { useEnvironment } from '../../theme/UiProvider/index.ts';
import { Countdown, type CountdownProps } from './Countdown.tsx';
import { CountdownRing } from './CountdownRing.tsx';

const label = say('距开赛', 'Kick-off', 'Giờ bóng lăn');

/** `to` is taken as milliseconds from the story's now. */
function FromNow(args: CountdownProps) {
  const { now } = useEnvironment();
  return <Countdown {...args} to={now() + args.to} />;
}

function Rings() {
  const { now } = useEnvironment();
  return (
    <Gallery direction="row">
      {[60, 41, 15, 7, 0].map((left) => (
        <CountdownRing key={left} to={now() + left * 1000} total={60} label={label} size={left > 50 ? 64 : 40} />
      ))}
    </Gallery>
  );
}

const minute = 60_000;
const meta = {
  component: Countdown,
  args: { to: 84 * minute + 6_000, label, onEnd: fn() },
  render: (args) => <FromNow {...args} />,
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  tags: ['gallery'],
  render: ({ label: words }) => (
    <Gallery>
      {(['s', 'm', 'l', 'xl'] as const).map((size) => (
        <Gallery key={size} direction="row">
          <FromNow label={words} size={size} to={2 * 1440 * minute + 84 * minute} />
          <FromNow label={words} size={size} to={138_000} />
          <FromNow label={words} size={size} to={8_000} />
          <FromNow label={words} size={size} to={0} />
        </Gallery>
      ))}
      <Rings />
    </Gallery>
  ),
};

export const Running: Story = { args: { to: 90_000 }, parameters: { live: true }, tags: ['stress'] };
