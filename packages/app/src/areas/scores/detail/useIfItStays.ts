import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Standing } from '@pitchside/ui/LeagueTable';

/** Returns a function that describes how a running score changes the table positions of both sides; undefined without a change. */
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
