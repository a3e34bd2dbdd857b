import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PushOffer } from './PushOffer.tsx';

const meta = {
  component: PushOffer,
  args: { onAccept: fn(), onDecline: fn() },
  parameters: { stage: 260 },
} satisfies Meta<typeof PushOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Asking: Story = { args: { pending: true } };
export const LongVietnamese: Story = { parameters: { locale: 'vi' } };
