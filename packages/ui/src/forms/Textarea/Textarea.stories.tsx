import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { FormField } from '../FormField/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { Textarea, type TextareaProps } from './Textarea.tsx';

function Typed(props: TextareaProps) {
  const [value, setValue] = useState(props.value);
  return <Textarea {...props} value={value} onValueChange={setValue} />;
}

const notice = say(
  '今晚三机位，左看台视角每十分钟切一次。中场抽两条签名围巾，关注就能参加',
  'Three cameras tonight, a turn from the left stand every ten minutes. Two signed scarves at half-time, follow to enter',
  'Tối nay ba góc máy, mười phút lại đổi góc khán đài trái. Giữa hiệp tặng hai khăn có chữ ký, theo dõi là được dự',
);

const meta = {
  component: Textarea,
  args: { label: say('公告', 'Notice', 'Thông báo'), value: notice, maxLength: 200, onValueChange: fn() },
  render: (args) => (
    <div style={{ width: 320 }}>
      <Typed {...args} />
    </div>
  ),
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div style={{ width: 320 }}>
      <Gallery>
        <Typed {...args} value="" placeholder={say('写给进房间的人', 'For those who come in', 'Viết cho người vào phòng')} />
        <Typed {...args} maxLength={[...notice].length} />
        <Typed {...args} rows={1} resize="grow" counter={false} />
        <Typed
          {...args}
          value=""
          placeholder={say('补充说明', 'Anything to add', 'Nói thêm')}
          maxLength={50}
          rows={2}
          foot={<IconButton label={say('加图', 'Add a picture', 'Thêm ảnh')} size="s" icon={<ImagePlus size={16} aria-hidden />} />}
        />
        <FormField
          label={say('公告', 'Notice', 'Thông báo')}
          error={say('有联系方式，不能发布', 'Contact details are not allowed', 'Không được để thông tin liên hệ')}
        >
          <Typed
            {...args}
            label={undefined}
            rows={2}
            value={say('加微信进群', 'Add me for the group', 'Kết bạn để vào nhóm')}
            maxLength={50}
          />
        </FormField>
        <Typed {...args} disabled rows={2} />
      </Gallery>
    </div>
  ),
};

export const LongVietnameseNarrow: Story = {
  args: {
    label: 'Giới thiệu',
    value: 'Quanh năm khản giọng ở hàng mười bốn khán đài phía Bắc, thắng thua gì cũng hát đến hết trận.',
    resize: 'grow',
    rows: 2,
  },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 220 }}>
      <Typed {...args} />
    </div>
  ),
};
