import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { say } from '../../lab/storykit/say.ts';
import { siteName } from '../../lab/storykit/siteName.ts';
import { InvitePoster } from './InvitePoster.tsx';

const meta = {
  component: InvitePoster,
  args: {
    site: siteName,
    nickname: say('北看台老周', 'North Stand Zhou', 'Chu khán đài Bắc'),
    code: '7F3A90C21E',
    link: 'https://pitchside.example/login?invite=7F3A90C21E',
    onError: fn(),
  },
} satisfies Meta<typeof InvitePoster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };

export const LongName: Story = {
  args: { nickname: say('一位名字特别特别长的老球迷', 'A supporter with a rather long name', 'Một cổ động viên có tên khá là dài') },
};
