import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import {
  BubbleTile,
  ComboTile,
  DanmakuTile,
  FieldTile,
  MatchTile,
  MomentumTile,
  OddsTile,
  SegmentTile,
  SignInTile,
  SwitchTile,
} from './tiles.tsx';
import { FollowButton } from '../../actions/FollowButton/index.ts';
import { GiftPicture } from '../../live/GiftPicture/index.ts';
import { gifts } from '../../live/GiftPicture/GiftPicture.fixtures.ts';
import { LevelBadge } from '../../live/LevelBadge/index.ts';
import { LiveCard } from '../../live/LiveCard/index.ts';
import { rooms } from '../../live/LiveCard/LiveCard.fixtures.ts';
import { NobleBadge } from '../../live/NobleBadge/index.ts';
import { nobleRanks } from '../../live/NobleMark/index.ts';
import { PriceTag } from '../../format/PriceTag/index.ts';
import { matches } from '../../scores/Scorebug/Scorebug.fixtures.ts';
import { Scorebug } from '../../scores/Scorebug/index.ts';
import { say } from '../storykit/say.ts';
import { row, stack } from './Start.css.ts';

interface Shelf {
  title: string;
  hint: string;
  /** A component by the name of its folder, and a small picture of it. */
  tiles: readonly { part: string; show: ReactNode }[];
}

const [firstRoom] = rooms;
const nothing = () => undefined;

/** The library at a glance: a few real components of each category. */
export const shelves: readonly Shelf[] = [
  {
    title: say('比赛', 'Match', 'Trận đấu'),
    hint: say('全部由一条比分长出来', 'All grow from one scorebug', 'Tất cả mọc từ một bảng tỷ số'),
    tiles: [
      { part: 'Scorebug', show: <Scorebug {...matches.live} size="dense" scored="home" showStatus={false} /> },
      { part: 'MatchCard', show: <MatchTile /> },
      { part: 'MomentumChart', show: <MomentumTile /> },
      { part: 'OddsCell', show: <OddsTile /> },
    ],
  },
  {
    title: say('直播与互动', 'Live', 'Trực tiếp'),
    hint: say('弹幕、礼物、直播间', 'Danmaku, gifts, rooms', 'Danmaku, quà, phòng'),
    tiles: [
      { part: 'DanmakuLayer', show: <DanmakuTile /> },
      {
        part: 'GiftPicture',
        show: (
          <span className={row}>
            {[gifts.clap, gifts.football, gifts.trophy, gifts.rocket].map((gift) => (
              <GiftPicture key={gift.id} gift={gift} size={44} />
            ))}
          </span>
        ),
      },
      { part: 'ComboBanner', show: <ComboTile /> },
      {
        part: 'LiveCard',
        show: firstRoom && (
          <div style={{ width: 190, marginTop: 24 }}>
            <LiveCard room={firstRoom} />
          </div>
        ),
      },
    ],
  },
  {
    title: say('动作与表单', 'Actions and forms', 'Thao tác và biểu mẫu'),
    hint: say('键盘能做一切', 'Everything by keyboard', 'Bàn phím làm được tất cả'),
    tiles: [
      {
        part: 'Button',
        show: (
          <span className={row}>
            <Button size="s">{say('进直播间', 'Enter', 'Vào phòng')}</Button>
            <Button size="s" tone="soft">
              {say('预约', 'Remind me', 'Nhắc tôi')}
            </Button>
            <Button size="s" tone="diamond">
              {say('充值', 'Top up', 'Nạp')}
            </Button>
          </span>
        ),
      },
      { part: 'Input', show: <FieldTile /> },
      { part: 'Switch', show: <SwitchTile /> },
      { part: 'SegmentedControl', show: <SegmentTile /> },
    ],
  },
  {
    title: say('钱、人、消息', 'Money, people, messages', 'Tiền, người, tin nhắn'),
    hint: say('黄只给黄钻', 'Yellow is diamonds alone', 'Vàng chỉ dành cho kim cương'),
    tiles: [
      { part: 'SignInStrip', show: <SignInTile /> },
      {
        part: 'NobleBadge',
        show: (
          <span className={stack}>
            <span className={row}>
              {nobleRanks.slice(1, 4).map((rank) => (
                <NobleBadge key={rank} rank={rank} />
              ))}
            </span>
            <span className={row}>
              <LevelBadge level={23} />
              <LevelBadge level={47} />
              <PriceTag amount={12_860} />
            </span>
          </span>
        ),
      },
      { part: 'ChatBubble', show: <BubbleTile /> },
      {
        part: 'FollowButton',
        show: (
          <FollowButton
            state="following"
            name={say('阿飞说球', 'Fei on football', 'Phi nói bóng')}
            count={128_000}
            onFollowChange={nothing}
          />
        ),
      },
    ],
  },
];
