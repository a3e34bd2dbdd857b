import { useLingui } from '@lingui/react/macro';
import type { ObjectiveCode, SeriesGame, SeriesItem } from './series.ts';

/** Texts of esports in the language of the page. */
export function useSeriesLabels() {
  const { t } = useLingui();
  const games: Record<SeriesGame, string> = { lol: t`英雄联盟`, kog: t`王者荣耀`, cs: 'CS2', dota2: 'DOTA2' };
  const objectives: Record<ObjectiveCode, string> = {
    first_blood: t`一血`,
    tower: t`推塔`,
    dragon: t`小龙`,
    herald: t`先锋`,
    baron: t`男爵`,
    roshan: t`肉山`,
    barracks: t`兵营`,
    tyrant: t`暴君`,
    overlord: t`主宰`,
    storm_dragon: t`风暴龙王`,
    bomb_planted: t`下包`,
    bomb_defused: t`拆包`,
    ace: t`五杀`,
  };
  const places: Record<SeriesGame, readonly string[]> = {
    lol: [t`上`, t`野`, t`中`, t`下`, t`辅`],
    kog: [t`对抗路`, t`打野`, t`中路`, t`发育路`, t`游走`],
    dota2: [t`一号位`, t`二号位`, t`三号位`, t`四号位`, t`五号位`],
    cs: [],
  };
  /** A map by its number from 1: 第 2 局, in Counter-Strike 图 2. */
  const mapName = ({ game }: Pick<SeriesItem, 'game'>, number: number) => (game === 'cs' ? t`图 ${number}` : t`第 ${number} 局`);
  return { games, objectives, places, mapName };
}
