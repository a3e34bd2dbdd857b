import { useLingui } from '@lingui/react/macro';
import { adminLookAtDeduction, type MovedRow } from '@pitchside/api/desk/data';
import { Card } from '@pitchside/ui/Card';
import { api } from '../../../../../platform/api/api.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { DataTableWired } from './DataTable.tsx';

/** Debounce of the preview, ms. */
const rest = 250;
/** Rows that are shown above and below those that change places. */
const around = 1;

interface DeductPreviewProps {
  competition: string;
  season: string;
  team: string;
  points: number;
}

/** Rows that change, and those beside them. */
function nearChange(rows: readonly MovedRow[], team: string): readonly MovedRow[] {
  const moved = rows.flatMap((row, index) => (row.team.id === team || row.position !== row.now.position ? [index] : []));
  return rows.slice(Math.max(0, Math.min(...moved) - around), Math.max(...moved) + around + 1);
}

/** Preview of a points deduction: the changed table rows, old values beside new ones. */
export function DeductPreviewWired({ competition, season, team, points }: DeductPreviewProps) {
  const { t, i18n } = useLingui();
  const taken = { competition, season, team, points };
  const loaded = useResource(Object.values(taken).join(' '), (signal) => api.call(adminLookAtDeduction, taken, { signal, quiet: true }), {
    family: `${competition} ${season} ${team}`,
    rest,
  });
  const { value } = loaded;
  const beside = (now: number, then: number) => (now === then ? i18n.number(then) : `${i18n.number(now)} → ${i18n.number(then)}`);
  return (
    <Card as="div" tone="outline" title={t`保存后的榜`} hint={t`只列动了的`}>
      <DataTableWired<MovedRow>
        caption={t`保存后的榜`}
        isDense
        loaded={loaded}
        rows={value && nearChange(value.rows, team)}
        keyOf={({ team: { id } }) => id}
        chosen={team}
        empty={t`没有会动的`}
        columns={[
          { id: 'position', head: t`名次`, width: 84, cell: ({ position, now }) => beside(now.position, position) },
          { id: 'team', head: t`球队`, cell: ({ team: { name } }) => name },
          {
            id: 'played',
            head: t({ id: 'data.played', message: '赛' }),
            numeric: true,
            width: 56,
            cell: ({ played }) => i18n.number(played),
          },
          {
            id: 'points',
            head: t({ id: 'data.points', message: '分' }),
            numeric: true,
            width: 96,
            cell: (row) => beside(row.now.points, row.points),
          },
        ]}
      />
    </Card>
  );
}
