import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { Cover } from '../../pictures/Cover/index.ts';
import { Crest, type Team } from '../../scores/Crest/index.ts';
import { GiftPicture } from '../../live/GiftPicture/index.ts';
import { gifts } from '../../live/GiftPicture/GiftPicture.fixtures.ts';
import { LevelBadge } from '../../live/LevelBadge/index.ts';
import { NobleBadge } from '../../live/NobleBadge/index.ts';
import { nobleRanks } from '../../live/NobleMark/index.ts';
import { coverKinds, EmptyDrawing, emptyDrawings, emojis, emojiUrl, leagueBadge } from '../../pictures/index.ts';
import { say, sayAlike } from '../storykit/say.ts';
import { Block, Cards, FoundationPage, Specimen } from './FoundationPage.tsx';
import * as page from './FoundationPage.css.ts';

const meta = { tags: ['!autodocs'], parameters: { bleed: true, controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const kits = [
  ['oklch(0.75 0.1 235)', '#fff'],
  ['oklch(0.53 0.21 26)', '#fff'],
  ['oklch(0.45 0.16 260)', 'oklch(0.48 0.18 15)'],
  ['#fff', 'oklch(0.3 0.09 265)'],
  ['oklch(0.87 0.16 95)', '#17181b'],
  ['oklch(0.5 0.14 152)', '#fff'],
  ['oklch(0.38 0.13 10)', 'oklch(0.8 0.12 85)'],
  ['#17181b', '#fff'],
] as const;
const town = (index: number, colors: readonly [string, string]): Team => ({
  id: `town ${index}`,
  name: `FC ${index}`,
  shortName: sayAlike('FC'),
  colors: [...colors],
});

function LeagueBadge({ id }: { id: string }) {
  const { frame, device, color } = leagueBadge(id);
  return (
    <svg viewBox="0 0 32 32" width={40} height={40} aria-hidden="true">
      <path d={frame} fill={color} />
      <path d={device} fill="#fff" />
    </svg>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>{children}</div>
);

export const Pictures: Story = {
  tags: ['gallery'],
  render: () => (
    <FoundationPage
      title={say('画', 'Pictures', 'Hình vẽ')}
      lead={say(
        '不靠照片也活：队徽、赛事章、封面、头像、礼物都由我们的生成器从一粒种子画出，所以任何一支新队都有徽。数据源带来的真图优先。',
        'Alive without a photograph: crests, league badges, covers, portraits and gifts are drawn by our own generators from a seed, so any team that a feed brings has a crest. A feed’s real picture wins where it has one.',
        'Sống động không cần ảnh: huy hiệu, dấu giải, bìa, chân dung và quà đều do bộ vẽ của ta tạo từ một hạt giống, nên đội nào cũng có huy hiệu. Ảnh thật từ nguồn dữ liệu luôn được ưu tiên.',
      )}
    >
      <Block
        title={say('队徽', 'Crests', 'Huy hiệu')}
        hint={say('两种颜色、一个形、一个纹', 'Two colours, a shape, a charge', 'Hai màu, một khiên, một hoạ tiết')}
      >
        <Row>
          {kits.flatMap((kit, index) =>
            [0, 1].map((turn) => <Crest key={`${index} ${turn}`} team={town(index * 2 + turn, kit)} size={48} />),
          )}
        </Row>
      </Block>
      <Block title={say('赛事章', 'League badges', 'Dấu giải')}>
        <Row>
          {['epl', 'liga', 'bl1', 'sa', 'l1', 'csl', 'j1', 'vleague', 'cba', 'nba'].map((id) => (
            <LeagueBadge key={id} id={id} />
          ))}
        </Row>
      </Block>
      <Block title={say('头像', 'Portraits', 'Chân dung')}>
        <Row>
          {Array.from({ length: 14 }, (_, index) => (
            <Avatar key={index} seed={`fan ${index}`} size={48} />
          ))}
        </Row>
      </Block>
      <Block
        title={say('封面', 'Covers', 'Bìa')}
        hint={say('真实镜头里的两队颜色', 'The teams’ colours under a true camera', 'Màu hai đội dưới ống kính thật')}
      >
        <div className={page.grid.wide}>
          {coverKinds.map((kind) => (
            <Cover
              key={kind}
              kind={kind}
              seed={`cover ${kind}`}
              home={['oklch(0.75 0.1 235)', '#fff']}
              away={['oklch(0.53 0.21 26)', '#fff']}
            />
          ))}
        </div>
      </Block>
      <Block title={say('礼物', 'Gifts', 'Quà')}>
        <Row>
          {Object.values(gifts).map((gift) => (
            <GiftPicture key={gift.id} gift={gift} size={56} />
          ))}
        </Row>
      </Block>
      <Block title={say('等级与贵族', 'Levels and nobility', 'Cấp và quý tộc')}>
        <Row>
          {[1, 12, 23, 34, 45].map((level) => (
            <LevelBadge key={level} level={level} size="m" />
          ))}
          {nobleRanks.map((rank) => (
            <NobleBadge key={rank} rank={rank} size="m" />
          ))}
          {nobleRanks.map((rank) => (
            <NobleBadge key={rank} rank={rank} size="m" form="mark" />
          ))}
        </Row>
      </Block>
      <Block title={say('表情', 'Emoji', 'Biểu cảm')}>
        <Row>
          {emojis.map(({ key }) => (
            <img key={key} src={emojiUrl(key)} width={28} height={28} alt="" />
          ))}
        </Row>
      </Block>
      <Block
        title={say('空状态', 'Empty states', 'Trạng thái trống')}
        hint={say('一张线画、一个动作', 'One line drawing and one action', 'Một nét vẽ và một hành động')}
      >
        <Cards>
          {emptyDrawings.map((kind) => (
            <Specimen key={kind} name={say(kind, kind, kind)}>
              <EmptyDrawing kind={kind} />
            </Specimen>
          ))}
        </Cards>
      </Block>
    </FoundationPage>
  ),
};
