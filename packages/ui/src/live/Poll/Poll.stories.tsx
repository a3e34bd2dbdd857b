import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useEnvironment } from '../../theme/UiProvider/index.ts';
import { busyPoll, fullPoll } from './Poll.fixtures.ts';
import { Poll, type PollProps } from './Poll.tsx';

/** `endsAt` is taken as milliseconds from the story's now. */
function FromNow({ endsAt, ...args }: PollProps) {
  const { now } = useEnvironment();
  return (
    <div style={{ width: 360 }}>
      <Poll {...args} endsAt={endsAt == null ? null : now() + endsAt} />
    </div>
  );
}

const meta = {
  component: Poll,
  args: { ...busyPoll, endsAt: 84_000, choice: null, onVote: fn() },
  render: (args) => <FromNow {...args} />,
} satisfies Meta<typeof Poll>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Voted: Story = { args: { choice: 1 } };
export const Voting: Story = { args: { voting: true } };
export const Visitor: Story = { args: { onVote: undefined, onSignIn: fn() } };
export const Keeper: Story = { args: { onEnd: fn(), endsAt: null } };
export const Ended: Story = { args: { ended: true, choice: 0 } };
export const Folded: Story = { args: { defaultOpen: false } };
/** Over a broadcast's picture nothing can be pressed. */
export const OnlyToSee: Story = { args: { onVote: undefined, foldable: false } };
export const NoVotes: Story = {
  args: { options: busyPoll.options.map(({ text }) => ({ text, votes: 0 })), choice: null, onVote: undefined },
};

export const Longest: Story = { tags: ['gallery'], args: fullPoll };
export const LongestEnded: Story = { args: { ...fullPoll, choice: 2, ended: true } };
