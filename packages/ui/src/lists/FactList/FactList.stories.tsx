import type { Meta, StoryObj } from '@storybook/react-vite';
import { factList, longFactList } from './FactList.fixtures.ts';
import { FactList } from './FactList.tsx';

const meta = {
  component: FactList,
  args: factList,
  render: (args) => (
    <div style={{ width: 440 }}>
      <FactList {...args} />
    </div>
  ),
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const LongVietnamese: Story = { args: longFactList, parameters: { locale: 'vi' } };
