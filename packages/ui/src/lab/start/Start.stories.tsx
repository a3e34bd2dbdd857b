import type { Meta, StoryObj } from '@storybook/react-vite';
import { roomComments } from '../../live/DanmakuLayer/DanmakuLayer.fixtures.ts';
import { lettersLoaded } from '../../live/DanmakuLayer/DanmakuMoment.tsx';
import { SectionTitle } from '../../frame/SectionTitle/index.ts';
import { say } from '../storykit/say.ts';
import { contrastPairs } from '../../theme/index.ts';
import * as css from './Start.css.ts';
import { counts, countOf } from './counts.ts';
import { shelves } from './shelves.tsx';
import { steps } from './steps.data.ts';

const meta = {
  tags: ['!autodocs'],
  parameters: { bleed: true, controls: { disable: true } },
  loaders: [lettersLoaded(roomComments)],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Counts that grow with the library are fixed in pictures, so that a new component does not change this page's picture. */
const still = () => document.documentElement.classList.contains('pictures');

function Facts() {
  const facts = [
    [counts.parts, say('部件', 'parts', 'thành phần')],
    [counts.stories, say('故事', 'stories', 'story')],
    [contrastPairs.length * 2, say('对比度核对', 'contrasts checked', 'cặp tương phản')],
    [3, say('语言', 'languages', 'ngôn ngữ')],
  ] as const;
  return (
    <ul className={css.facts}>
      {facts.map(([figure, word]) => (
        <li key={word} className={css.fact}>
          <span className={css.factFigure}>{still() ? '–' : figure}</span>
          <span className={css.factWord}>{word}</span>
        </li>
      ))}
    </ul>
  );
}

function Steps() {
  return (
    <ol className={css.steps}>
      {steps.map(({ title, time, code }, index) => (
        <li key={title} className={css.step} data-ground="dark">
          <div className={css.stepHead}>
            <span className={css.stepNumber}>{index + 1}</span>
            {title}
            <span className={css.stepTime}>{time}</span>
          </div>
          <pre className={css.code} data-story-data>
            {code}
          </pre>
        </li>
      ))}
    </ol>
  );
}

const promised = () => [
  say('默认', 'at rest', 'mặc định'),
  say('悬停、聚焦、按下', 'hovered, focused, pressed', 'rê, tiêu điểm, bấm'),
  say('禁用', 'disabled', 'vô hiệu'),
  say('载入', 'loading', 'đang tải'),
  say('空', 'empty', 'trống'),
  say('出错', 'failed', 'lỗi'),
  say('长越南文', 'long Vietnamese', 'tiếng Việt dài'),
  say('夜间', 'by night', 'ban đêm'),
  say('减少动效', 'less motion', 'giảm chuyển động'),
];

export const Start: Story = {
  tags: ['gallery'],
  render: () => (
    <div className={css.page}>
      <header className={css.hero}>
        <div>
          <h1 className={css.title}>{say('一场球，一套零件', 'One match, one set of parts', 'Một trận bóng, một bộ linh kiện')}</h1>
          <p className={css.lead}>
            {say(
              '场边的组件库。每个零件都有日夜两套、三种语言、键盘与载入态；数据由外面给，零件自己不发请求。',
              'The component library of Pitchside. Every part has two themes, three languages, a keyboard and its loading states; data comes from outside, a part asks for nothing itself.',
              'Thư viện thành phần của Pitchside. Mỗi thành phần có hai giao diện, ba ngôn ngữ, bàn phím và trạng thái tải; dữ liệu đến từ bên ngoài, thành phần không tự gọi mạng.',
            )}
          </p>
        </div>
        <Facts />
      </header>
      <section className={css.section}>
        <SectionTitle>{say('一分钟上手', 'Running in a minute', 'Chạy trong một phút')}</SectionTitle>
        <Steps />
      </section>
      {shelves.map(({ title, hint, tiles }) => (
        <section key={title} className={css.section}>
          <SectionTitle hint={hint}>{title}</SectionTitle>
          <div className={css.tiles}>
            {tiles.map(({ part, show }) => (
              <figure key={part} className={css.tile}>
                <div className={css.window} inert>
                  {show}
                </div>
                <figcaption className={css.tileFoot}>
                  <b data-story-data>{part}</b>
                  <span className={css.factWord}>
                    {still() ? '' : say(`${countOf(part)} 个故事`, `${countOf(part)} stories`, `${countOf(part)} story`)}
                  </span>
                </figcaption>
              </figure>
            ))}
          </div>
        </section>
      ))}
      <p className={css.promises}>
        <b>{say('每个故事都有', 'Every part shows itself', 'Mỗi thành phần đều có story')}</b>
        {promised().join(' · ')}
      </p>
    </div>
  ),
};
