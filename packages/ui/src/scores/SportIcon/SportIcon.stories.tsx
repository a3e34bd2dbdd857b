import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { SportIcon, sportIconKinds } from './SportIcon.tsx';

const meta = { component: SportIcon, args: { kind: 'football' } } satisfies Meta<typeof SportIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Kinds: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery direction="row">
      {sportIconKinds.map((kind) => (
        <SportIcon key={kind} kind={kind} />
      ))}
      {sportIconKinds.map((kind) => (
        <SportIcon key={kind} kind={kind} size={16} />
      ))}
    </Gallery>
  ),
};
