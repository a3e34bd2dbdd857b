import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { say } from '../../lab/storykit/say.ts';
import type { DanmakuAnswer } from '../DanmakuComposer/composerState.ts';
import { EnvelopeForm } from './EnvelopeForm.tsx';

const meta = {
  component: EnvelopeForm,
  args: { open: true, onClose: fn(), balance: 12_806, onGive: fn((): DanmakuAnswer => true), onRecharge: fn() },
  parameters: { stage: 680 },
} satisfies Meta<typeof EnvelopeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const Phrase: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: say('说出口令的人', 'Who says the phrase', 'Người nói mật khẩu') }));
  },
};
export const Short: Story = { args: { balance: 40 } };
export const LongVietnamese: Story = { parameters: { locale: 'vi' } };
