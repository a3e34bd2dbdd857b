import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { checks, longChecks, promises } from './CheckList.fixtures.ts';
import { CheckList } from './CheckList.tsx';

const meta = { component: CheckList, args: { items: checks } } satisfies Meta<typeof CheckList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Kinds: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      <CheckList items={checks} />
      <CheckList items={promises} />
    </Gallery>
  ),
};
export const LongVietnamese: Story = {
  args: { items: longChecks },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 300 }}>
      <CheckList {...args} />
    </div>
  ),
};
