import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardMark } from '../../scores/CardMark/index.ts';
import { Chip } from '../../actions/Chip/index.ts';
import { Button } from '../../actions/Button/index.ts';
import { matches } from '../../scores/Scorebug/Scorebug.fixtures.ts';
import { Scorebug } from '../../scores/Scorebug/index.ts';
import { say } from '../storykit/say.ts';
import { Block, Cards, FoundationPage, Specimen } from './FoundationPage.tsx';
import * as page from './FoundationPage.css.ts';

const meta = { tags: ['!autodocs'], parameters: { bleed: true, controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const keys: readonly (readonly [keys: string, act: string])[] = [
  [
    'Tab · Shift+Tab',
    say('逐个控件；一个列表只停一次', 'From control to control; a list is one stop', 'Qua từng nút; mỗi danh sách dừng một lần'),
  ],
  ['← ↑ → ↓', say('在标签、菜单、表格、礼物里走', 'Inside tabs, menus, tables, gifts', 'Trong thẻ, menu, bảng, quà')],
  ['Home · End', say('行首、行尾', 'First and last', 'Đầu và cuối')],
  ['Enter · Space', say('打开、选中', 'Open, choose', 'Mở, chọn')],
  ['Esc', say('关上，焦点回到原处', 'Close; focus goes back where it was', 'Đóng; tiêu điểm về chỗ cũ')],
  ['S · P', say('比分表里收藏、置顶', 'Star and pin in the score table', 'Lưu và ghim trong bảng tỷ số')],
];

export const Accessibility: Story = {
  tags: ['gallery'],
  render: () => (
    <FoundationPage
      title={say('无障碍', 'Accessibility', 'Trợ năng')}
      lead={say(
        '键盘能做一切，读屏听得懂一切。每个故事都过 axe；焦点、菜单、弹窗各有测试。',
        'Everything works by keyboard and makes sense when read aloud. Every story passes axe; focus, menus and dialogs have tests of their own.',
        'Bàn phím làm được mọi việc, trình đọc hiểu mọi thứ. Mỗi story đều qua axe; tiêu điểm, menu, hộp thoại có bài kiểm tra riêng.',
      )}
    >
      <Block title={say('颜色不单独说话', 'Colour never speaks alone', 'Màu không nói một mình')}>
        <Cards>
          <Specimen name={say('点加字', 'A dot and a word', 'Chấm và chữ')}>
            <Chip tone="live">{say('直播', 'Live', 'Trực tiếp')}</Chip>
          </Specimen>
          <Specimen name={say('形状加数字', 'A shape and a number', 'Hình và số')}>
            <span style={{ display: 'flex', gap: 8 }}>
              <CardMark kind="yellow" count={2} />
              <CardMark kind="red" count={1} />
              <CardMark kind="second-yellow" />
            </span>
          </Specimen>
          <Specimen name={say('读作一句话', 'Read as one sentence', 'Đọc thành một câu')}>
            <Scorebug {...matches.live} scored={null} />
          </Specimen>
          <Specimen
            name={say(
              '焦点：两像素草皮绿，隔两像素',
              'Focus: two pixels of turf, two pixels away',
              'Tiêu điểm: viền xanh cỏ 2 px, cách 2 px',
            )}
          >
            <Button>{say('进入直播间', 'Enter the room', 'Vào phòng')}</Button>
          </Specimen>
        </Cards>
      </Block>
      <Block title={say('键盘', 'Keyboard', 'Bàn phím')}>
        <div className={page.rows}>
          {keys.map(([key, act]) => (
            <div key={key} className={page.row} style={{ gridTemplateColumns: '160px minmax(0, 1fr)' }}>
              <span className={page.figure} data-story-data>
                {key}
              </span>
              <span className={page.note}>{act}</span>
            </div>
          ))}
        </div>
      </Block>
      <Block title={say('说出来的', 'What is announced', 'Những gì được đọc')}>
        <div className={page.rows}>
          {[
            say('进球：一句礼貌播报，只说一次', 'A goal: one polite sentence, once', 'Bàn thắng: một câu lịch sự, một lần'),
            say(
              '聊天与弹幕：聊天列表是弹幕的无障碍版本',
              'Chat and danmaku: the chat list is the accessible copy',
              'Trò chuyện và danmaku: danh sách chat là bản trợ năng',
            ),
            say(
              '表格：单元格有名字，更新不打断',
              'Tables: cells have names, updates do not interrupt',
              'Bảng: ô có tên, cập nhật không ngắt lời',
            ),
            say('倒计时：整分钟才说', 'Countdowns: spoken at whole minutes', 'Đếm ngược: chỉ đọc khi tròn phút'),
          ].map((line) => (
            <p key={line} className={page.note} style={{ padding: '8px 0' }}>
              {line}
            </p>
          ))}
        </div>
      </Block>
    </FoundationPage>
  ),
};
