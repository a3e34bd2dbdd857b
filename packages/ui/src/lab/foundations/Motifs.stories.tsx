import type { Meta, StoryObj } from '@storybook/react-vite';
import { matches } from '../../scores/Scorebug/Scorebug.fixtures.ts';
import { Scorebug, scorebugSizes } from '../../scores/Scorebug/index.ts';
import { SectionTitle } from '../../frame/SectionTitle/index.ts';
import { say } from '../storykit/say.ts';
import { vars } from '../../theme/theme.css.ts';
import { Block, Cards, Example, FoundationPage, Specimen } from './FoundationPage.tsx';

const meta = { tags: ['!autodocs'], parameters: { bleed: true, controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Motifs: Story = {
  tags: ['gallery'],
  render: () => (
    <FoundationPage
      title={say('比分条与粉笔线', 'Scorebug and chalk line', 'Bảng tỷ số và vạch phấn')}
      lead={say(
        '坐在场边的夜里：深草皮、粉笔线、泛光灯，和转播的比分条。两个母题撑起整个产品。',
        'A fan sits at the touchline at night: deep turf, chalk lines, floodlight and the score strip of a broadcast. Two motifs carry the product.',
        'Ngồi bên đường biên buổi tối: cỏ sẫm, vạch phấn, đèn pha và bảng tỷ số truyền hình. Hai hoạ tiết gánh cả sản phẩm.',
      )}
    >
      <Block
        title={say('比分条', 'The scorebug', 'Bảng tỷ số')}
        hint={say('两队加一个比分，只用它', 'Two sides and a score: always this', 'Hai đội và một tỷ số: luôn là nó')}
      >
        <Cards width="half">
          {scorebugSizes.map((size) => (
            <Specimen key={size} name={say(size, size, size)}>
              {/* The letters on a crest are part of its drawing. */}
              <div data-story-data style={{ display: 'contents' }}>
                <Scorebug {...matches.live} size={size} scored={null} />
              </div>
            </Specimen>
          ))}
        </Cards>
        <Cards width="wide">
          <Example
            verdict="right"
            title={say('主左客右，斜条是队色', 'Home left, away right, stripes in team colours', 'Chủ trái, khách phải, sọc theo màu đội')}
            note={say(
              '队徽、简称、斜条、比分，次序不变',
              'Crest, short name, stripe, score: the order never changes',
              'Huy hiệu, tên ngắn, sọc, tỷ số: thứ tự không đổi',
            )}
          >
            <Scorebug {...matches.live} scored="home" showStatus={false} />
          </Example>
          <Example
            verdict="right"
            title={say('未开赛写 VS 和时间', 'Before kick-off: VS and the time', 'Chưa đá: VS và giờ')}
            note={say('不写 0 - 0', 'Never 0 - 0', 'Không viết 0 - 0')}
          >
            <Scorebug {...matches.scheduled} size="dense" />
          </Example>
          <Example
            verdict="wrong"
            title={say('不散写比分', 'No loose scores', 'Không viết tỷ số rời')}
            note={say('斜切是辨认它的办法', 'The slant is how it is known', 'Nét nghiêng là dấu nhận ra')}
          >
            <span style={{ fontSize: vars.text.l }}>
              {matches.live.home.shortName} 2:1 {matches.live.away.shortName}
            </span>
          </Example>
        </Cards>
      </Block>
      <Block
        title={say('粉笔线', 'The chalk line', 'Vạch phấn')}
        hint={say('只给区块题', 'For section titles only', 'Chỉ cho tiêu đề mục')}
      >
        <Cards width="wide">
          <Example
            verdict="right"
            title={say('题下两像素，尾端转角球弧', 'Two pixels below, ending in a corner arc', 'Hai pixel dưới chữ, cuối là cung phạt góc')}
            note={say('前 56 像素用草皮绿', 'The first 56 pixels are turf', '56 pixel đầu là xanh cỏ')}
          >
            <div style={{ width: '100%' }}>
              <SectionTitle level={3} hint={say('足球 42', 'Football 42', 'Bóng đá 42')}>
                {say('正在直播', 'Live now', 'Đang trực tiếp')}
              </SectionTitle>
            </div>
          </Example>
          <Example
            verdict="wrong"
            title={say('不给卡片、弹窗和按钮', 'Not for cards, popups or buttons', 'Không cho thẻ, thông báo, nút')}
            note={say('到处都是就不再是标题', 'Everywhere is nowhere', 'Ở khắp nơi thì không còn là tiêu đề')}
          >
            <span style={{ borderBottom: `2px solid ${vars.color.live}`, borderRadius: '0 0 12px 0', padding: '4px 24px 4px 0' }}>
              {say('签到成功', 'Signed in', 'Điểm danh xong')}
            </span>
          </Example>
        </Cards>
      </Block>
    </FoundationPage>
  ),
};
