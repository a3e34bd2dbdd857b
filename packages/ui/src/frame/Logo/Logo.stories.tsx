import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say, sayAlike } from '../../lab/storykit/say.ts';
import { siteName } from '../../lab/storykit/siteName.ts';
import { Logo } from './Logo.tsx';

/** The site's name in Chinese; readers of other languages see the Latin one alone. */
const local = say('场边', '', '') || undefined;

const meta = { component: Logo, args: { name: siteName, localName: local, href: '#home' } } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Names: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      <Logo name={siteName} localName={local} />
      <Logo name={siteName} href="#home" />
      <Logo name={sayAlike('Terrace')} localName={say('看台', '', '') || undefined} href="#home" />
    </Gallery>
  ),
};
