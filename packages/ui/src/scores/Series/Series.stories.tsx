import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { GameTiles } from './GameTiles.tsx';
import { GoldChart } from './GoldChart.tsx';
import { EconomyChart } from './EconomyChart.tsx';
import { RoundLine } from './RoundLine.tsx';
import { bans, blg, coming, economy, gold, objectives, over, players, roster, rounds, running, tes, veto } from './Series.fixtures.ts';
import { list, wide } from './Series.stories.css.ts';
import { SeriesCard } from './SeriesCard.tsx';
import { SeriesDraft } from './SeriesDraft.tsx';
import { SeriesPlayers } from './SeriesPlayers.tsx';
import { SeriesRoster } from './SeriesRoster.tsx';
import { SeriesStage } from './SeriesStage.tsx';
import { SeriesTakings } from './SeriesTakings.tsx';
import { VetoLine } from './VetoLine.tsx';

const meta = { component: SeriesCard, args: { series: running, onValueChange: fn(), timeZone: 'Asia/Shanghai' } } satisfies Meta<
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
        <GoldChart gold={gold} objectives={objectives} home={blg} away={tes} isOn />
        <RoundLine rounds={['home', 'home', 'away', 'home', 'away', 'away', 'home']} home={blg} away={tes} />
        <SeriesTakings objectives={objectives} home={blg} away={tes} />
        <SeriesPlayers game="lol" home={blg} away={tes} players={players} />
        <SeriesRoster game="lol" team={blg} players={roster} />
      </div>
    </>
  ),
};

/** Games to choose from, and the stage before the place of each, before, during and after a series. */
export const Places: Story = {
  tags: ['gallery'],
  render: () => (
    <div className={wide}>
      <GameTiles
        tiles={[
          { id: 'all', count: 24, live: 6 },
          { id: 'lol', count: 8, live: 2 },
          { id: 'kog', count: 7, live: 1 },
          { id: 'cs', count: 5, live: 3 },
          { id: 'dota2', count: 4, live: 0 },
        ]}
        value="lol"
        onValueChange={fn()}
      />
      {[rounds, coming, over].map((series) => (
        <SeriesStage key={series.id} series={series} map={0} onMapChange={fn()} timeZone="Asia/Shanghai" />
      ))}
    </div>
  ),
};

/** A map of Counter-Strike: the equipment of both sides, and the choice of the maps. */
export const Rounds: Story = {
  tags: ['gallery'],
  render: () => (
    <div className={wide}>
      <EconomyChart economy={economy} home={blg} away={tes} />
      <VetoLine steps={veto} home={blg} away={tes} />
    </div>
  ),
};

/** Before the first round nothing is drawn but the field. */
export const RoundsBefore: Story = {
  render: () => (
    <div className={wide}>
      <EconomyChart economy={[]} home={blg} away={tes} />
    </div>
  ),
};
