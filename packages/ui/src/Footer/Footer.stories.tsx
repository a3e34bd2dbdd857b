import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from 'lucide-react';
import { footerColumns, footerContacts, longFooterColumns } from './Footer.fixtures.ts';
import { Footer } from './Footer.tsx';

const meta = {
  component: Footer,
  args: {
    siteName: 'Pitchside',
    localName: '场边',
    slogan: '坐在场边看球。直播、比分、数据和懂球的人都在这里。',
    columns: footerColumns,
    contacts: footerContacts,
    icp: { number: 'ICP 备 2026000000 号' },
    streamingSoftware: { id: 'obs', label: '下载推流软件', href: 'https://obsproject.com' },
    notice: '理性观赛，文明互动',
  },
  parameters: { bleed: true },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Night: Story = { parameters: { theme: 'night' } };
export const Codes: Story = { args: { codes: [{ id: 'weibo', label: '微博', picture: <QrCode size={72} color="black" aria-hidden /> }], icp: { number: 'ICP 备 2026000000 号', href: 'https://beian.miit.gov.cn' } } };
/** The settings did not answer: nothing is empty. */
export const Bare: Story = { args: { slogan: undefined, contacts: footerContacts.map((contact) => ({ ...contact, value: null })), columns: [...footerColumns.slice(0, 1), { id: 'none', title: '主播', links: [] }], icp: undefined, streamingSoftware: undefined, notice: undefined } };
export const LongVietnamese: Story = { args: { localName: undefined, columns: longFooterColumns, slogan: 'Ngồi ngay bên đường biên. Trực tiếp, tỉ số, số liệu và những người hiểu bóng đá đều ở đây.' }, parameters: { locale: 'vi' } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 520 }}><Story /></div>] };
