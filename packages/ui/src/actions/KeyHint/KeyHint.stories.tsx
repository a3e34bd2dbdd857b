import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { themes, vars } from '../../theme/index.ts';
import { KeyHint } from './KeyHint.tsx';

const newLine = say('换行', 'New line', 'Xuống dòng');
const meta = { component: KeyHint, args: { keys: ['Shift', 'Enter'], children: newLine } } satisfies Meta<typeof KeyHint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Keys: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery direction="row">
      <KeyHint keys={['F']} />
      <KeyHint keys={['M']} look="list" />
      <KeyHint keys={['J', 'K']}>{say('上下', 'Up and down', 'Lên xuống')}</KeyHint>
      <KeyHint keys={['Shift', 'Enter']}>{newLine}</KeyHint>
      <div className={themes.night} style={{ padding: 8, background: vars.color.frame, color: vars.color.onFrame }}>
        <KeyHint keys={['/']} look="dark" />
      </div>
    </Gallery>
  ),
};
