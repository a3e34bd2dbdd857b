import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../../theme/index.ts';
import { ProgressLine } from './ProgressLine.tsx';

const meta = {
  component: ProgressLine,
  args: { active: true },
  parameters: { stage: 100, bleed: true },
  // The line is chalk on the turf of the header, which is dark in both themes.
  render: (args) => (
    <div style={{ height: 60, background: vars.color.frame }}>
      <ProgressLine {...args} />
    </div>
  ),
} satisfies Meta<typeof ProgressLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };

export const Idle: Story = { args: { active: false } };
