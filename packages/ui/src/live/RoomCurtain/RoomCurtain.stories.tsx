import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlarmClock } from 'lucide-react';
import { Button } from '../../actions/Button/index.ts';
import { ButtonLink } from '../../actions/ButtonLink/index.ts';
import { Countdown } from '../../feedback/Countdown/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { Cover } from '../../pictures/Cover/index.ts';
import { Scorebug } from '../../scores/Scorebug/index.ts';
import { ThemeScope } from '../../theme/ThemeScope/index.ts';
import { leftMatch } from '../MiniPlayer/MiniPlayer.fixtures.ts';
import { announcement, over } from './RoomCurtain.fixtures.ts';
import { narrow, stage } from './RoomCurtain.stories.css.ts';
import { RoomCurtain, type RoomCurtainProps } from './RoomCurtain.tsx';

const kickoffAt = Date.UTC(2026, 10, 21, 15, 0);
const before: RoomCurtainProps = {
  title: say('还没开播', 'Not live yet', 'Chưa lên sóng'),
  announcement,
  when: (
    <>
      <Scorebug {...leftMatch} score={null} status={{ kind: 'scheduled', kickoffAt }} size="card" />
      <Countdown to={kickoffAt} label={say('距开赛', 'Starts in', 'Bắt đầu sau')} size="xl" />
    </>
  ),
  actions: <Button icon={<AlarmClock size={16} aria-hidden />}>{say('预约', 'Remind me', 'Nhắc tôi')}</Button>,
};

/** The curtain over the poster of a room. */
function Stage({ small = false, ...props }: RoomCurtainProps & { small?: boolean }) {
  return (
    <ThemeScope theme="night">
      <div className={small ? `${stage} ${narrow}` : stage}>
        <Cover kind="poster" seed="curtain" loading="eager" />
        <div>
          <RoomCurtain {...props} />
        </div>
      </div>
    </ThemeScope>
  );
}

const meta = { component: RoomCurtain, args: before, render: (args) => <Stage {...args} /> } satisfies Meta<typeof RoomCurtain>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Before a broadcast in a narrow player, without a match, and after a broadcast. */
export const States: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      <Stage {...before} small />
      <Stage title={before.title} announcement={announcement} />
      <Stage
        {...over}
        actions={
          <ButtonLink href="#rooms" tone="soft">
            {say('看看其他直播间', 'See other rooms', 'Xem phòng khác')}
          </ButtonLink>
        }
      />
    </Gallery>
  ),
};
