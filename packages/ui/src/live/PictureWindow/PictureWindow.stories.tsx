import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../lab/storykit/say.ts';
import { Cover } from '../../pictures/Cover/index.ts';
import { Scorebug } from '../../scores/Scorebug/index.ts';
import { leftMatch } from '../MiniPlayer/MiniPlayer.fixtures.ts';
import { livePlaying } from '../PlayerFrame/PlayerFrame.fixtures.ts';
import { windowLines } from './PictureWindow.fixtures.ts';
import { wall, windows } from './PictureWindow.stories.css.ts';
import { PictureWindow } from './PictureWindow.tsx';

const noop = () => undefined;
const score = <Scorebug {...leftMatch} />;
const meta = {
  component: PictureWindow,
  args: {
    state: livePlaying,
    video: <Cover kind="football" seed="own-window" loading="eager" />,
    score,
    event: say("67' 霍尔特进球，助攻多卡", "67' Goal by Holt, assist Doku", "67' Holt ghi bàn, Doku kiến tạo"),
    lines: windowLines,
    composer: { onSend: () => true },
    onPlay: noop,
    onPause: noop,
    onRefresh: noop,
    onMutedChange: noop,
  },
  render: (args) => (
    <div className={windows.whole}>
      <PictureWindow {...args} />
    </div>
  ),
} satisfies Meta<typeof PictureWindow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A goal, a visitor who may not comment, and a small window. */
export const Windows: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div className={wall}>
      <div className={windows.whole}>
        <PictureWindow {...args} scored="home" sideColors={{ home: leftMatch.home.colors[0], away: leftMatch.away.colors[0] }} />
      </div>
      <div className={windows.whole}>
        <PictureWindow
          {...args}
          state={{ ...livePlaying, status: 'reconnecting', attempt: 2 }}
          composer={{ onSend: () => false, refusal: say('登录后才能发弹幕', 'Log in to send comments', 'Đăng nhập để gửi bình luận') }}
        />
      </div>
      <div className={windows.small}>
        <PictureWindow {...args} />
      </div>
    </div>
  ),
};
