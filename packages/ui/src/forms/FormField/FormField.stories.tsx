import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Input } from '../Input/index.ts';
import { Link } from '../../actions/Link/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { SegmentedControl } from '../SegmentedControl/index.ts';
import { Select } from '../Select/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { Textarea } from '../Textarea/index.ts';
import { sightChoices, sportChoices } from './FormField.fixtures.tsx';
import { FormField, type FormFieldProps } from './FormField.tsx';

type Shape = Omit<FormFieldProps, 'children' | 'label'>;

function Sport(props: Shape) {
  const [value, setValue] = useState<string>('football');
  return (
    <FormField label={say('分类', 'Category', 'Thể loại')} {...props}>
      <Select options={sportChoices} value={value} onValueChange={setValue} />
    </FormField>
  );
}

function Nickname(props: Shape) {
  const [value, setValue] = useState(say('北看台老王', 'NorthStandKev', 'Vũ Khán Đài Bắc'));
  return (
    <FormField label={say('昵称', 'Nickname', 'Biệt danh')} {...props}>
      <Input value={value} onValueChange={setValue} maxLength={16} counter />
    </FormField>
  );
}

function Bio(props: Shape) {
  const [value, setValue] = useState(
    say('北看台第 14 排，常年嗓子哑。', 'Row 14, north stand. Always hoarse.', 'Hàng 14 khán đài Bắc, quanh năm khản giọng.'),
  );
  return (
    <FormField label={say('签名', 'Bio', 'Giới thiệu')} {...props}>
      <Textarea value={value} onValueChange={setValue} maxLength={60} />
    </FormField>
  );
}

function Amount(props: Shape) {
  const [value, setValue] = useState<number | null>(500);
  return (
    <FormField label={say('提现金额', 'Amount', 'Số tiền rút')} {...props}>
      <NumberField value={value} onValueChange={setValue} min={100} max={5000} step={100} prefix="¥" />
    </FormField>
  );
}

function Sight(props: Shape) {
  const [value, setValue] = useState<string>('male');
  return (
    <FormField label={say('性别', 'Gender', 'Giới tính')} {...props}>
      <SegmentedControl segments={sightChoices} value={value} onValueChange={setValue} />
    </FormField>
  );
}

const meta = {
  component: FormField,
  args: {
    label: say('分类', 'Category', 'Thể loại'),
    hint: say('观众按它找到你', 'Fans find you by it', 'Fan tìm bạn theo mục này'),
    children: null,
  },
} satisfies Meta<typeof FormField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <div style={{ width: 320 }}>
      <Sport hint={args.hint} />
    </div>
  ),
};

export const States: Story = {
  tags: ['gallery'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))', gap: '20px 32px', maxWidth: 960 }}>
      <Nickname required error={say('这个昵称有人用了，换一个', 'That nickname is taken, try another', 'Biệt danh này đã có người dùng')} />
      <Sport hint={say('观众按它找到你', 'Fans find you by it', 'Fan tìm bạn theo mục này')} />
      <Bio optional />
      <Amount
        required
        aside={<Link href="#rules">{say('提现规则', 'Withdrawal rules', 'Quy định rút tiền')}</Link>}
        hint={say('最低 ¥100，单笔最高 ¥5,000', '¥100 at least, ¥5,000 at most', 'Tối thiểu ¥100, tối đa ¥5.000')}
      />
      <Sight />
      <Sport disabled hint={say('开播中不能改', 'Locked while you are live', 'Đang live thì không đổi được')} />
    </div>
  ),
};

/** Labels in a column beside their controls, as on the profile page. */
export const LabelsBeside: Story = {
  render: () => (
    <div style={{ width: 520 }}>
      <Gallery>
        <Nickname
          layout="side"
          required
          error={say('这个昵称有人用了，换一个', 'That nickname is taken, try another', 'Biệt danh này đã có người dùng')}
        />
        <Sight layout="side" />
        <Sport layout="side" hint={say('观众按它找到你', 'Fans find you by it', 'Fan tìm bạn theo mục này')} />
        <Bio layout="side" />
      </Gallery>
    </div>
  ),
};

export const LongVietnameseNarrow: Story = {
  parameters: { locale: 'vi' },
  render: () => (
    <div style={{ width: 240 }}>
      <FormField
        label="Tên hiển thị trên khán đài và trong phòng trực tiếp"
        required
        aside="Tối đa 16 ký tự"
        error="Tên này đã có người dùng, hãy chọn một cái tên khác ngắn hơn nhé"
      >
        <Input value="Nguyễn Hoàng Phương Quỳnh" onValueChange={() => undefined} />
      </FormField>
    </div>
  ),
};
