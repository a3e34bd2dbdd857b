import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { Cover } from '../../pictures/Cover/index.ts';
import { Scorebug } from '../../scores/Scorebug/index.ts';
import { lively, ownGift, sides, stillClock } from './EffectStage.fixtures.ts';
import { grid, picture, score } from './EffectStage.stories.css.ts';
import { EffectStage, type EffectStageHandle, type EffectStageProps } from './EffectStage.tsx';
import { effectNames, type StageArrival } from './engine/index.ts';

interface PictureProps extends EffectStageProps {
  arrivals: readonly StageArrival[];
}

/** A stage over a match with the score at its top, stopped at one moment. */
function Picture({ arrivals, ...props }: PictureProps) {
  const stage = useRef<EffectStageHandle>(null);
  useEffect(() => stage.current?.push(arrivals), [arrivals]);
  return (
    <div className={picture}>
      <Cover kind="football" seed="圣西罗之夜" loading="eager" />
      <div className={score}>
        <Scorebug {...sides} score={{ home: 2, away: 1 }} status={{ kind: 'live', minute: 67 }} />
      </div>
      <EffectStage clock={stillClock} safeTop={52} actionsRef={stage} {...props} />
    </div>
  );
}

const meta = { component: EffectStage, args: { moment: 1350 }, render: (args) => <Picture {...args} arrivals={lively} /> } satisfies Meta<
  typeof EffectStage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Our own effects, half-way; none passes over the score. */
export const Effects: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div className={grid}>
      {effectNames.map((name) => (
        <Picture key={name} {...args} arrivals={[ownGift(name)]} />
      ))}
    </div>
  ),
};

export const ReducedMotion: Story = { parameters: { motion: 'reduced' } };

/** A made animation that cannot be had shows the still card. */
export const FailedAnimation: Story = {
  args: { lottiePlayer: () => Promise.reject(new Error('not found')) },
  render: (args) => <Picture {...args} arrivals={failed} />,
};
const failed: readonly StageArrival[] = [{ ...ownGift('trophy'), animationSrc: '/gifts/trophy.lottie' }];

/** Everything in motion, for looking at by hand. */
export const Moving: Story = { tags: ['stress'], args: { clock: undefined, moment: undefined } };
