import type { Meta, StoryObj } from '@storybook/react-vite';
import { Header } from '../Header/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = {
  component: ThemeSwitch,
  args: { theme: 'day', onChange: () => {} },
  parameters: { bleed: true },
  render: (args) => <Header siteName={say('Pitchside', 'Pitchside', 'Pitchside')} items={[]} language={<ThemeSwitch {...args} />} />,
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
