import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../storykit/say.ts';
import { useTheme } from '../../theme/UiProvider/index.ts';
import { contrast } from '../../theme/contrast.ts';
import { colors, contrastPairs, cssColor, type ColorToken, type Oklch } from '../../theme/tokens.data.ts';
import { vars } from '../../theme/theme.css.ts';
import * as css from './Colour.css.ts';
import { colourRoles } from './colourRoles.data.ts';
import { Block, Cards, FoundationPage } from './FoundationPage.tsx';
import * as page from './FoundationPage.css.ts';

/** A token on its ground: the large figure is the contrast of the two, computed here. */
function Swatch({ token, on, use }: { token: ColorToken; on: ColorToken; use: string }) {
  const theme = useTheme();
  const ratio = contrast(colors[theme][token], colors[theme][on]);
  return (
    <figure className={css.swatch}>
      <span
        className={css.paint}
        style={
          ratio < 4.5
            ? { background: vars.color[on], boxShadow: `inset 0 -12px ${vars.color[token]}` }
            : { background: vars.color[token], color: vars.color[on] }
        }
      >
        <b className={css.ratio}>{ratio.toFixed(1)}</b>
        <span data-story-data>{on}</span>
      </span>
      <figcaption className={page.caption}>
        <span className={page.captionTitle} data-story-data>
          {token}
        </span>
        {use}
        <span className={page.code} data-story-data>
          {cssColor(colors[theme][token])}
        </span>
      </figcaption>
    </figure>
  );
}

function RoleBlocks() {
  return (
    <>
      {colourRoles.map(({ title, hint, tokens }) => (
        <Block key={title} title={title} hint={hint}>
          <Cards width="narrow">
            {tokens.map(([token, on, use]) => (
              <Swatch key={token} token={token} on={on} use={use} />
            ))}
          </Cards>
        </Block>
      ))}
    </>
  );
}

/** The pair itself: a text for text colours, a border for control colours. */
function Sample({ ground, foreground, text }: { ground: Oklch; foreground: Oklch; text: boolean }) {
  const style = {
    background: cssColor(ground),
    color: cssColor(foreground),
    boxShadow: text ? undefined : `inset 0 0 0 2px ${cssColor(foreground)}`,
  };
  return (
    <span className={css.sample} aria-hidden="true" data-story-data style={style}>
      {text && 'Aa'}
    </span>
  );
}

function Contrasts() {
  return (
    <Block
      title={say('对比度表', 'Contrast table', 'Bảng tương phản')}
      hint={say('由代币生成，测试逐条核对', 'Made from the tokens; a test checks each row', 'Tạo từ token; bài kiểm tra soát từng dòng')}
    >
      <table className={page.table}>
        <thead>
          <tr>
            {[
              say('前景', 'Foreground', 'Tiền cảnh'),
              say('背景', 'Ground', 'Nền'),
              say('要求', 'Asked', 'Yêu cầu'),
              say('日间', 'Day', 'Ngày'),
              say('夜间', 'Night', 'Đêm'),
            ].map((word) => (
              <th key={word} scope="col" className={page.headCell}>
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {contrastPairs.map(([foreground, ground, minimum]) => (
            <tr key={`${foreground} ${ground}`}>
              <td className={page.cell} data-story-data>
                {foreground}
              </td>
              <td className={page.cell} data-story-data>
                {ground}
              </td>
              <td className={page.cell}>{minimum}</td>
              {(['day', 'night'] as const).map((theme) => (
                <td key={theme} className={page.cell}>
                  <Sample ground={colors[theme][ground]} foreground={colors[theme][foreground]} text={minimum === 4.5} />
                  {contrast(colors[theme][foreground], colors[theme][ground]).toFixed(1)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  );
}

const meta = { tags: ['!autodocs'], parameters: { bleed: true, controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const title = say('颜色', 'Colour', 'Màu sắc');

export const Roles: Story = {
  tags: ['gallery'],
  render: () => (
    <FoundationPage
      title={title}
      lead={say(
        '颜色各有差事：草皮绿行动，直播红正在发生，钻石黄只给钱，球队色归球队。日夜两套完整，大数是字与底的对比度，由页面现算。',
        'Every colour has a job: turf acts, live red is happening now, diamond yellow is money alone, team colours belong to teams. Both themes are complete; the large figure is the contrast with its ground, computed on the page.',
        'Mỗi màu một việc: xanh cỏ là hành động, đỏ là đang trực tiếp, vàng kim cương chỉ dành cho tiền, màu đội thuộc về đội. Hai giao diện đều đủ; con số lớn là độ tương phản, tính ngay trên trang.',
      )}
    >
      <RoleBlocks />
    </FoundationPage>
  ),
};

export const ContrastTable: Story = {
  render: () => (
    <FoundationPage
      title={title}
      lead={say(
        '正文 4.5，大字、图标与控件边 3。',
        'Text 4.5; large text, icons and borders of controls 3.',
        'Chữ 4.5; chữ lớn, biểu tượng và viền điều khiển 3.',
      )}
    >
      <Contrasts />
    </FoundationPage>
  ),
};
