import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomePage } from './HomePage.tsx';

const meta = {
  tags: ['!autodocs'],
  parameters: { bleed: true, page: true, controls: { disable: true } },
  globals: { viewport: { value: 'w1440' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  tags: ['gallery'],
  render: () => <HomePage />,
};
