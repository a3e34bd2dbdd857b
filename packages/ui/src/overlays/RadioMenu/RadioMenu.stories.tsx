import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { say, sayAlike } from '../../lab/storykit/say.ts';
import { RadioMenu } from './RadioMenu.tsx';

const words = say('特效 全部', 'Effects: all', 'Hiệu ứng: tất cả');
const options = [
  { value: 'all', label: say('全部', 'All', 'Tất cả') },
  { value: 'mine', label: say('仅自己', 'Mine only', 'Chỉ của tôi') },
  { value: 'off', label: say('关闭', 'Off', 'Tắt') },
];
const noted = [
  { value: 'original', label: say('原画', 'Source', 'Gốc'), note: sayAlike('1080P') },
  { value: 'high', label: say('高清', 'High', 'Cao'), note: sayAlike('720P') },
  { value: 'auto', label: say('自动', 'Auto', 'Tự động') },
];

const meta = {
  component: RadioMenu,
  args: { trigger: <Button tone="outline">{words}</Button>, value: 'all', options, onValueChange: fn(), align: 'start' },
  parameters: { stage: 210 },
} satisfies Meta<typeof RadioMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

async function open(name: string) {
  await userEvent.click(await within(document.body).findByRole('button', { name }));
  await within(document.body).findByRole('menu');
}

export const Default: Story = { play: () => open(words) };

const quality = say('清晰度', 'Quality', 'Chất lượng');
export const Ticked: Story = {
  tags: ['gallery'],
  args: { trigger: <Button tone="outline">{quality}</Button>, look: 'ticked', value: 'original', options: noted },
  play: () => open(quality),
};

export const LongVietnamese: Story = {
  parameters: { locale: 'vi' },
  args: {
    trigger: <Button tone="outline">Hiệu ứng</Button>,
    options: [
      { value: 'all', label: 'Tất cả hiệu ứng quà tặng trong phòng trực tiếp' },
      { value: 'off', label: 'Tắt' },
    ],
  },
  play: () => open('Hiệu ứng'),
};
