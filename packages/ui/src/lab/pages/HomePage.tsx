import { Star } from 'lucide-react';
import { AnchorRank } from '../../live/AnchorRank/index.ts';
import { anchors } from '../../live/AnchorRank/AnchorRank.fixtures.ts';
import { ChannelStrip } from '../../live/ChannelStrip/index.ts';
import { stripRooms } from '../../live/ChannelStrip/ChannelStrip.fixtures.tsx';
import { Cover } from '../../pictures/Cover/index.ts';
import { HeroPlayer } from '../../live/HeroPlayer/index.ts';
import { heroRoom } from '../../live/HeroPlayer/HeroPlayer.fixtures.ts';
import { LiveCard } from '../../live/LiveCard/index.ts';
import { rooms } from '../../live/LiveCard/LiveCard.fixtures.ts';
import { MatchAgenda } from '../../scores/MatchAgenda/index.ts';
import { agenda } from '../../scores/MatchAgenda/MatchAgenda.fixtures.ts';
import { MatchCard } from '../../scores/MatchCard/index.ts';
import { matches } from '../../scores/Scorebug/Scorebug.fixtures.ts';
import { SectionTitle } from '../../frame/SectionTitle/index.ts';
import { say } from '../storykit/say.ts';
import { siteName } from '../storykit/siteName.ts';
import { ThemeScope } from '../../theme/ThemeScope/index.ts';
import * as css from './Home.css.ts';
import { PageFrame } from './PageFrame.tsx';

const nothing = () => undefined;
const picture = (
  <Cover kind="football" seed="derby-7" home={heroRoom.match?.home.colors} away={heroRoom.match?.away.colors} loading="eager" />
);
const league = say('英超 第12轮', 'Premier League, round 12', 'Ngoại hạng Anh, vòng 12');
const today = say('今日赛事', 'Today', 'Hôm nay');
const hot = say('热门主播', 'Popular streamers', 'Streamer nổi bật');
const all = say('全部比分', 'All scores', 'Tất cả tỷ số');

/** Dark in both themes: the live match, the rooms beside it, the matches of the day. */
function Stage() {
  return (
    <ThemeScope theme="night">
      <div className={css.band}>
        <div className={css.stage}>
          <HeroPlayer
            room={heroRoom}
            status="playing"
            muted
            video={picture}
            poster={picture}
            onPlay={nothing}
            onPause={nothing}
            onMutedChange={nothing}
          />
          <ChannelStrip rooms={stripRooms.slice(0, 5)} value={stripRooms[0]?.id ?? ''} onValueChange={nothing} />
          <section className={css.rail} aria-label={today}>
            <div>
              <MatchCard
                size="row"
                match={matches.halftime}
                href="#mine"
                league={league}
                mark={
                  <span className={css.mark}>
                    <Star size={16} fill="currentColor" aria-hidden />
                    {say('我的比赛', 'My match', 'Trận của tôi')}
                  </span>
                }
                go={say('看直播', 'Watch live', 'Xem trực tiếp')}
              />
            </div>
            <div className={css.lines}>
              <MatchAgenda label={today} matches={agenda} timeZone="Asia/Shanghai" />
            </div>
          </section>
        </div>
      </div>
    </ThemeScope>
  );
}

/** The front page of the site, built from its components. */
export const HomePage = ({ name = siteName }: { /** Name of the site; default ours. */ name?: string }) => (
  <PageFrame currentId="home" name={name}>
    <h1 hidden>{name}</h1>
    <Stage />
    <div className={css.body}>
      <div className={css.liveAndRank}>
        <section className={css.block}>
          <SectionTitle more={{ href: '#anchor' }}>{say('正在直播', 'Live now', 'Đang trực tiếp')}</SectionTitle>
          <ul className={css.cards}>
            {rooms.slice(0, 6).map((room) => (
              <li key={room.href}>
                <LiveCard room={room} />
              </li>
            ))}
          </ul>
        </section>
        <section className={css.block}>
          <SectionTitle more={{ href: '#rank' }}>{hot}</SectionTitle>
          <AnchorRank label={hot} anchors={anchors} />
        </section>
      </div>
      <section className={css.block}>
        <SectionTitle more={{ href: '#football', label: all }}>{say('即将开始', 'Coming up', 'Sắp bắt đầu')}</SectionTitle>
        <ul className={css.row}>
          {[matches.scheduled, matches.postponed, matches.finished, matches.basketball].map((match, index) => (
            <li key={index}>
              <MatchCard match={match} href="#match" league={league} timeZone="Asia/Shanghai" />
            </li>
          ))}
        </ul>
      </section>
    </div>
  </PageFrame>
);
