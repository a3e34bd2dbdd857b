import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback } from 'react';
import { members } from '../../live/ComboBanner/ComboBanner.fixtures.ts';
import { Cover } from '../../pictures/Cover/index.ts';
import { EffectStage, effectNames, type StageArrival } from '../../live/EffectStage/index.ts';
import { gifts } from '../../live/GiftPicture/GiftPicture.fixtures.ts';
import { say } from '../storykit/say.ts';
import { every } from './every.ts';
import { Load } from './Load.tsx';
import * as css from './Load.css.ts';

const senders = Object.values(members);
const kinds = Object.values(gifts);

function Room({ running, rate }: { running: boolean; rate: number }) {
  const crowd = useCallback(
    (listener: (arrivals: readonly StageArrival[]) => void) => {
      let next = 0;
      return every(rate, (count) =>
        listener(
          Array.from({ length: count }, (): StageArrival => {
            const at = next++;
            const member = senders[at % senders.length];
            const gift = kinds[(at * 7) % kinds.length];
            if (!member || !gift) throw new Error('there is nobody to send anything');
            if (at % 20 === 7) return { kind: 'entry', id: `entry ${at}`, member };
            return {
              kind: 'gift',
              id: `gift ${at}`,
              member,
              gift,
              count: 1 + (at % 3),
              ...(at % 25 === 3 && { effect: effectNames[at % effectNames.length] }),
            };
          }),
        ),
      );
    },
    [rate],
  );
  return (
    <div className={css.stage}>
      <Cover fill kind="football" seed="derby-7" home={['oklch(0.75 0.1 235)', '#fff']} away={['oklch(0.53 0.21 26)', '#fff']} />
      <EffectStage source={running ? crowd : undefined} safeTop={60} />
    </div>
  );
}

const meta = { tags: ['!autodocs'], parameters: { bleed: true, live: true, controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gifts: Story = {
  render: () => (
    <Load
      title={say('礼物', 'Gifts', 'Quà')}
      note={say(
        '连击三栏、一次一个全屏特效、入场合并：再多也只画这些。',
        'Three combo slots, one full-screen effect at a time, entries merged: however many arrive, no more is drawn.',
        'Ba ô liên hoàn, mỗi lần một hiệu ứng toàn màn, lượt vào được gộp: dù nhiều đến đâu cũng chỉ vẽ bấy nhiêu.',
      )}
      rateLabel={say('每秒礼物', 'Gifts a second', 'Quà mỗi giây')}
      rates={['5', '30', '100']}
    >
      {({ running, rate }) => <Room running={running} rate={rate} />}
    </Load>
  ),
};
