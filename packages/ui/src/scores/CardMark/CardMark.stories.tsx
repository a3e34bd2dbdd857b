import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { CardMark, cardKinds } from './CardMark.tsx';

const meta = { component: CardMark, args: { kind: 'yellow', count: 2 } } satisfies Meta<typeof CardMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Kinds: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery direction="row">
      {(['s', 'l'] as const).flatMap((size) =>
        cardKinds.flatMap((kind) =>
          [undefined, 1, 11].map((count) => (
            <CardMark key={`${size}${kind}${count}`} kind={kind} count={kind === 'second-yellow' ? undefined : count} size={size} />
          )),
        ),
      )}
    </Gallery>
  ),
};
