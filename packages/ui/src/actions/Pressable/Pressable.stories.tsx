import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { longBlock, teamBlock } from './Pressable.fixtures.tsx';
import { Pressable, pressableLooks } from './Pressable.tsx';

const meta = { component: Pressable, args: { href: '#team', look: 'card', children: teamBlock } } satisfies Meta<typeof Pressable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Looks: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      {pressableLooks.map((look) => (
        <Pressable key={look} {...args} look={look} />
      ))}
      <Pressable {...args} aria-current="page" />
      <Pressable {...args} look="row" aria-current="page" />
    </Gallery>
  ),
};
export const LongVietnamese: Story = {
  args: { children: longBlock },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 280 }}>
      <Pressable {...args} />
    </div>
  ),
};
