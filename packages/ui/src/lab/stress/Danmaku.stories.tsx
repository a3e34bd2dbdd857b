import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback } from 'react';
import { Cover } from '../../pictures/Cover/index.ts';
import { DanmakuLayer, type DanmakuArrival } from '../../live/DanmakuLayer/index.ts';
import { roomComments } from '../../live/DanmakuLayer/DanmakuLayer.fixtures.ts';
import { say } from '../storykit/say.ts';
import { every } from './every.ts';
import { Load } from './Load.tsx';
import * as css from './Load.css.ts';

/** Comments of the room again and again, each with a number so that only some are equal. */
function useCrowd(rate: number) {
  return useCallback(
    (listener: (arrival: DanmakuArrival) => void) => {
      let next = 0;
      return every(rate, (count) =>
        listener(
          Array.from({ length: count }, () => {
            const comment = roomComments[next % roomComments.length] ?? { id: '', text: '' };
            const id = `load ${next++}`;
            return {
              ...comment,
              id,
              role: comment.role === 'own' ? ('viewer' as const) : comment.role,
              text: next % 3 ? `${comment.text} ${next % 997}` : comment.text,
            };
          }),
        ),
      );
    },
    [rate],
  );
}

function Flight({ running, rate }: { running: boolean; rate: number }) {
  const crowd = useCrowd(rate);
  return (
    <div className={css.stage}>
      <Cover fill kind="football" seed="derby-7" home={['oklch(0.75 0.1 235)', '#fff']} away={['oklch(0.53 0.21 26)', '#fff']} />
      <DanmakuLayer source={running ? crowd : undefined} view={{ area: 4 }} />
    </div>
  );
}

const meta = { tags: ['!autodocs'], parameters: { bleed: true, live: true, controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Danmaku: Story = {
  render: () => (
    <Load
      title={say('弹幕', 'Danmaku', 'Danmaku')}
      note={say(
        '一个 720p 画面不重叠地放得下每秒约 21 条；其余合并、等待或按等级舍去。',
        'A 720p picture holds about 21 comments a second without overlap; the rest are folded, wait, or are dropped by class.',
        'Một khung 720p chứa khoảng 21 bình luận mỗi giây không chồng nhau; phần còn lại gộp, chờ hoặc bỏ theo hạng.',
      )}
      rateLabel={say('每秒条数', 'Comments a second', 'Bình luận mỗi giây')}
      rates={['20', '100', '300']}
    >
      {({ running, rate }) => <Flight running={running} rate={rate} />}
    </Load>
  ),
};
