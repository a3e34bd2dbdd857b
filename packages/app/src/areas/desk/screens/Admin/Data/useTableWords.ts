import { useLingui } from '@lingui/react/macro';

/** Names of the rows that refer to a team, by database table; an unknown table shows its own name. */
export function useTableWords(): (table: string) => string {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    match: t`比赛`,
    team_alias: t`别名`,
    points_deduction: t`扣分`,
    team_merge: t`旧编号`,
    user: t`关注的会员`,
  };
  return (table) => words[table] ?? table;
}
