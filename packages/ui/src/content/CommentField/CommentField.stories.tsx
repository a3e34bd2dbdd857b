import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { CommentField } from './CommentField.tsx';

const meta = {
  component: CommentField,
  args: { avatarSeed: 'me', value: '', onValueChange: fn(), onSend: fn(() => true) },
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ width: 640 }}>
        <CommentField {...args} value={value} onValueChange={setValue} />
      </div>
    );
  },
} satisfies Meta<typeof CommentField>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = say(
  '第三张图最清楚，萨卡回追晚了两步，后点就被一打二了。',
  'The third picture tells it: Saka is two steps late and it is two on one at the back post.',
  'Bức thứ ba rõ nhất: Saka lùi chậm hai bước nên cột xa thành hai đánh một.',
);
export const Default: Story = {};
export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      {[
        { ...args },
        { ...args, value: words },
        { ...args, to: say('枪迷阿正', 'Gooner Zheng', 'Pháo thủ Chính'), onCancel: fn() },
        { ...args, closed: say('你被禁言到 21:30', 'Muted until 21:30', 'Bạn bị cấm bình luận đến 21:30') },
        { ...args, onSignIn: fn() },
      ].map((props, index) => (
        // The order of the states is fixed, so an index as key is safe.
        <div key={index} style={{ width: 640 }}>
          <CommentField {...props} />
        </div>
      ))}
    </Gallery>
  ),
};
