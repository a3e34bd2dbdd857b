import type { Meta, StoryObj } from '@storybook/react-vite';
import { say, sayAlike } from '../../lab/storykit/say.ts';
import { IdentityCard } from './IdentityCard.tsx';

const meta = {
  component: IdentityCard,
  args: {
    name: say('周*强', 'J***n', 'N*****n'),
    number: sayAlike('3301 **** **** 271X'),
    since: '2025-07-18 10:26',
  },
  render: (args) => (
    <div style={{ width: 400 }}>
      <IdentityCard {...args} />
    </div>
  ),
} satisfies Meta<typeof IdentityCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
