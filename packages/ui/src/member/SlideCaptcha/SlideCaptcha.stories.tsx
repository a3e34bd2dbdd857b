import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { challenge } from './SlideCaptcha.fixtures.ts';
import { SlideCaptcha } from './SlideCaptcha.tsx';
import { slideCaptchaStates } from './SlideCaptcha.types.ts';

const meta = {
  component: SlideCaptcha,
  args: { challenge, state: 'ready', onSolve: fn(), onRefresh: fn(), onClose: fn() },
  render: (args) => (
    <div style={{ width: 312 }}>
      <SlideCaptcha {...args} />
    </div>
  ),
} satisfies Meta<typeof SlideCaptcha>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery direction="row">
      {slideCaptchaStates.map((state) => (
        <div key={state} style={{ width: 312 }}>
          <SlideCaptcha {...args} state={state} challenge={state === 'loading' || state === 'error' ? null : challenge} />
        </div>
      ))}
    </Gallery>
  ),
};

export const ByKeyboard: Story = { args: { autoFocus: true } };

export const LongVietnamese: Story = { args: { autoFocus: true }, parameters: { locale: 'vi' } };
