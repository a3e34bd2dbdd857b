import type { Meta, StoryObj } from '@storybook/react-vite';
import { emojis } from '../index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { Emoji } from './Emoji.tsx';
import { EmojiText } from './EmojiText.tsx';

const meta = { component: Emoji, args: { name: 'smile', size: 40 } } satisfies Meta<typeof Emoji>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WholeSet: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      {[20, 32, 48].map((size) => (
        <Gallery key={size} direction="row">
          {emojis.map(({ key }) => (
            <Emoji key={key} name={key} size={size} />
          ))}
        </Gallery>
      ))}
      <p>
        <EmojiText
          text={say(
            '回放看了三遍[捂脸]，脚尖确实压线[TUIEmoji_Like] [不是表情]',
            'Watched it back three times[捂脸], his toe is off[TUIEmoji_Like] [not one]',
            'Xem lại ba lần[捂脸], mũi giày việt vị thật[TUIEmoji_Like] [không phải]',
          )}
        />
      </p>
    </Gallery>
  ),
};
