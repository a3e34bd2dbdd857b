import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { ButtonLink } from '../../actions/ButtonLink/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { removal } from './RoomRemoval.fixtures.ts';
import { RoomRemoval } from './RoomRemoval.tsx';

const ways = (
  <>
    <Button size="s" tone="soft">
      {say('私信主播', 'Message the streamer', 'Nhắn tin cho BLV')}
    </Button>
    <ButtonLink size="s" tone="outline" href="#appeal">
      {say('向平台申诉', 'Appeal', 'Khiếu nại')}
    </ButtonLink>
  </>
);
const meta = { component: RoomRemoval, args: { ...removal, actions: ways, onPutAway: fn() } } satisfies Meta<typeof RoomRemoval>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** By the anchor without a reason, by the site, in a narrow place, and once the reader may enter again. */
export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      {[
        { by: 'anchor', reason: '' } as const,
        { by: 'site', anchor: say('老张侃西甲', 'Zhang on La Liga', 'Trương bình La Liga'), width: 420 } as const,
        {
          lifted: true,
          actions: <Button size="s">{say('回直播间', 'Back to the room', 'Về phòng')}</Button>,
        },
      ].map(({ width = 760, ...more }, index) => (
        <div key={index} style={{ width }}>
          <RoomRemoval {...args} {...more} />
        </div>
      ))}
    </Gallery>
  ),
};

export const LongVietnamese: Story = {
  args: {
    anchor: 'Khán đài phía bắc sân vận động quốc gia Mỹ Đình',
    reason: 'Spam đường dẫn nhóm kèo ngoài trang nhiều lần dù đã được nhắc',
  },
  parameters: { locale: 'vi' },
};
