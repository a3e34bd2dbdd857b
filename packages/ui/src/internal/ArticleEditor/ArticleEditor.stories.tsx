import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { pieces as written } from './ArticleEditor.fixtures.ts';
import { ArticleEditor, type ArticleEditorProps } from './ArticleEditor.tsx';

function Writing(args: ArticleEditorProps) {
  const [pieces, onPiecesChange] = useState(args.pieces);
  return <ArticleEditor {...args} {...{ pieces, onPiecesChange }} />;
}

const meta = {
  component: ArticleEditor,
  args: { pieces: written, onPiecesChange: fn() },
  render: (args) => <Writing {...args} />,
} satisfies Meta<typeof ArticleEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const Empty: Story = { args: { pieces: [] } };
export const Full: Story = { args: { most: 5 } };
export const Narrow: Story = {
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 340 }}>
      <Writing {...args} />
    </div>
  ),
};
