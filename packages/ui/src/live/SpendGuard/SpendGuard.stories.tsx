import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { SpendGuard, type SpendGuardProps } from './SpendGuard.tsx';
import { corner } from './SpendGuard.stories.css.ts';
import { SpendGuardPanel } from './SpendGuardPanel.tsx';

/** The limits as a host keeps them. */
function Kept({ limit, undoFrom, ...args }: SpendGuardProps) {
  const [limits, setLimits] = useState({ limit, undoFrom });
  return (
    <div className={corner}>
      <SpendGuard {...args} {...limits} onLimitsChange={(change) => setLimits({ ...limits, ...change })} />
    </div>
  );
}

const meta = {
  component: SpendGuard,
  args: { limit: 5_000, undoFrom: 1_000, spent: 1_314, onLimitsChange: fn(), defaultOpen: true },
  parameters: { stage: 480 },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SpendGuard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Half given, all given, nothing set. */
export const Panels: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery direction="row">
      <SpendGuardPanel {...args} spent={2_640} />
      <SpendGuardPanel {...args} limit={520} spent={520} undoFrom={null} />
      <SpendGuardPanel {...args} limit={null} undoFrom={null} spent={0} />
    </Gallery>
  ),
};

/** Closed, it shows the remaining amount. */
export const Closed: Story = { args: { defaultOpen: false } };
