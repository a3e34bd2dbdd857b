import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { ThemeScope } from '../../theme/ThemeScope/index.ts';
import { Ground } from './Ground.tsx';
import { bare } from '../../theme/bare.css.ts';

const words = (
  <p className={bare} style={{ padding: 24 }}>
    {say('场边，今晚 42 场足球', 'Pitchside, 42 football matches tonight', 'Pitchside, tối nay 42 trận bóng đá')}
  </p>
);
const meta = { component: Ground, args: { children: words } } satisfies Meta<typeof Ground>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      <Ground {...args} />
      <ThemeScope theme="night">
        <Ground {...args} tone="stage" />
        <Ground {...args} tone="screen" />
      </ThemeScope>
    </Gallery>
  ),
};
