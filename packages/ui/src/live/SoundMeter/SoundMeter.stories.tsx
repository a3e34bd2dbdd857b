import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { SoundMeter } from './SoundMeter.tsx';

const at = (decibels: number) => () => decibels;
const [silence, quiet, usual, loud] = [at(-Infinity), at(-42), at(-9), at(-0.4)];

const meta = {
  component: SoundMeter,
  args: { read: usual },
  render: (args) => (
    <div style={{ width: 620 }}>
      <SoundMeter {...args} />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const decibels = args.read();
    if (args.asleep || !Number.isFinite(decibels)) return;
    await waitFor(() =>
      expect(within(canvasElement).getAllByRole('meter')[0]).toHaveAttribute('aria-valuenow', String(Math.round(decibels))),
    );
  },
} satisfies Meta<typeof SoundMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['gallery'],
  args: { onWake: fn() },
  render: ({ onWake }) => (
    <Gallery>
      {[usual, quiet, loud, silence].map((read, index) => (
        <div key={index} style={{ width: 620 }}>
          <SoundMeter read={read} />
        </div>
      ))}
      <div style={{ width: 620 }}>
        <SoundMeter read={silence} asleep onWake={onWake} />
      </div>
    </Gallery>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() =>
      expect(page.getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuenow'))).toEqual(['-9', '-42', '0', '-60', '-60']),
    );
    await waitFor(() => expect(page.getAllByRole('status')[3]).not.toBeEmptyDOMElement(), { timeout: 8_000 });
  },
};

export const Narrow: Story = {
  args: { read: loud },
  render: (args) => (
    <div style={{ width: 280 }}>
      <SoundMeter {...args} />
    </div>
  ),
};
