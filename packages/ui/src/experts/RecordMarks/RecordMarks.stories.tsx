import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecordMarks } from './RecordMarks.tsx';

const meta = {
  component: RecordMarks,
  args: { results: ['won', 'won', 'lost', 'void', 'won', 'lost', 'won', 'won', 'void', 'won'] },
} satisfies Meta<typeof RecordMarks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const Short: Story = { args: { results: ['lost', 'won'] } };
