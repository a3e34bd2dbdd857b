import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { ChatList, createChatLog } from '../../live/ChatList/index.ts';
import { roomTalk } from '../../live/ChatList/ChatList.fixtures.ts';
import { Cover } from '../../pictures/Cover/index.ts';
import { DanmakuComposer } from '../../live/DanmakuComposer/index.ts';
import { danmakuDefaults } from '../../live/DanmakuLayer/index.ts';
import { roomComments } from '../../live/DanmakuLayer/DanmakuLayer.fixtures.ts';
import { DanmakuMoment, lettersLoaded } from '../../live/DanmakuLayer/DanmakuMoment.tsx';
import { DanmakuSettings } from '../../live/DanmakuSettings/index.ts';
import { lively } from '../../scores/EventTimeline/EventTimeline.fixtures.ts';
import { GiftPanel } from '../../live/GiftPanel/index.ts';
import { backpack, shelf } from '../../live/GiftPanel/GiftPanel.fixtures.ts';
import { LineupPitch } from '../../scores/LineupPitch/index.ts';
import { lineups } from '../../scores/LineupPitch/LineupPitch.fixtures.ts';
import { MomentumChart } from '../../scores/MomentumChart/index.ts';
import { swaying } from '../../scores/MomentumChart/MomentumChart.fixtures.ts';
import { OddsTable } from '../../scores/OddsTable/index.ts';
import { companies } from '../../scores/OddsTable/OddsTable.fixtures.ts';
import { livePlaying } from '../../live/PlayerFrame/PlayerFrame.fixtures.ts';
import { PlayerFrame } from '../../live/PlayerFrame/index.ts';
import { RoomHead } from '../../live/RoomHead/index.ts';
import { room } from '../../live/RoomHead/RoomHead.fixtures.ts';
import { storyClubs } from '../../scores/ScoreTable/clubs.fixtures.ts';
import { Scorebug } from '../../scores/Scorebug/index.ts';
import { SectionTitle } from '../../frame/SectionTitle/index.ts';
import { StatBars } from '../../scores/StatBars/index.ts';
import { stats } from '../../scores/StatBars/StatBars.fixtures.ts';
import { say } from '../storykit/say.ts';
import { ThemeScope } from '../../theme/ThemeScope/index.ts';
import * as css from './Room.css.ts';
import { PageFrame } from './PageFrame.tsx';

const nothing = () => undefined;
const { mci: home, ars: away } = storyClubs;
const situation = say('赛况', 'The match', 'Diễn biến');

function Player() {
  return (
    <div className={css.room}>
      <RoomHead {...room} />
      <div className={css.strip}>
        <Scorebug home={home} away={away} score={{ home: 2, away: 1 }} status={{ kind: 'live', minute: 67 }} size="stage" scored={null} />
      </div>
      <div className={css.picture}>
        <PlayerFrame
          state={livePlaying}
          video={<Cover kind="football" seed="san-siro" loading="eager" home={home.colors} away={away.colors} />}
          danmaku={<DanmakuMoment comments={roomComments} />}
          settings={<DanmakuSettings view={danmakuDefaults} onViewChange={nothing} danmakuOn onDanmakuChange={nothing} />}
          composer={<DanmakuComposer onSend={() => true} onSignIn={nothing} />}
          controls="shown"
          onPlay={nothing}
          onPause={nothing}
          onRefresh={nothing}
          onMutedChange={nothing}
          onVolumeChange={nothing}
          onFullscreenChange={nothing}
          onQualityChange={nothing}
          onDanmakuChange={nothing}
        />
      </div>
      <div className={css.gifts}>
        <GiftPanel
          gifts={shelf}
          backpack={backpack}
          viewer={{ kind: 'member', balance: 12_806, rank: 'starter' }}
          defaultGiftId="flare"
          defaultCount={66}
          onSend={nothing}
          onCombo={nothing}
          onComboEnd={nothing}
          onUndo={nothing}
          onRecharge={nothing}
          onSignIn={nothing}
          onNoble={nothing}
          onRetry={nothing}
          onEffectsChange={nothing}
        />
      </div>
    </div>
  );
}

function Talk() {
  const log = useMemo(() => {
    const made = createChatLog();
    made.push(roomTalk);
    return made;
  }, []);
  return (
    <div className={css.chat}>
      <div className={css.log}>
        <ChatList log={log} onSpeaker={nothing} />
      </div>
    </div>
  );
}

function LiveRoom() {
  return (
    <div className={css.page}>
      <div className={css.main}>
        <Player />
        <section className={css.card}>
          <SectionTitle>{situation}</SectionTitle>
          <MomentumChart minutes={swaying(67)} events={lively} home={home} away={away} isOn />
          <StatBars stats={stats} home={home} away={away} label={say('技术统计', 'Statistics', 'Thống kê')} />
        </section>
        <OddsTable label={say('曼城对阿森纳', 'Man City v Arsenal', 'Man City gặp Arsenal')} companies={companies} />
      </div>
      <div className={css.side}>
        <Talk />
        <section className={css.card}>
          <SectionTitle>{say('首发', 'Line-ups', 'Đội hình')}</SectionTitle>
          <LineupPitch home={home} away={away} lineups={lineups} />
        </section>
      </div>
    </div>
  );
}

const meta = {
  tags: ['!autodocs'],
  parameters: { bleed: true, page: true, controls: { disable: true } },
  globals: { viewport: { value: 'w1440' } },
  loaders: [lettersLoaded(roomComments)],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rooms are dark in both themes unless the reader chooses the day. */
export const Night: Story = {
  tags: ['gallery'],
  render: () => (
    <ThemeScope theme="night">
      <PageFrame currentId="live">
        <LiveRoom />
      </PageFrame>
    </ThemeScope>
  ),
};

export const Day: Story = {
  render: () => (
    <PageFrame currentId="live">
      <LiveRoom />
    </PageFrame>
  ),
};
