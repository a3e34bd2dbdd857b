import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { months } from './SignInMonth.fixtures.ts';
import { SignInMonth } from './SignInMonth.tsx';

const Box = ({ children, width = 464 }: { children: ReactNode; width?: number }) => <div style={{ width }}>{children}</div>;

const meta = {
  component: SignInMonth,
  args: { data: months.open, month: '2026-11', onMonthChange: fn(), onRetry: fn() },
  render: (args) => (
    <Box>
      <SignInMonth {...args} />
    </Box>
  ),
} satisfies Meta<typeof SignInMonth>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Months: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery direction="row">
      <Box>
        <SignInMonth {...args} />
      </Box>
      <Box>
        <SignInMonth {...args} data={months.joined} />
      </Box>
      <Box>
        <SignInMonth {...args} data={months.whole} month="2026-10" max="2026-11" />
      </Box>
    </Gallery>
  ),
};

export const OnTheWay: Story = {
  render: (args) => (
    <Gallery direction="row">
      <Box>
        <SignInMonth {...args} data={undefined} status="loading" />
      </Box>
      <Box>
        <SignInMonth {...args} data={undefined} status="error" />
      </Box>
    </Gallery>
  ),
};

export const NarrowVietnamese: Story = {
  parameters: { locale: 'vi' },
  render: (args) => (
    <Box width={360}>
      <SignInMonth {...args} />
    </Box>
  ),
};
