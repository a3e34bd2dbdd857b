import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtSign, Smile } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from '../../actions/IconButton/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { storyNow } from '../GiftPanel/GiftPanel.fixtures.ts';
import { ChatComposer } from './ChatComposer.tsx';

const tools = (
  <>
    <IconButton label={say('表情', 'Emoji', 'Biểu cảm')} icon={<Smile size={20} aria-hidden />} />
    <IconButton label={say('提到', 'Mention', 'Nhắc tên')} icon={<AtSign size={20} aria-hidden />} />
  </>
);
const meta = {
  component: ChatComposer,
  args: { onSend: fn(() => true), onSignIn: fn(), tools },
  render: (args) => (
    <div style={{ width: 360 }}>
      <ChatComposer {...args} />
    </div>
  ),
} satisfies Meta<typeof ChatComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery direction="row">
      {(
        [
          { status: 'ready' },
          { status: 'sending' },
          { status: 'cooling', until: storyNow + 3_000 },
          { status: 'muted', by: say('阿杜', 'Adu', 'Adu'), until: storyNow + 521_000 },
          { status: 'signedOut' },
          { status: 'followersOnly' },
          { status: 'quiet' },
        ] as const
      ).map((state) => (
        <div key={state.status} style={{ width: 360 }}>
          <ChatComposer {...args} state={state} onFollow={fn()} onAppeal={fn()} />
        </div>
      ))}
    </Gallery>
  ),
};

/** The chat rules are shown beside the tools before anybody is refused; the field keeps its place. */
export const Asked: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery direction="row">
      {[{ slow: 5 }, { noLinks: true, holdContacts: true }, { slow: 60, noLinks: true, holdContacts: true }].map((asked, index) => (
        <div key={index} style={{ width: 360 }}>
          <ChatComposer {...args} asked={asked} />
        </div>
      ))}
    </Gallery>
  ),
};

/** The server's reason is shown under the field, and the text stays. */
export const Refused: Story = {
  render: (args) => (
    <div style={{ width: 360 }}>
      <ChatComposer
        {...args}
        onSend={() => ({
          refused: say('同样的话刚刚说过，换一句吧', 'You just said that. Try other words', 'Bạn vừa nói câu này. Đổi câu khác nhé'),
        })}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), say('好球', 'What a ball', 'Hay quá'));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).not.toBeEmptyDOMElement();
    canvas.getByRole('textbox').blur();
  },
};
