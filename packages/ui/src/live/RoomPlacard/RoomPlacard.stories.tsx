import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { RoomPlacard } from './RoomPlacard.tsx';

const short = say('中场抽 20 件蓝黑球衣', '20 shirts drawn at half-time', 'Giữa trận bốc thăm 20 áo đấu');
const meta = { component: RoomPlacard, args: { children: short } } satisfies Meta<typeof RoomPlacard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As long as it may be, in the column of a room. */
export const InTheColumn: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      {[
        short,
        say(
          '中场抽 20 件蓝黑球衣，粉丝团 10 级以上参与，下一场周三凌晨两点四十五，记得预约',
          '20 shirts drawn at half-time for level 10 and up',
          'Giữa trận bốc thăm 20 áo cho hội fan từ cấp 10 trở lên',
        ),
      ].map((words) => (
        <div key={words} style={{ width: 360 }}>
          <RoomPlacard>{words}</RoomPlacard>
        </div>
      ))}
    </Gallery>
  ),
};
