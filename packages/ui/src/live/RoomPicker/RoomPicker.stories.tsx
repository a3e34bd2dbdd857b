import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { pickerRooms } from './RoomPicker.fixtures.ts';
import { RoomPicker } from './RoomPicker.tsx';

const meta = {
  component: RoomPicker,
  args: { rooms: pickerRooms, shown: ['afei'], slots: [1, 2], onValueChange: () => undefined, rows: 4 },
  render: (args) => (
    <div style={{ width: 520 }}>
      <RoomPicker {...args} />
    </div>
  ),
} satisfies Meta<typeof RoomPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One room of them is chosen. */
export const ChooseOne: Story = { args: { onChoose: () => undefined, onSearch: () => undefined } };

/** Four numbers, none to choose from, on the way, and lost. */
export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      {([{ slots: [1, 2, 3, 4] }, { rooms: [] }, { rooms: [], status: 'loading' }, { rooms: [], status: 'error' }] as const).map(
        (own, index) => (
          <div key={index} style={{ width: 520 }}>
            <RoomPicker {...args} {...own} onRetry={() => undefined} />
          </div>
        ),
      )}
    </Gallery>
  ),
};
