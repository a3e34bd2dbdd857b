import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Cover } from '../Cover/index.ts';
import { chorus, roomComments } from './DanmakuLayer.fixtures.ts';
import { picture } from './DanmakuLayer.stories.css.ts';
import { DanmakuLayer, type DanmakuLayerHandle, type DanmakuLayerProps } from './DanmakuLayer.tsx';
import { DanmakuLifted } from './DanmakuLifted.tsx';
import type { DanmakuComment } from './engine/index.ts';

/** Eight seconds of a room, stopped at one moment. */
function Moment({ comments, ...props }: DanmakuLayerProps & { comments: readonly DanmakuComment[] }) {
  const handle = useRef<DanmakuLayerHandle>(null);
  const [time] = useState(() => ({ now: 0 }));
  const [clock] = useState(() => () => time.now);
  useEffect(() => {
    for (const [index, comment] of comments.entries()) {
      handle.current?.push(comment);
      if (comment.text === '图拉姆！！！') handle.current?.push(chorus);
      time.now += Math.max(360, 6400 / comments.length);
      handle.current?.flush();
    }
    time.now += 900;
    handle.current?.pause();
  }, [comments, time]);
  return (
    <div className={picture}>
      <Cover kind="football" seed="圣西罗之夜" loading="eager" />
      <DanmakuLayer {...props} ref={handle} clock={clock} />
    </div>
  );
}

const meta = {
  component: DanmakuLayer,
  // Widths are measured once: the letters must be there before the comments.
  loaders: [async () => void (await Promise.all(['600 24px "Noto Sans SC Variable"', '600 24px Barlow'].map((font) => document.fonts.load(font, [...roomComments, ...chorus].map(({ text }) => text).join('')))))],
  render: (args) => <Moment {...args} comments={roomComments} />,
} satisfies Meta<typeof DanmakuLayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SmallAndFull: Story = { args: { view: { size: 1, area: 4, crossing: 12 } } };

export const LargeInOneQuarter: Story = { args: { view: { size: 4, area: 1, opacity: 60 } } };

export const Standing: Story = {
  render: (args) => <Moment {...args} comments={roomComments.map((comment, index) => ({ ...comment, mode: index > 14 ? (index % 2 ? 'top' : 'bottom') : 'scroll' }))} />,
};

const noop = () => undefined;

export const Lifted: Story = {
  render: () => (
    <div className={picture}>
      <Cover kind="football" seed="圣西罗之夜" loading="eager" />
      <DanmakuLifted pointed={{ comment: { id: '1', text: '皇马右路被打穿三次了' }, count: 1, left: 120, top: 64, width: 240, height: 33, release: noop }} onLeave={noop} onPlusOne={noop} onCopy={noop} onBlock={noop} onReport={noop} />
    </div>
  ),
};

export const ReducedMotion: Story = {
  args: { motion: 'still' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('这球传后点找图拉姆')).toBeVisible(), { timeout: 4000 });
  },
};

export const Vietnamese: Story = {
  parameters: { locale: 'vi', theme: 'night' },
  render: (args) => (
    <Moment
      {...args}
      comments={['Vào rồi, tuyệt vời quá các bác ơi!!!', 'Đường chuyền đẳng cấp', 'Giữ vững nhé, còn 20 phút nữa thôi', 'Chờ phản công đi'].map((text, index) => ({ id: `v${index}`, text, role: index === 1 ? 'anchor' : index === 3 ? 'own' : 'viewer' }))}
    />
  ),
};
