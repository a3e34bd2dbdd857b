import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Gallery } from '../storykit/Gallery.tsx';
import { room } from './DanmakuComposer.stories.css.ts';
import { DanmakuComposer, type DanmakuComposerState } from './DanmakuComposer.tsx';

const noop = () => undefined;
const meta = {
  component: DanmakuComposer,
  args: { onSend: () => true, onSignIn: noop, onDanmakuChange: noop },
  decorators: [(Story) => <div className={room}><Story /></div>],
} satisfies Meta<typeof DanmakuComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states: DanmakuComposerState[] = [{ status: 'ready' }, { status: 'signedOut' }, { status: 'muted', reason: '你被房管 阿杜 禁言，还剩 08:41' }, { status: 'sending' }, { status: 'cooling', seconds: 3 }];

export const States: Story = {
  render: (args) => (
    <Gallery>
      {states.map((state) => (
        <DanmakuComposer key={state.status} {...args} state={state} danmakuOn={state.status !== 'muted'} />
      ))}
    </Gallery>
  ),
};

export const Written: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '这球传后点找图拉姆');
  },
};

export const Night: Story = { ...States, parameters: { theme: 'night' } };

export const Vietnamese: Story = { ...States, parameters: { locale: 'vi' } };
