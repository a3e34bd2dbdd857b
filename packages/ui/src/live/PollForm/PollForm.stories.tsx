import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { say } from '../../lab/storykit/say.ts';
import { PollForm } from './PollForm.tsx';

const meta = {
  component: PollForm,
  args: { onOpen: fn(async () => true) },
  render: (args) => (
    <div style={{ width: 320 }}>
      <PollForm {...args} />
    </div>
  ),
} satisfies Meta<typeof PollForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const Refused: Story = { args: { refusal: say('已有一个投票在进行', 'A poll is running', 'Đang có một bình chọn') } };
