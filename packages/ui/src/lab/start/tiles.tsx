import { useState } from 'react';
import { ChatBubble, type MessageActs } from '../../messages/ChatBubble/index.ts';
import { bubbles } from '../../messages/ChatBubble/ChatBubble.fixtures.ts';
import { ComboBanner } from '../../live/ComboBanner/index.ts';
import { banners } from '../../live/ComboBanner/ComboBanner.fixtures.ts';
import { DanmakuMoment } from '../../live/DanmakuLayer/DanmakuMoment.tsx';
import { roomComments } from '../../live/DanmakuLayer/DanmakuLayer.fixtures.ts';
import { lively } from '../../scores/EventTimeline/EventTimeline.fixtures.ts';
import { Input } from '../../forms/Input/index.ts';
import { MatchCard } from '../../scores/MatchCard/index.ts';
import { MomentumChart } from '../../scores/MomentumChart/index.ts';
import { swaying } from '../../scores/MomentumChart/MomentumChart.fixtures.ts';
import { OddsCell } from '../../scores/OddsCell/index.ts';
import { quotes } from '../../scores/OddsCell/OddsCell.fixtures.ts';
import { places } from '../../scores/odds/index.ts';
import { storyClubs } from '../../scores/ScoreTable/clubs.fixtures.ts';
import { matches } from '../../scores/Scorebug/Scorebug.fixtures.ts';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { SignInStrip } from '../../money/SignInStrip/index.ts';
import { weeks } from '../../money/SignInStrip/SignInStrip.fixtures.ts';
import { say } from '../storykit/say.ts';
import { Switch } from '../../forms/Switch/index.ts';
import { ThemeScope } from '../../theme/ThemeScope/index.ts';
import * as css from './Start.css.ts';

const flying = roomComments.slice(0, 9);
const nothing = () => undefined;
const acts: MessageActs = {
  onResend: nothing,
  onDelete: nothing,
  onOpenImage: nothing,
  onDownload: nothing,
  onCancel: nothing,
  onOpenCard: nothing,
};

export const MatchTile = () => (
  <div style={{ width: 250 }}>
    <MatchCard match={matches.stoppage} href="#match" league={say('中超', 'Super League', 'Super League')} />
  </div>
);

/** Momentum chart of a match. */
export const MomentumTile = () => (
  <div className={css.shrunk} style={{ width: 400 }}>
    <MomentumChart minutes={swaying(67)} events={lively.slice(0, 3)} home={storyClubs.mci} away={storyClubs.ars} isOn />
  </div>
);

/** A line with its two prices. */
export const OddsTile = () => (
  <span className={css.row} style={{ gap: 28 }}>
    {places.map((place) => (
      <OddsCell
        key={place}
        market="asian"
        place={place}
        live={quotes.asian.live[place]}
        initial={quotes.asian.initial[place]}
        move={place === 'home' ? 'up' : 'down'}
      />
    ))}
  </span>
);

/** Comments over the picture, at one moment. */
export const DanmakuTile = () => (
  <ThemeScope theme="night">
    <div className={css.fill}>
      <DanmakuMoment comments={flying} view={{ area: 4, size: 1 }} />
    </div>
  </ThemeScope>
);

export const ComboTile = () => (
  <ThemeScope theme="night">
    <div className={css.fill} style={{ display: 'grid', placeItems: 'center' }}>
      <ComboBanner {...banners.hot} />
    </div>
  </ThemeScope>
);

export function FieldTile() {
  const [value, setValue] = useState('138 0571 5217');
  return (
    <div style={{ width: 220 }}>
      <Input label={say('手机号', 'Mobile number', 'Số điện thoại')} value={value} onValueChange={setValue} />
    </div>
  );
}

export function SwitchTile() {
  const [on, setOn] = useState(true);
  return (
    <Switch checked={on} onCheckedChange={setOn}>
      {say('进球提示音', 'Goal sound', 'Âm báo bàn thắng')}
    </Switch>
  );
}

export function SegmentTile() {
  const [value, setValue] = useState('day');
  return (
    <SegmentedControl
      label={say('榜单', 'Ranking', 'Xếp hạng')}
      segments={[
        { value: 'day', label: say('日榜', 'Day', 'Ngày') },
        { value: 'week', label: say('周榜', 'Week', 'Tuần') },
        { value: 'month', label: say('月榜', 'Month', 'Tháng') },
      ]}
      value={value}
      onValueChange={setValue}
    />
  );
}

export const SignInTile = () => (
  <div className={css.shrunk} style={{ width: 400 }}>
    <SignInStrip size="compact" week={weeks.open} onSignIn={nothing} />
  </div>
);

export const BubbleTile = () => (
  <div style={{ width: 250 }}>
    <ChatBubble message={bubbles.words} acts={acts} />
  </div>
);
