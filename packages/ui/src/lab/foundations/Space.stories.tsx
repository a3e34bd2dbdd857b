import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { say } from '../storykit/say.ts';
import { vars } from '../../theme/theme.css.ts';
import { Block, Cards, FoundationPage, Specimen } from './FoundationPage.tsx';
import * as page from './FoundationPage.css.ts';
import * as css from './Space.css.ts';

const meta = { tags: ['!autodocs'], parameters: { bleed: true, controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const spaces: readonly (readonly [name: keyof typeof vars.space, px: number, use: string])[] = [
  ['x1', 4, say('图标与字', 'Icon and word', 'Biểu tượng và chữ')],
  ['x2', 8, say('按钮之间', 'Between buttons', 'Giữa các nút')],
  ['x3', 12, say('格内', 'Inside a cell', 'Trong ô')],
  ['x4', 16, say('卡片内边、卡片之间', 'Inside and between cards', 'Trong và giữa các thẻ')],
  ['x5', 20, say('大按钮内边', 'Inside large buttons', 'Trong nút lớn')],
  ['x6', 24, say('页边、栏间', 'Page gutter, columns', 'Lề trang, cột')],
  ['x8', 32, say('区块之间', 'Between sections', 'Giữa các mục')],
  ['x10', 40, say('大区块', 'Large sections', 'Mục lớn')],
  ['x12', 48, say('页尾', 'End of a page', 'Cuối trang')],
];
const radii: Readonly<Record<keyof typeof vars.radius, string>> = {
  chip: say('圆角 4：签', 'Radius 4: chips', 'Bo 4: nhãn'),
  card: say('圆角 8：卡、控件', 'Radius 8: cards, controls', 'Bo 8: thẻ, điều khiển'),
  round: say('全圆：头像', 'Full: portraits', 'Tròn: ảnh đại diện'),
};
const measures: readonly (readonly [px: string, use: string])[] = [
  ['1200 / 1440', say('内容宽、宽页', 'Content, wide page', 'Nội dung, trang rộng')],
  ['60', say('头部高', 'Header', 'Đầu trang')],
  ['208 / 64', say('侧栏开、合', 'Sidebar open, closed', 'Thanh bên mở, đóng')],
  ['44 / 36', say('比分行、指数行', 'Score row, odds row', 'Dòng tỷ số, dòng kèo')],
  ['992 / 500', say('侧栏收起、去手机版', 'Sidebar closes, mobile site', 'Thanh bên đóng, bản di động')],
];

export const SpaceShapeDepth: Story = {
  tags: ['gallery'],
  render: () => (
    <FoundationPage
      title={say('间距、形状、层次', 'Space, shape, depth', 'Khoảng cách, hình, lớp')}
      lead={say(
        '四像素一格。比较的地方紧，选择的地方松。卡片平放，只有浮在页面上的才有影。',
        'A grid of four pixels: dense where people compare, generous where they choose. Cards lie flat; only what floats over the page has a shadow.',
        'Lưới bốn pixel: chật nơi để so, rộng nơi để chọn. Thẻ nằm phẳng; chỉ thứ nổi trên trang mới có bóng.',
      )}
    >
      <Block title={say('间距', 'Space', 'Khoảng cách')}>
        <div className={page.rows}>
          {spaces.map(([name, px, use]) => (
            <div key={name} className={page.row}>
              <span className={page.figure}>{px}</span>
              <span className={css.bar} style={{ '--length': vars.space[name] } as CSSProperties} />
              <span className={`${page.note} ${page.end}`}>{use}</span>
            </div>
          ))}
        </div>
      </Block>
      <Block title={say('形状', 'Shape', 'Hình')}>
        <Cards>
          {(Object.keys(radii) as (keyof typeof radii)[]).map((name) => (
            <Specimen key={name} name={radii[name]}>
              <span className={css.corner[name]} />
            </Specimen>
          ))}
          <Specimen name={say('斜切 -12°：比分条', 'Slant -12°: the scorebug', 'Nghiêng -12°: bảng tỷ số')}>
            <span className={css.slanted} />
          </Specimen>
        </Cards>
      </Block>
      <Block title={say('层次', 'Depth', 'Lớp')}>
        <Cards>
          <Specimen name={say('卡片：发丝边，无影', 'Card: a hairline, no shadow', 'Thẻ: viền mảnh, không bóng')}>
            <span className={css.flat} />
          </Specimen>
          <Specimen name={say('浮层：唯一的影', 'Floating: the one shadow', 'Lớp nổi: bóng duy nhất')}>
            <span className={css.lifted} />
          </Specimen>
        </Cards>
      </Block>
      <Block title={say('版面', 'Page measures', 'Kích thước trang')}>
        <div className={page.rows}>
          {measures.map(([px, use]) => (
            <div key={px} className={page.row}>
              <span className={page.figure}>{px}</span>
              <span className={page.note}>{use}</span>
            </div>
          ))}
        </div>
      </Block>
    </FoundationPage>
  ),
};
