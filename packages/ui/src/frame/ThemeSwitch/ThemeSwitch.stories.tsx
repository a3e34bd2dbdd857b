import type { Meta, StoryObj } from '@storybook/react-vite';
import { Header } from '../Header/index.ts';
import { siteName } from '../../lab/storykit/siteName.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = {
  component: ThemeSwitch,
  args: { value: 'day', onValueChange: () => {} },
  parameters: { bleed: true },
  render: (args) => <Header siteName={siteName} items={[]} language={<ThemeSwitch {...args} />} />,
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
