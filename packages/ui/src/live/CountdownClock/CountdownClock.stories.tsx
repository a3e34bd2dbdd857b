import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../lab/storykit/say.ts';
import { useEnvironment } from '../../theme/UiProvider/index.ts';
import { CountdownClock, type CountdownClockProps } from './CountdownClock.tsx';

/** `to` is taken as milliseconds from the story's now. */
function FromNow({ to, ...args }: CountdownClockProps) {
  const { now } = useEnvironment();
  return <CountdownClock {...args} to={now() + to} />;
}

const meta = {
  component: CountdownClock,
  args: { title: say('下半场开球', 'Second half', 'Bóng lăn hiệp hai'), to: 754_000 },
  render: (args) => <FromNow {...args} />,
} satisfies Meta<typeof CountdownClock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hours: Story = { args: { to: 5_025_000 } };
export const Over: Story = { args: { to: -3_000 } };
export const WithoutTitle: Story = { args: { title: '' } };
