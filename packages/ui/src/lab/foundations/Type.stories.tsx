import type { Meta, StoryObj } from '@storybook/react-vite';
import { say, sayAlike } from '../storykit/say.ts';
import { vars } from '../../theme/theme.css.ts';
import { Block, Cards, FoundationPage, Specimen } from './FoundationPage.tsx';
import * as page from './FoundationPage.css.ts';

const meta = { tags: ['!autodocs'], parameters: { bleed: true, controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface Line {
  size: keyof typeof vars.text;
  font: keyof typeof vars.font;
  weight: keyof typeof vars.weight;
  text: string;
  use: string;
}

const scale: readonly Line[] = [
  { size: 'stage', font: 'number', weight: 'strong', text: '2 - 1', use: say('舞台比分', 'Score on the stage', 'Tỷ số trên sân khấu') },
  {
    size: 'title',
    font: 'text',
    weight: 'strong',
    text: say('把场边装进口袋', 'The touchline in your pocket', 'Đường biên trong túi bạn'),
    use: say('页题', 'Page title', 'Tiêu đề trang'),
  },
  {
    size: 'xxl',
    font: 'text',
    weight: 'strong',
    text: say('北看台老周', 'North Stand Joe', 'Khán đài Bắc'),
    use: say('人名、小页题', 'Names, small page titles', 'Tên người, tiêu đề nhỏ'),
  },
  {
    size: 'xl',
    font: 'text',
    weight: 'strong',
    text: say('正在直播', 'Live now', 'Đang trực tiếp'),
    use: say('区块题，带粉笔线', 'Section title on its chalk line', 'Tiêu đề mục trên vạch phấn'),
  },
  {
    size: 'l',
    font: 'text',
    weight: 'strong',
    text: say('进入直播间', 'Enter the room', 'Vào phòng'),
    use: say('大按钮、标签', 'Large buttons, tabs', 'Nút lớn, thẻ'),
  },
  {
    size: 'l',
    font: 'number',
    weight: 'strong',
    text: '0.92  -0.5  1.05',
    use: say('表格数字，等宽', 'Table figures, tabular', 'Số trong bảng, cùng bề rộng'),
  },
  {
    size: 'm',
    font: 'text',
    weight: 'normal',
    text: say('曼城主场迎阿森纳，赢球就登顶', 'City host Arsenal: win and go top', 'Man City tiếp Arsenal: thắng là lên đỉnh bảng'),
    use: say('正文', 'Text', 'Nội dung'),
  },
  {
    size: 's',
    font: 'text',
    weight: 'normal',
    text: say('32.4万关注', '324K followers', '324 N người theo dõi'),
    use: say('次要', 'Secondary', 'Phụ'),
  },
  {
    size: 'xs',
    font: 'text',
    weight: 'normal',
    text: sayAlike('Nguyễn Thị Tuyết, Đặng Hữu Lễ, ẾỆỄỔỘ'),
    use: say(
      '最小；行高 1.45，越南语声调不被切',
      'Smallest; line height 1.45, no Vietnamese mark is cut',
      'Nhỏ nhất; dòng cao 1,45, không cắt dấu',
    ),
  },
];

export const Scale: Story = {
  tags: ['gallery'],
  render: () => (
    <FoundationPage
      title={say('字', 'Type', 'Chữ')}
      lead={say(
        '拉丁与数字用 Barlow；比分、分钟、指数与表格数字用 Barlow Condensed 600，等宽。中文先用系统字体。字重只有 400、500、600。',
        'Latin and figures in Barlow; scores, minutes, odds and table figures in Barlow Condensed 600, tabular. Chinese uses the system’s face first. Weights are 400, 500 and 600, no others.',
        'Chữ Latinh và số dùng Barlow; tỷ số, phút, kèo và số trong bảng dùng Barlow Condensed 600, cùng bề rộng. Tiếng Trung dùng phông hệ thống. Chỉ có ba độ đậm 400, 500, 600.',
      )}
    >
      <Block title={say('字阶', 'Scale', 'Thang cỡ')}>
        <div className={page.rows}>
          {scale.map(({ size, font, weight, text, use }) => (
            <div key={`${size} ${font}`} className={page.row}>
              <span className={page.figure}>{sizeOf[size]}</span>
              <span
                style={{
                  fontSize: vars.text[size],
                  fontFamily: vars.font[font],
                  fontWeight: vars.weight[weight],
                  lineHeight: size === 'stage' ? 1.1 : 1.45,
                }}
              >
                {text}
              </span>
              <span className={`${page.note} ${page.end}`}>{use}</span>
            </div>
          ))}
        </div>
      </Block>
      <Block
        title={say('数字不抖', 'Figures hold still', 'Số đứng yên')}
        hint={say('比分从 1 到 10，列宽不变', 'From 1 to 10 no column moves', 'Từ 1 đến 10, cột không dịch')}
      >
        <Cards width="card">
          {['1 - 0', '11 - 10', '88:88', '45+2′'].map((figure) => (
            <Specimen key={figure} name={sayAlike('Barlow Condensed 600')}>
              <span className={page.figure} style={{ fontSize: vars.text.title }}>
                {figure}
              </span>
            </Specimen>
          ))}
        </Cards>
      </Block>
    </FoundationPage>
  ),
};

const sizeOf: Record<keyof typeof vars.text, string> = {
  xs: '12',
  s: '13',
  m: '14',
  l: '16',
  xl: '18',
  xxl: '22',
  title: '28',
  stage: '40',
};
