import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { GoldChart } from './GoldChart.tsx';
import { RoundLine } from './RoundLine.tsx';
import { bans, blg, coming, gold, objectives, over, players, roster, rounds, running, tes } from './Series.fixtures.ts';
import { list, wide } from './Series.stories.css.ts';
import { SeriesCard } from './SeriesCard.tsx';
import { SeriesDraft } from './SeriesDraft.tsx';
import { SeriesPlayers } from './SeriesPlayers.tsx';
import { SeriesRoster } from './SeriesRoster.tsx';
import { SeriesStage } from './SeriesStage.tsx';
import { SeriesTakings } from './SeriesTakings.tsx';

const meta = { component: SeriesCard, args: { series: running, onChoose: fn(), timeZone: 'Asia/Shanghai' } } satisfies Meta<
  typeof SeriesCard
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <div className={list}>
      <SeriesCard {...args} />
    </div>
  ),
};

/** Cards of every state, the stage, and a map in full. */
export const Everything: Story = {
  tags: ['gallery'],
  render: (args) => (
    <>
      <div className={list}>
        <SeriesCard {...args} current />
        {[rounds, coming, over].map((series) => (
          <SeriesCard key={series.id} {...args} series={series} />
        ))}
      </div>
      <div className={wide}>
        <SeriesStage series={running} map={3} onMapChange={fn()} timeZone="Asia/Shanghai" />
        <SeriesDraft game="lol" home={blg} away={tes} players={players} bans={bans} objectives={objectives} />
        <GoldChart gold={gold} home={blg} away={tes} isOn />
        <RoundLine rounds={['home', 'home', 'away', 'home', 'away', 'away', 'home']} home={blg} away={tes} />
        <SeriesTakings objectives={objectives} home={blg} away={tes} />
        <SeriesPlayers game="lol" home={blg} away={tes} players={players} />
        <SeriesRoster game="lol" team={blg} players={roster} />
      </div>
    </>
  ),
};
