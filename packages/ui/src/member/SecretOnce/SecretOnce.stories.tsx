import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { newSecret } from './SecretOnce.fixtures.ts';
import { SecretOnce } from './SecretOnce.tsx';

const meta = {
  component: SecretOnce,
  args: { ...newSecret, onCopy: fn() },
  tags: ['gallery'],
  render: (args) => (
    <div style={{ width: 480 }}>
      <SecretOnce {...args} />
    </div>
  ),
} satisfies Meta<typeof SecretOnce>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongVietnameseNarrow: Story = {
  args: { label: 'Khóa ký của địa chỉ nhận thông báo' },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 280 }}>
      <SecretOnce {...args} />
    </div>
  ),
};
