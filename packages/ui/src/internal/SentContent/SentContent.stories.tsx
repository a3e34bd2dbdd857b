import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { article, comment, longOne, reported } from './SentContent.fixtures.ts';
import { SentContent } from './SentContent.tsx';

const meta = { component: SentContent, args: reported } satisfies Meta<typeof SentContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Kinds: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      <SentContent {...reported} pictures={[]} />
      <SentContent {...article} />
      <SentContent {...comment} />
    </Gallery>
  ),
};
export const LongVietnamese: Story = {
  args: longOne,
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 340 }}>
      <SentContent {...args} />
    </div>
  ),
};
