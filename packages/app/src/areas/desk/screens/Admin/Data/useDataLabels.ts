import { useLingui } from '@lingui/react/macro';
import type { FileCheck, ImportChange, ImportState } from '@pitchside/api/desk/data';

type Field = ImportChange['fields'][number]['field'];

/** Texts of import states, changes, fields and file checks. */
export function useDataLabels(): {
  states: Record<ImportState, string>;
  acts: Record<ImportChange['act'], string>;
  things: Record<ImportChange['thing'], string>;
  fields: Record<Field, string>;
  checks: Record<FileCheck, string>;
} {
  const { t } = useLingui();
  return {
    states: { written: t`已写入`, refused: t`已拒绝`, undone: t`已撤销` },
    acts: { added: t`新增`, changed: t({ id: 'data.changed', message: '改动' }), removed: t`收回` },
    things: {
      match: t`比赛`,
      team: t`球队`,
      alias: t({ id: 'data.alias', message: '别名' }),
      goal: t`进球`,
      deduction: t`扣分`,
      other: t`赛事`,
    },
    fields: { score: t({ id: 'data.score', message: '比分' }), half: t`半场`, kickoff: t`开球`, status: t`状态`, round: t`轮次` },
    checks: {
      file: t`联赛与文件`,
      dates: t`日期`,
      teams: t`队数`,
      pairs: t`重复`,
      counts: t`每队场数`,
      names: t`没见过的队名`,
      halves: t`半场比分`,
    },
  };
}
