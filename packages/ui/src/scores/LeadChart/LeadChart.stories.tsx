import type { Meta, StoryObj } from '@storybook/react-vite';
import { basketballClubs } from '../Crest/Crest.fixtures.ts';
import { matchCard } from '../../lab/storykit/matchCard.css.ts';
import { seeded } from '../../pictures/seed.ts';
import { LeadChart } from './LeadChart.tsx';

const { lal: home, gsw: away } = basketballClubs;
const chance = seeded('lead');
let lead = 0;
const leads = Array.from({ length: 53 }, () => (lead += Math.round((chance() - 0.5) * 7)));
const meta = {
  component: LeadChart,
  args: { home, away, leads: leads.slice(0, 34) },
  decorators: [
    (Story, { parameters }) =>
      parameters.bare ? (
        <Story />
      ) : (
        <div className={matchCard.wide}>
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof LeadChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In the third quarter, after an overtime, after an overtime of a game of four times ten minutes, and at the tip-off. */
export const Games: Story = {
  tags: ['gallery'],
  parameters: { bare: true },
  render: (args) => (
    <>
      <div className={matchCard.wide}>
        <LeadChart {...args} />
      </div>
      <div className={matchCard.wide}>
        <LeadChart {...args} leads={leads} />
      </div>
      <div className={matchCard.half}>
        <LeadChart {...args} leads={leads.slice(0, 45)} quarter={10} />
      </div>
      <div className={matchCard.half}>
        <LeadChart {...args} leads={[]} quarter={10} />
      </div>
    </>
  ),
};
