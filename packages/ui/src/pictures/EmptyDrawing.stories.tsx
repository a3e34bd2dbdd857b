import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../lab/storykit/Gallery.tsx';
import { emptyDrawings } from './emptyDrawing.ts';
import { EmptyDrawing } from './EmptyDrawing.tsx';

const meta = { component: EmptyDrawing } satisfies Meta<typeof EmptyDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawings: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery direction="row">
      {emptyDrawings.map((kind) => (
        <EmptyDrawing key={kind} kind={kind} />
      ))}
    </Gallery>
  ),
};
