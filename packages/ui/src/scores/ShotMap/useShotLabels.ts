import { useLingui } from '@lingui/react/macro';
import type { Side, Team } from '../Crest/team.ts';
import type { ChartTable } from '../ChartFrame/index.ts';
import { minuteText, shotSums, xgText, type ShotItem, type ShotOutcome } from './shots.ts';

/** Words for shots: outcomes, a shot in one sentence, all of them in one, and their table. */
export function useShotLabels(teams: Readonly<Record<Side, Team>>) {
  const { t } = useLingui();
  const outcomes: Record<ShotOutcome, string> = {
    goal: t`进球`,
    saved: t`被扑出`,
    blocked: t`被封堵`,
    wide: t`射偏`,
    'own-goal': t`乌龙球`,
    cancelled: t`进球无效`,
  };
  const comma = t({ id: 'list.comma', message: '，' });
  const outcomeOf = ({ outcome, isPenalty }: ShotItem) => (isPenalty ? t`点球` + comma + outcomes[outcome] : outcomes[outcome]);
  const sideSentence = (shots: readonly ShotItem[], side: Side) => {
    const { shots: count, goals, xg } = shotSums(shots, side);
    const [name, expected] = [teams[side].shortName, xgText(xg)];
    return t`${name} 射门 ${count} 次，进 ${goals} 球，预期进球 ${expected}`;
  };
  return {
    outcomes,
    outcomeOf,
    /** A shot for screen readers: 67 分钟，曼城 弗登，进球，预期进球 0.31. */
    sentence(shot: ShotItem) {
      const expected = xgText(shot.xg);
      return [
        minuteText(shot),
        [teams[shot.side].shortName, shot.player].filter(Boolean).join(' '),
        outcomeOf(shot),
        shot.xg !== undefined && t`预期进球 ${expected}`,
      ]
        .filter(Boolean)
        .join(comma);
    },
    summary: (shots: readonly ShotItem[], shown: readonly Side[]) =>
      `${shown.map((side) => sideSentence(shots, side)).join(t({ id: 'list.semicolon', message: '；' }))}${t({ id: 'sentence.end', message: '。' })}`,
    table: (shots: readonly ShotItem[]): ChartTable => ({
      columns: [
        { id: 'minute', head: t`时间` },
        { id: 'team', head: t`球队` },
        { id: 'player', head: t`球员` },
        { id: 'outcome', head: t`结果` },
        { id: 'xg', head: t`预期进球`, numeric: true },
      ],
      rows: shots.map((shot) => ({
        id: shot.id,
        cells: {
          minute: minuteText(shot),
          team: teams[shot.side].shortName,
          player: shot.player ?? '–',
          outcome: outcomeOf(shot),
          xg: xgText(shot.xg),
        },
      })),
    }),
  };
}
