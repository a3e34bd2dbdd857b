import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { DateLine } from './DateLine.tsx';

const evening = Date.UTC(2026, 10, 21, 12);
const hour = 3_600_000;

const meta = { component: DateLine, args: { at: evening - 23 * hour, timeZone: 'Asia/Shanghai' } } satisfies Meta<typeof DateLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Times: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      {[0, 0.5, 19, 23, 50, 100, 900].map((ago) => (
        <DateLine key={ago} {...args} at={evening - ago * hour} />
      ))}
      <DateLine {...args} kind="floating" at={evening - 23 * hour} />
      <div style={{ width: 420, maxWidth: '100%' }}>
        <DateLine {...args} kind="unread" at={evening - 0.5 * hour} />
      </div>
    </Gallery>
  ),
};
