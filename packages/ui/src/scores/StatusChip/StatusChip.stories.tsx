import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { statuses } from './StatusChip.fixtures.ts';
import { StatusChip } from './StatusChip.tsx';

const meta = { component: StatusChip, args: { status: { kind: 'live', minute: 67 }, timeZone: 'Asia/Shanghai' } } satisfies Meta<
  typeof StatusChip
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Every: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery direction="row">
      {statuses.map((status, index) => (
        <StatusChip key={index} {...args} status={status} />
      ))}
      <StatusChip {...args} status={{ kind: 'finished' }} penalties={{ home: 4, away: 2 }} />
    </Gallery>
  ),
};
