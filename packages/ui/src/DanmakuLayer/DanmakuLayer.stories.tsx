import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Cover } from '../Cover/index.ts';
import { roomComments } from './DanmakuLayer.fixtures.ts';
import { picture } from './DanmakuLayer.stories.css.ts';
import { DanmakuLayer } from './DanmakuLayer.tsx';
import { DanmakuLifted } from './DanmakuLifted.tsx';
import { DanmakuMoment, lettersLoaded } from './DanmakuMoment.tsx';
import type { DanmakuComment } from './engine/index.ts';

/** Comments over a picture, stopped at one moment. */
function Moment(props: ComponentProps<typeof DanmakuMoment>) {
  return (
    <div className={picture}>
      <Cover kind="football" seed="圣西罗之夜" loading="eager" />
      <DanmakuMoment {...props} />
    </div>
  );
}

const standing = roomComments.map((comment, index): DanmakuComment => ({ ...comment, mode: index > 14 ? (index % 2 ? 'top' : 'bottom') : 'scroll' }));
const inVietnamese = ['Vào rồi, tuyệt vời quá các bác ơi!!!', 'Đường chuyền đẳng cấp', 'Giữ vững nhé, còn 20 phút nữa thôi', 'Chờ phản công đi'].map(
  (text, index): DanmakuComment => ({ id: `v${index}`, text, role: index === 1 ? 'anchor' : index === 3 ? 'own' : 'viewer' }),
);

const meta = {
  component: DanmakuLayer,
  loaders: [lettersLoaded([...roomComments, ...inVietnamese])],
  render: (args) => <Moment {...args} comments={roomComments} />,
} satisfies Meta<typeof DanmakuLayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SmallAndFull: Story = { args: { view: { size: 1, area: 4, crossing: 12 } } };

export const LargeInOneQuarter: Story = { args: { view: { size: 4, area: 1, opacity: 60 } } };

export const Standing: Story = { render: (args) => <Moment {...args} comments={standing} /> };

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

export const Vietnamese: Story = { parameters: { locale: 'vi', theme: 'night' }, render: (args) => <Moment {...args} comments={inVietnamese} /> };
