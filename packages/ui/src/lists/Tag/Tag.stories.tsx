import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { topics } from './Tag.fixtures.ts';
import { Tag } from './Tag.tsx';

const meta = { component: Tag, args: { ...topics[0], href: '#topic' } } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Looks: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      <p>
        {say('上半场压得喘不过气', 'Could not breathe in the first half', 'Hiệp một nghẹt thở')}{' '}
        <Tag look="text" topic={topics[0].topic} href="#topic" />
      </p>
      <Gallery direction="row">
        {topics.map((topic) => (
          <Tag key={topic.topic} {...topic} href="#topic" />
        ))}
      </Gallery>
      <Gallery direction="row">
        <Tag topic={topics[2].topic} pressed onPress={fn()} />
        <Tag topic={topics[3].topic} pressed={false} onPress={fn()} />
      </Gallery>
      <div style={{ width: 280 }}>
        {topics.map((topic) => (
          <Tag key={topic.topic} {...topic} look="row" href="#topic" />
        ))}
      </div>
    </Gallery>
  ),
};

export const LongVietnameseNarrow: Story = {
  parameters: { locale: 'vi' },
  render: () => (
    <div style={{ width: 220, display: 'grid', gap: 8 }}>
      <Tag topic="Đội hình xuất phát trận siêu kinh điển" count={1_240_000} mark="new" href="#topic" />
      <Tag topic="Đội hình xuất phát trận siêu kinh điển" count={1_240_000} mark="hot" look="row" href="#topic" />
    </div>
  ),
};
