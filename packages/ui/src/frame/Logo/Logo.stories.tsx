import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { Logo } from './Logo.tsx';

const site = say('Pitchside', 'Pitchside', 'Pitchside');
/** The site's name in Chinese; readers of other languages see the Latin one alone. */
const local = say('场边', '', '') || undefined;

const meta = { component: Logo, args: { name: site, localName: local, href: '#home' } } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Names: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      <Logo name={site} localName={local} />
      <Logo name={site} href="#home" />
      <Logo name={say('Terrace', 'Terrace', 'Terrace')} localName={say('看台', '', '') || undefined} href="#home" />
    </Gallery>
  ),
};
