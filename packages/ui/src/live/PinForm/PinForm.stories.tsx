import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PinForm } from './PinForm.tsx';

const meta = {
  component: PinForm,
  args: { onPin: fn(async () => true) },
  render: (args) => (
    <div style={{ width: 320 }}>
      <PinForm {...args} />
    </div>
  ),
} satisfies Meta<typeof PinForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
