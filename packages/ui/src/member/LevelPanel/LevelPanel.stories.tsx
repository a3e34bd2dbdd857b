import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { highest, newcomer, standing } from './LevelPanel.fixtures.tsx';
import { LevelPanel, type LevelPanelProps } from './LevelPanel.tsx';

const Wide = ({ width = 1_150, ...props }: LevelPanelProps & { width?: number }) => (
  <div style={{ width, maxWidth: '100%' }}>
    <LevelPanel {...props} />
  </div>
);

const meta = { component: LevelPanel, args: { standing, onRetry: fn() }, render: (args) => <Wide {...args} /> } satisfies Meta<
  typeof LevelPanel
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Standings: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      <Wide {...args} />
      <Wide {...args} standing={newcomer} />
      <Wide {...args} standing={highest} />
      <Wide {...args} width={460} />
    </Gallery>
  ),
};

export const OnTheWay: Story = {
  render: ({ onRetry }) => (
    <Gallery>
      <Wide />
      <Wide status="error" {...(onRetry && { onRetry })} />
    </Gallery>
  ),
};
