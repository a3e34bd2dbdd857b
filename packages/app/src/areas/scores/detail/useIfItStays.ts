import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Standing } from '@pitchside/ui/LeagueTable';

/** Gives what the score of a running match does to the places of both sides, in words; undefined where it moves nobody. */
export function useIfItStays(): (table: readonly Standing[], sides: readonly string[]) => string | undefined {
  const { t } = useLingui();
  return (table, sides) => {
    const moves = table
      .filter(({ team, live, moved = 0 }) => sides.includes(team.id) && live !== undefined && moved !== 0)
      .map(({ team: { shortName }, moved = 0 }) => {
        const places = Math.abs(moved);
        return moved > 0
          ? t`${plural(places, { other: `${shortName} 升 # 位` })}`
          : t`${plural(places, { other: `${shortName} 跌 # 位` })}`;
      });
    const told = moves.join(t({ id: 'list.comma', message: '，' }));
    return told === '' ? undefined : t`比分保持：${told}`;
  };
}
