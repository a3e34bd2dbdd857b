import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { circles, longCircle } from './CircleRow.fixtures.ts';
import { CircleRow } from './CircleRow.tsx';

const [first] = circles as [(typeof circles)[number]];
const meta = {
  component: CircleRow,
  args: { circle: first, onJoinedChange: fn() },
  render: (args) => (
    <div style={{ width: 312 }}>
      <CircleRow {...args} />
    </div>
  ),
} satisfies Meta<typeof CircleRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Rows: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery direction="row">
      <div style={{ width: 312 }}>
        {circles.map((circle, index) => (
          <CircleRow key={circle.id} {...args} circle={circle} joined={index === 1} />
        ))}
      </div>
      <div style={{ width: 224 }}>
        {circles.map((circle, index) => (
          <CircleRow key={circle.id} circle={{ ...circle, postsToday: undefined }} current={index === 0} unread={[0, 26, 4, 120][index]} />
        ))}
      </div>
    </Gallery>
  ),
};
export const LongVietnamese: Story = { args: { circle: longCircle, joined: true }, parameters: { locale: 'vi' } };
