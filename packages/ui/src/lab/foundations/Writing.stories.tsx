import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatOf } from '../../format/index.ts';
import { say } from '../storykit/say.ts';
import { oddsConventions } from '../../theme/UiProvider/index.ts';
import { Block, Cards, Example, FoundationPage } from './FoundationPage.tsx';
import * as page from './FoundationPage.css.ts';

const meta = { tags: ['!autodocs'], parameters: { bleed: true, controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const languages = { zh: '中文', en: 'English', vi: 'Tiếng Việt' } as const;
const kickoff = Date.UTC(2026, 10, 21, 15, 30);
const now = Date.UTC(2026, 10, 21, 12, 0);

type Row = readonly [what: string, shown: (language: keyof typeof languages) => string];

/** Samples of `Intl` output, computed here and never written by hand. */
const figures: readonly Row[] = [
  [say('热度', 'Popularity', 'Độ hot'), (language) => formatOf(language).compact(1_286_000)],
  [say('黄钻：不缩写', 'Diamonds: never shortened', 'Kim cương: không rút gọn'), (language) => formatOf(language).integer(12_860)],
  [
    say('开球', 'Kick-off', 'Giờ bóng lăn'),
    (language) =>
      `${formatOf(language, 'Asia/Shanghai').weekday(kickoff)} ${formatOf(language, 'Asia/Shanghai').time(kickoff)} ${formatOf(language, 'Asia/Shanghai').zone(kickoff)}`,
  ],
  [say('还有多久', 'How long until', 'Còn bao lâu'), (language) => formatOf(language).relative(kickoff, now)],
  [say('日期', 'Date', 'Ngày'), (language) => formatOf(language, 'Asia/Shanghai').date(kickoff)],
];

/** Terms that fans of each language use; literal, from the conventions of the field. */
const conventions: readonly Row[] = [
  [say('中场', 'Half-time', 'Nghỉ giữa hiệp'), (language) => ({ zh: '中场', en: 'HT', vi: 'Nghỉ' })[language]],
  [say('伤停补时', 'Stoppage time', 'Bù giờ'), () => '45+2′'],
  [say('篮球节次', 'Basketball quarter', 'Hiệp bóng rổ'), (language) => ({ zh: '第三节 05:23', en: 'Q3 05:23', vi: 'H3 05:23' })[language]],
  [say('亚盘半球', 'Half-goal line', 'Chấp nửa trái'), (language) => ({ zh: '半球', en: '-0.5', vi: '0 : 1/2' })[language]],
  [
    say('水位写法', 'Prices', 'Kiểu giá'),
    (language) => ({ hk: '0.92', decimal: '1.92', malay: '-0.92' })[oddsConventions[language].format],
  ],
  [
    say('涨的颜色', 'Colour of a rise', 'Màu khi tăng'),
    (language) =>
      ({ red: { zh: '红 ▲', en: 'red ▲', vi: 'đỏ ▲' }, green: { zh: '绿 ▲', en: 'green ▲', vi: 'xanh ▲' } })[
        oddsConventions[language].rise
      ][language],
  ],
  [
    say('原画、标清、流畅', 'Quality of the picture', 'Chất lượng hình'),
    (language) => ({ zh: '原画 高清 标清 流畅', en: 'Original HD Standard Smooth', vi: 'Gốc HD Chuẩn Mượt' })[language],
  ],
];

function Compared({ rows }: { rows: readonly Row[] }) {
  return (
    <table className={page.table}>
      <thead>
        <tr>
          <th className={page.headCell} scope="col">
            {say('什么', 'What', 'Gì')}
          </th>
          {Object.entries(languages).map(([language, name]) => (
            <th key={language} className={page.headCell} scope="col" lang={language}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, shown]) => (
          <tr key={what}>
            <th className={page.cell} scope="row" style={{ textAlign: 'start', fontWeight: 400 }}>
              {what}
            </th>
            {(Object.keys(languages) as (keyof typeof languages)[]).map((language) => (
              <td key={language} className={page.cell} lang={language} data-story-data>
                {shown(language)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const Writing: Story = {
  tags: ['gallery'],
  render: () => (
    <FoundationPage
      title={say('文字', 'Writing', 'Câu chữ')}
      lead={say(
        '短、暖、直白，像坐在旁边的球友。英文和越南文不是译文，是那边球迷自己的说法。',
        'Short, warm and plain, like a friend in the next seat. English and Vietnamese are not translations but what fans there say themselves.',
        'Ngắn, ấm, thẳng, như người bạn ghế bên. Tiếng Anh và tiếng Việt không phải bản dịch mà là cách người hâm mộ nói.',
      )}
    >
      <Block title={say('语气', 'Tone', 'Giọng')}>
        <Cards width="wide">
          <Example
            verdict="right"
            title={say('说发生了什么、能做什么', 'Say what happened and what to do', 'Nói chuyện gì xảy ra và làm gì được')}
            note={say(
              '“原画有点卡，换高清会更顺”',
              '“Original is stuttering; HD will run smoother”',
              '“Bản gốc đang giật, đổi HD sẽ mượt hơn”',
            )}
          >
            {say(
              '今晚没有比赛，最近的一场在周日',
              'No match tonight; the next is on Sunday',
              'Tối nay không có trận; trận gần nhất là Chủ nhật',
            )}
          </Example>
          <Example
            verdict="wrong"
            title={say('不写空话', 'No empty words', 'Không nói suông')}
            note={say('错误不怪人，也不藏', 'An error blames nobody and hides nothing', 'Lỗi không trách ai và không giấu gì')}
          >
            {say('操作异常，请稍后重试', 'Something went wrong, try again later', 'Có lỗi xảy ra, thử lại sau')}
          </Example>
        </Cards>
      </Block>
      <Block title={say('数字与时间', 'Numbers and times', 'Số và giờ')} hint={say('由 Intl 现算', 'Computed by Intl', 'Do Intl tính')}>
        <Compared rows={figures} />
      </Block>
      <Block title={say('指数与牌的习惯', 'Odds, cards and the clock', 'Kèo, thẻ và đồng hồ')}>
        <Compared rows={conventions} />
      </Block>
    </FoundationPage>
  ),
};
