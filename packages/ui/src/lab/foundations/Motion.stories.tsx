import type { Meta, StoryObj } from '@storybook/react-vite';
import { say, sayAlike } from '../storykit/say.ts';
import { Block, Cards, Example, FoundationPage, Specimen } from './FoundationPage.tsx';
import * as css from './Motion.css.ts';

const meta = { tags: ['!autodocs'], parameters: { bleed: true, controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const speeds: readonly (readonly [name: keyof typeof css.ball, ms: string, use: string])[] = [
  ['press', sayAlike('120 ms'), say('悬停、按下', 'Hover, press', 'Rê chuột, bấm')],
  ['panel', sayAlike('200 ms'), say('面板开合', 'Panels open and close', 'Bảng mở, đóng')],
  ['popup', sayAlike('320 ms'), say('进球弹窗进场', 'A goal popup enters', 'Thông báo bàn thắng hiện')],
];

const Ball = ({ speed }: { speed: keyof typeof css.ball }) => (
  <span className={css.track} aria-hidden="true">
    <span className={css.ball[speed]} />
  </span>
);

export const Motion: Story = {
  tags: ['gallery'],
  render: () => (
    <FoundationPage
      title={say('动效', 'Motion', 'Chuyển động')}
      lead={say(
        '动效只解释：什么变了，从哪来。系统要求减少动效时，弹幕改成侧列，弹窗直接出现，闪变为描边。',
        'Motion explains: what changed, and where it came from. Where less motion is asked for, danmaku stand in a side list, popups simply appear, a flash becomes an outline.',
        'Chuyển động chỉ để giải thích: cái gì đổi, từ đâu đến. Khi hệ thống yêu cầu giảm chuyển động, danmaku đứng thành danh sách bên, thông báo hiện thẳng, chớp thành viền.',
      )}
    >
      <Block
        title={say('三种速度', 'Three speeds', 'Ba tốc độ')}
        hint={say('此处放慢十倍', 'Ten times slower here', 'Ở đây chậm mười lần')}
      >
        <Cards width="wide">
          {speeds.map(([name, ms, use]) => (
            <Specimen key={name} name={ms} note={use}>
              <Ball speed={name} />
            </Specimen>
          ))}
        </Cards>
      </Block>
      <Block title={say('规矩', 'Rules', 'Quy tắc')}>
        <Cards width="wide">
          <Example
            verdict="right"
            title={say('比分变，数字闪一次', 'A score changes: its digit flashes once', 'Tỷ số đổi: con số chớp một lần')}
            note={say('用进球方的颜色', 'In the colour of the scoring side', 'Bằng màu của đội ghi bàn')}
          >
            <Ball speed="press" />
          </Example>
          <Example
            verdict="wrong"
            title={say('不为好看而动', 'Nothing moves to look good', 'Không động cho đẹp')}
            note={say('不弹跳、不发光、不循环', 'No bounce, no glow, no loop', 'Không nảy, không phát sáng, không lặp')}
          >
            <Ball speed="popup" />
          </Example>
        </Cards>
      </Block>
    </FoundationPage>
  ),
};
