import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { say } from '../../lab/storykit/say.ts';
import { SupportBubble } from './SupportBubble.tsx';

const meta = {
  component: SupportBubble,
  args: {
    ways: [
      { id: 'mail', label: say('客服邮箱', 'Email', 'Email'), value: 'kefu@pitchside.example', href: 'mailto:kefu@pitchside.example' },
      { id: 'hours', label: say('客服时间', 'Hours', 'Giờ làm việc'), value: '09:00-24:00' },
    ],
    feedbackHref: '#feedback',
  },
  parameters: { stage: 360 },
} satisfies Meta<typeof SupportBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = {
  tags: ['gallery'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('dialog');
  },
};
