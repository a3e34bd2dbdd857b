import type { Meta, StoryObj } from '@storybook/react-vite';
import { DiamondKinds } from './DiamondKinds.tsx';

const meta = {
  component: DiamondKinds,
  args: { bought: 12_520, given: 340 },
  render: (args) => (
    <div style={{ width: 240 }}>
      <DiamondKinds {...args} />
    </div>
  ),
} satisfies Meta<typeof DiamondKinds>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BoughtAlone: Story = { args: { given: 0 } };
export const Kinds: Story = { tags: ['gallery'] };
