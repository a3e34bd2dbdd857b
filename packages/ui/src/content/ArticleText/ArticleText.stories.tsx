import type { Meta, StoryObj } from '@storybook/react-vite';
import { report } from './ArticleText.fixtures.ts';
import { ArticleText } from './ArticleText.tsx';

const meta = { component: ArticleText, args: report } satisfies Meta<typeof ArticleText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const WordsAlone: Story = { args: { pieces: report.pieces.slice(0, 1), tags: [] } };
export const Narrow: Story = {
  args: { pieces: report.pieces.slice(0, 5) },
  render: (args) => (
    <div style={{ width: 340 }}>
      <ArticleText {...args} />
    </div>
  ),
};
