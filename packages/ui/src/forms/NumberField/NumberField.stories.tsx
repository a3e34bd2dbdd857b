import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Chip } from '../../actions/Chip/index.ts';
import { FormField } from '../FormField/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

function Typed(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  return <NumberField {...props} value={value} onValueChange={setValue} />;
}

/** A sum with quick choices inside the frame, as on the withdrawal page. */
function Sum() {
  const [value, setValue] = useState<number | null>(500);
  return (
    <NumberField
      label={say('提现金额', 'Amount', 'Số tiền rút')}
      size="l"
      steppers={false}
      prefix="¥"
      min={100}
      max={5000}
      value={value}
      onValueChange={setValue}
      suffix={[100, 500, 1000].map((sum) => (
        <Chip key={sum} size="l" pressed={sum === value} onPress={() => setValue(sum)}>
          {sum === 1000 ? say('1,000', '1,000', '1.000') : String(sum)}
        </Chip>
      ))}
    />
  );
}

const meta = {
  component: NumberField,
  args: { label: say('数量', 'Count', 'Số lượng'), value: 12, min: 1, max: 9999, onValueChange: fn() },
  render: (args) => (
    <div style={{ width: 200 }}>
      <Typed {...args} />
    </div>
  ),
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      <div style={{ width: 200 }}>
        <Gallery>
          <Typed {...args} value={1} />
          <Typed {...args} value={9999} size="l" />
          <Typed
            {...args}
            value={15}
            steppers={false}
            align="end"
            suffix={say('分钟', 'min', 'phút')}
            label={say('回看窗口', 'Rewind window', 'Thời gian tua lại')}
          />
          <Typed
            {...args}
            value={0.5}
            steppers={false}
            align="end"
            format={{ style: 'percent', maximumFractionDigits: 1 }}
            step={0.01}
            min={0}
            max={1}
            label={say('主播分成', 'Anchor share', 'Phần của BLV')}
          />
          <Typed {...args} value={null} placeholder="0" />
          <Typed {...args} disabled />
        </Gallery>
      </div>
      <div style={{ width: 420 }}>
        <Sum />
      </div>
      <div style={{ width: 280 }}>
        <FormField
          label={say('提现金额', 'Amount', 'Số tiền rút')}
          error={say('可提现 ¥62.30，满 ¥100 可以提现', '¥62.30 to withdraw, ¥100 needed', 'Có ¥62,30, cần đủ ¥100 để rút')}
        >
          <Typed {...args} label={undefined} value={62.3} prefix="¥" steppers={false} format={{ minimumFractionDigits: 2 }} />
        </FormField>
      </div>
    </Gallery>
  ),
};
