import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { sources } from './SourceBars.fixtures.ts';
import { SourceBars, type SourceBarsProps } from './SourceBars.tsx';

const Card = (props: SourceBarsProps) => (
  <div style={{ width: 340, maxWidth: '100%' }}>
    <SourceBars {...props} />
  </div>
);

const meta = {
  component: SourceBars,
  args: { label: say('从哪来', 'Where it came from', 'Đến từ đâu'), sources },
  render: (args) => <Card {...args} />,
} satisfies Meta<typeof SourceBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Amounts: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      <Card {...args} />
      <Card {...args} sources={sources.slice(0, 1)} />
    </Gallery>
  ),
};
