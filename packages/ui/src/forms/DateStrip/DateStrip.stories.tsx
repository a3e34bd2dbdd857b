import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import { addDays } from '../../format/civil/civil.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { stripFrom, week } from './DateStrip.fixtures.ts';
import { DateStrip, type DateStripProps } from './DateStrip.tsx';

const words = say('赛程日期', 'Days of fixtures', 'Ngày thi đấu');

function Paged(props: DateStripProps) {
  const [value, setValue] = useState(props.value);
  const [first, setFirst] = useState(props.days[0]?.day ?? '2026-11-20');
  const { length } = props.days;
  const turn = (by: number) => setFirst(addDays(first, by));
  return (
    <DateStrip
      {...props}
      days={stripFrom(first, length)}
      value={value}
      onValueChange={(day) => {
        setValue(day);
        if (day < first || day >= addDays(first, length)) setFirst(addDays(day, -1));
      }}
      onEarlier={() => turn(-length)}
      onLater={() => turn(length)}
    />
  );
}

const meta = {
  component: DateStrip,
  args: { label: words, days: week, value: '2026-11-21', onValueChange: fn(), calendar: { min: '2026-10-01', max: '2026-12-31' } },
  render: (args) => <Paged {...args} />,
} satisfies Meta<typeof DateStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Looks: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      <div style={{ width: '100%' }}>
        <Paged {...args} />
      </div>
      <div style={{ width: '100%' }}>
        <DateStrip
          {...args}
          value="2026-11-23"
          days={week.map(({ day, count }) => ({ day, count }))}
          onEarlier={fn()}
          calendar={undefined}
        />
      </div>
      <Paged {...args} look="compact" days={stripFrom('2026-11-17', 9)} />
    </Gallery>
  ),
};

export const WithCalendar: Story = {
  args: { look: 'compact' },
  parameters: { stage: 420 },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: say('选日期', 'Pick a date', 'Chọn ngày') }));
    await within(document.body).findByRole('grid');
  },
};

export const NarrowScrolls: Story = {
  args: { value: '2026-11-26' },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 420 }}>
      <Paged {...args} />
    </div>
  ),
};
