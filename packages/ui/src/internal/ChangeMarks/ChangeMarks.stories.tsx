import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChangeMarks } from './ChangeMarks.tsx';

const meta = { component: ChangeMarks, args: { added: 7, changed: 3, removed: 1 } } satisfies Meta<typeof ChangeMarks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A whole season, a correction, a removal, and a file that changed nothing. */
export const All: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <ChangeMarks added={7} changed={3} removed={1} />
      <ChangeMarks added={1_380} changed={0} removed={0} />
      <ChangeMarks added={0} changed={12} removed={380} />
      <ChangeMarks added={0} changed={0} removed={0} />
    </div>
  ),
  tags: ['gallery'],
};
