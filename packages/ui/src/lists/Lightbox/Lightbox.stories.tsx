import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { evening } from './Lightbox.fixtures.ts';
import { Lightbox, type LightboxProps } from './Lightbox.tsx';

function Turning(args: LightboxProps) {
  const [index, setIndex] = useState(args.index);
  return <Lightbox {...args} index={index} onIndexChange={setIndex} />;
}

const meta = {
  component: Lightbox,
  args: { pictures: evening.slice(0, 4), index: 1, onIndexChange: fn(), onClose: fn() },
  parameters: { stage: 720 },
  render: (args) => <Turning {...args} />,
} satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };

export const Zoomed: Story = {
  play: async () => {
    // Keys go to the focused element: focus moves into the pictures once they are mounted.
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null),
    );
    await userEvent.keyboard('+');
  },
};

export const Alone: Story = { args: { pictures: evening.slice(0, 1), index: 0 } };

export const Broken: Story = { args: { pictures: [{ src: 'data:image/png;base64,broken', alt: evening[0]?.alt ?? '' }], index: 0 } };
