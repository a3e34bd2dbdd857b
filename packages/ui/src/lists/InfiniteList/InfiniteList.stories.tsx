import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Tag } from '../Tag/index.ts';
import { topics } from '../Tag/Tag.fixtures.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { InfiniteList, infiniteStates } from './InfiniteList.tsx';

const entries = topics.map((topic) => <Tag key={topic.topic} {...topic} look="row" href="#topic" />);

const meta = {
  component: InfiniteList,
  args: { children: entries, count: entries.length, state: 'loading', onMore: fn(), asks: 'press' },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
} satisfies Meta<typeof InfiniteList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      {infiniteStates.map((state) => (
        <div key={state} style={{ width: '100%' }}>
          <InfiniteList {...args} state={state}>
            {entries.slice(0, 2)}
          </InfiniteList>
        </div>
      ))}
    </Gallery>
  ),
};

export const Empty: Story = { args: { children: null, count: 0, state: 'end' } };
