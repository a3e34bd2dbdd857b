import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  component: Breadcrumbs,
  args: {
    above: [
      { label: say('专家', 'Experts', 'Chuyên gia'), href: '#experts' },
      { label: say('北伦敦阿正', 'North London Zheng', 'Chính Bắc London'), href: '#expert' },
    ],
    here: say('方案', 'Plan', 'Dự đoán'),
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };

export const NarrowVietnamese: Story = {
  parameters: { locale: 'vi' },
  args: {
    above: [
      { label: 'Chuyên gia', href: '#experts' },
      { label: 'Cổ động viên Quảng Ngãi lâu năm nhất', href: '#expert' },
    ],
    here: 'Dự đoán',
  },
  render: (args) => (
    <Gallery>
      <div style={{ width: 200 }}>
        <Breadcrumbs {...args} />
      </div>
    </Gallery>
  ),
};
