import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Cover } from '../../pictures/Cover/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { advertComments, floodComments, roomComments, standingComments, vietnameseComments } from './DanmakuLayer.fixtures.ts';
import { layer } from './DanmakuLayer.css.ts';
import { picture, wall, zones } from './DanmakuLayer.stories.css.ts';
import { DanmakuLayer } from './DanmakuLayer.tsx';
import { DanmakuLifted } from './DanmakuLifted.tsx';
import { DanmakuMoment, lettersLoaded } from './DanmakuMoment.tsx';
import type { DanmakuComment, DanmakuZone } from './engine/index.ts';
import { useDanmakuActs } from './useDanmakuActs.ts';

const acts = { onPlusOne: fn(), onCopy: fn(), onBlockWord: fn(), onBlockUser: fn(), onReport: fn() };

/** Comments over a picture, stopped at one moment. */
function Moment({ children, ...props }: ComponentProps<typeof DanmakuMoment> & { children?: ReactNode }) {
  return (
    <div className={picture}>
      <Cover kind="football" seed="san-siro" loading="eager" />
      {children}
      <DanmakuMoment {...props} />
    </div>
  );
}

const pointedComment: DanmakuComment = {
  id: '1',
  text: say('皇马右路被打穿三次了', 'Their right side cut open again', 'Cánh phải Real bị xé ba lần rồi'),
  userId: 'u4',
};

/** A comment under the pointer, the others flying on. */
function Pointed() {
  const actsOf = useDanmakuActs(acts);
  return (
    <div className={picture}>
      <Cover kind="football" seed="san-siro" loading="eager" />
      <DanmakuMoment comments={standingComments} view={{ area: 2 }} />
      <div className={layer}>
        <DanmakuLifted
          pointed={{ comment: pointedComment, count: 1, left: 20, top: 150, width: 240, height: 33, release: () => undefined }}
          acts={actsOf(pointedComment)}
          onLeave={() => undefined}
        />
      </div>
    </div>
  );
}

const scoreAndSubtitles: DanmakuZone[] = [
  { edge: 'top', height: 40 },
  { edge: 'bottom', height: 60 },
];

const meta = {
  component: DanmakuLayer,
  loaders: [lettersLoaded([...floodComments, ...advertComments, ...vietnameseComments])],
  render: (args) => <Moment {...args} comments={roomComments} />,
} satisfies Meta<typeof DanmakuLayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { ...acts, view: { gifts: true } } };

/**
 * Settings and situations: small letters on the whole picture; large ones in its first quarter; fixed comments and no gift lines;
 * a score and subtitles that stay free; everything shown; a comment under the pointer.
 */
export const Settings: Story = {
  tags: ['gallery'],
  render: () => (
    <div className={wall}>
      <Moment comments={floodComments} view={{ size: 1, area: 4, gifts: true }} />
      <Moment comments={roomComments} view={{ size: 4, area: 1 }} />
      <Moment comments={standingComments} />
      <Moment comments={floodComments} view={{ area: 4 }} zones={scoreAndSubtitles}>
        <div className={zones.score}>2 - 1</div>
        <div className={zones.subtitles}>{say('他打进了！', 'He scores!', 'Vào rồi!')}</div>
      </Moment>
      <Moment comments={floodComments} view={{ overlap: true, gifts: true }} />
      <Pointed />
    </div>
  ),
};

/** Paid comments are marked by a plate and by a word, whoever sent them. */
export const Adverts: Story = { render: (args) => <Moment {...args} comments={advertComments} /> };

export const Lifted: Story = { render: () => <Pointed /> };

/** The first Tab stop opens the newest comments as a list; arrows choose one, its acts follow it. */
export const ByKeyboard: Story = {
  args: acts,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('region').querySelectorAll('[role=group] button')).toHaveLength(5);
  },
};

export const ReducedMotion: Story = {
  parameters: { motion: 'reduced' },
  args: acts,
  play: async ({ canvas }) => {
    await waitFor(
      () => expect(canvas.getByText(say('这球传后点找图拉姆', 'Far post, find Thuram', 'Chuyền cột xa cho Thuram'))).toBeVisible(),
      { timeout: 4000 },
    );
  },
};

export const Vietnamese: Story = {
  parameters: { locale: 'vi', theme: 'night' },
  render: (args) => <Moment {...args} comments={vietnameseComments} view={{ size: 3 }} />,
};
