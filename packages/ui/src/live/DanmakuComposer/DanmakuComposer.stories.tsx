import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { useState } from 'react';
import { Cover } from '../../pictures/Cover/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { themes } from '../../theme/index.ts';
import { composerStates } from './DanmakuComposer.fixtures.ts';
import { floating, room, screen, states, widths } from './DanmakuComposer.stories.css.ts';
import type { DanmakuAnswer } from './composerState.ts';
import { DanmakuComposer, type DanmakuComposerProps } from './DanmakuComposer.tsx';
import { pressDeferred } from '../../lab/storykit/pressDeferred.ts';
import { plainDress } from './danmakuDress.ts';

const noop = () => undefined;
const words = say('这球传后点找图拉姆', 'Far post, find Thuram', 'Chuyền cột xa cho Thuram');
const chant = say('图拉姆！！！', 'THURAM!!!', 'THURAM!!!');

/** A composer whose host keeps the dress. */
function Dressed(args: DanmakuComposerProps) {
  const [dress, setDress] = useState(args.dress ?? plainDress);
  return <DanmakuComposer {...args} dress={dress} onDressChange={setDress} />;
}

const meta = {
  component: DanmakuComposer,
  args: { onSend: (): DanmakuAnswer => true, onSignIn: noop, onDanmakuChange: noop, onAppeal: noop, onJoin: noop, onFollow: noop },
} satisfies Meta<typeof DanmakuComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { rank: 'captain', dress: { mode: 'scroll', color: 'starter' }, folded: 128, echo: chant },
  render: (args) => (
    <div className={room}>
      <Dressed {...args} />
    </div>
  ),
};

export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div className={`${room} ${states}`}>
      {composerStates.map((state, index) => (
        <DanmakuComposer key={index} {...args} state={state} danmakuOn={state.status !== 'muted'} />
      ))}
      <DanmakuComposer {...args} slow={5} />
      <Dressed {...args} rank="captain" dress={{ mode: 'top', color: 'captain' }} folded={12_800} echo={chant} />
    </div>
  ),
};

/** The rank decides the colours; those of higher ranks show the rank that they need. */
export const ChoosingDress: Story = {
  ...Default,
  parameters: { stage: 320 },
  decorators: [
    (Story) => (
      <div style={{ paddingTop: 220 }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await pressDeferred(/弹幕样式/);
    const captain = within(await page.findByRole('dialog')).getByRole('radio', { name: '队长' });
    await waitFor(() => expect(captain).toBeVisible());
  },
};

/** The typed text stays, and the reason is shown and announced. */
export const Refused: Story = {
  ...Default,
  args: { onSend: () => ({ refused: say('说得太快了，歇一秒', 'Too fast, take a breath', 'Nhanh quá, nghỉ một giây') }) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), `${words}{Enter}`);
    await expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement();
  },
};

export const Narrow: Story = {
  ...Default,
  args: { rank: 'legend', folded: 128, echo: chant },
  decorators: [
    (Story) => (
      <div className={widths.narrow}>
        <Story />
      </div>
    ),
  ],
};

/** Over the picture, as in full screen. */
export const FullScreen: Story = {
  parameters: { theme: 'night' },
  render: (args) => (
    <div className={`${screen} ${themes.night}`}>
      <Cover kind="football" seed="san-siro" loading="eager" />
      <div className={floating}>
        <Dressed {...args} variant="floating" rank="starter" />
      </div>
    </div>
  ),
};
