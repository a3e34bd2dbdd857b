import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../lab/storykit/say.ts';
import { Button } from '../../actions/Button/index.ts';
import { livePlaying } from '../PlayerFrame/PlayerFrame.fixtures.ts';
import { multiLayouts, multiPlaces } from './layouts.ts';
import { MultiKeyList } from './MultiKeyList.tsx';
import { MultiLayouts } from './MultiLayouts.tsx';
import { MultiStrip } from './MultiStrip.tsx';
import { fourRooms, longRoom, multiView, stripRooms } from './MultiView.fixtures.tsx';
import { screen, under, wall } from './MultiView.stories.css.ts';
import { MultiView } from './MultiView.tsx';

const noop = () => undefined;
const meta = {
  component: MultiView,
  args: multiView,
  render: (args) => (
    <div className={screen}>
      <MultiView {...args} />
    </div>
  ),
} satisfies Meta<typeof MultiView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every layout, full; of the first one a place is free. Several on one page share a landmark name; a page has one. */
export const Layouts: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div className={wall}>
      {multiLayouts.map((layout) => (
        <MultiView key={layout} {...args} layout={layout} rooms={fourRooms.slice(0, layout === 'pair' ? 1 : multiPlaces[layout])} />
      ))}
    </div>
  ),
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};

/** A stream that has ended, one that is reconnecting, one that needs a log-in; and the sound off. */
export const Troubles: Story = {
  args: {
    layout: 'quad',
    muted: true,
    rooms: fourRooms.map((room, index) =>
      index === 1
        ? {
            ...room,
            trouble: {
              title: say('直播已结束', 'The stream has ended', 'Buổi trực tiếp đã kết thúc'),
              actions: (
                <Button size="s" tone="outline">
                  {say('换一个', 'Swap', 'Đổi phòng')}
                </Button>
              ),
            },
          }
        : index === 2
          ? { ...room, state: { ...livePlaying, status: 'reconnecting', attempt: 2 } }
          : index === 3
            ? { ...room, trouble: { title: say('请登录后操作', 'Log in first', 'Hãy đăng nhập trước') } }
            : room,
    ),
  },
};

/** Names as long as they come. */
export const LongNames: Story = {
  args: { rooms: [longRoom, { ...longRoom, id: 'other' }, ...fourRooms.slice(2)], sound: 'other', spotlight: 'long' },
};

/** Over and under the pictures: the layouts, the strip of scores, the keys. */
export const Around: Story = {
  tags: ['gallery'],
  render: () => (
    <div className={under}>
      <MultiLayouts value="focus" onValueChange={noop} rooms={3} />
      <MultiStrip rooms={stripRooms} sound="afei" onSound={noop} />
      <MultiStrip rooms={stripRooms.slice(1, 3)} sound={null} onSound={noop} />
      <MultiKeyList rooms={4} />
    </div>
  ),
};
