import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { CalendarPanel, type CalendarPanelProps } from './CalendarPanel.tsx';

function Kept(props: CalendarPanelProps) {
  const [withResults, setWithResults] = useState(props.withResults);
  return <CalendarPanel {...props} withResults={withResults} onResultsChange={setWithResults} />;
}

const meta = {
  component: CalendarPanel,
  args: {
    address: 'https://pitchside.example/calendars/team/mci.ics?lang=zh',
    withResults: true,
    onResultsChange: fn(),
    onCopy: fn(),
    onRenew: fn(),
    onRevoke: fn(),
    onRetry: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof CalendarPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Somebody's own: not made yet, made, on its way, and not to be had. */
export const Own: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery direction="row">
      <Kept {...args} own address={null} />
      <Kept {...args} own read="20:31" />
      <Kept {...args} own pending />
      <Kept {...args} status="loading" />
      <Kept {...args} status="error" />
    </Gallery>
  ),
};

export const LongVietnamese: Story = { parameters: { locale: 'vi' }, args: { own: true } };
