import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../storykit/Gallery.tsx';
import { Logo } from './Logo.tsx';

const meta = { component: Logo, args: { name: 'Pitchside', localName: '场边', href: '#home' } } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Names: Story = {
  render: () => (
    <Gallery>
      <Logo name="Pitchside" localName="场边" />
      <Logo name="Pitchside" href="#home" />
      <Logo name="Terrace" localName="看台" href="#home" />
    </Gallery>
  ),
};

export const Night: Story = { parameters: { theme: 'night' } };
