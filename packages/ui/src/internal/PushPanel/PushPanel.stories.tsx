import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { pushWishes } from './PushPanel.fixtures.ts';
import { PushPanel, type PushPanelProps } from './PushPanel.tsx';

function Kept(props: PushPanelProps) {
  const [wishes, setWishes] = useState(props.wishes);
  return (
    <div style={{ maxWidth: 420 }}>
      <PushPanel {...props} wishes={wishes} onWishesChange={setWishes} />
    </div>
  );
}

const meta = {
  component: PushPanel,
  args: { state: 'on', wishes: pushWishes, onToggle: fn(), onWishesChange: fn(), onTest: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PushPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Off, being switched on, forbidden, not there, and only once it is installed. */
export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      <Kept {...args} state="off" />
      <Kept {...args} state="off" pending />
      <Kept {...args} state="denied" />
      <Kept {...args} state="unsupported" />
      <Kept {...args} state="install" />
      <Kept {...args} wishes={{ ...pushWishes, quiet: null }} testing />
    </Gallery>
  ),
};

export const LongVietnamese: Story = { parameters: { locale: 'vi' } };
