import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Messages } from '@lingui/core';
import { compileStrings } from '../../locales/strings/index.ts';
import { createTheme } from '../../theme/index.ts';
import { UiProvider } from '../../theme/UiProvider/index.ts';
import { partLocale, storyLocale } from '../storykit/storyLocale.ts';
import { say, sayAlike } from '../storykit/say.ts';
import { HomePage } from './HomePage.tsx';

/** The club's contribution: its colour, its name, its own words. The components know nothing of it. */
const brand = createTheme({ brand: '#7b1e2b' });
const club = sayAlike('Riverside');
const hint = say('在河畔找找', 'Look around Riverside', 'Tìm ở Riverside');
const words = (rest: Messages) =>
  compileStrings(
    {
      more: say('看全部', 'See them all', 'Xem hết'),
      // Placeholder of the search in the header, and on a page of its own.
      teamsStreamers: hint,
      searchTeamsStreamersMatches: hint,
    },
    rest,
  );

const meta = {
  tags: ['!autodocs'],
  parameters: { bleed: true, page: true, controls: { disable: true } },
  globals: { viewport: { value: 'w992' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The same front page with the theme of a club. */
export const OfAClub: Story = {
  render: (_args, { loaded }) => (
    <UiProvider brand={brand} locale={partLocale(storyLocale)} messages={words(loaded.messages as Messages)} motion="reduced">
      <HomePage name={club} />
    </UiProvider>
  ),
};
