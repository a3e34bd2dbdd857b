import { useState } from 'react';
import { Two } from '../Admin.layout.ts';
import { DeductFormWired } from './DeductForm.tsx';
import { useLingui } from '@lingui/react/macro';
import { adminDeductions, type DataDeduction } from '@pitchside/api/desk/data';
import { Card } from '@pitchside/ui/Card';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { api } from '../../../../../platform/api/api.ts';
import { language } from '../../../../../platform/api/language.ts';
import { usePages } from '../../../../../platform/resource/usePages.tsx';
import { DataTableWired } from './DataTable.tsx';

/** Deductions of a page. */
const limit = 20;

/** Points that were taken, the latest seasons first. */
function DeductionListWired({ turn }: { turn: number }) {
  const { t, i18n } = useLingui();
  const loaded = usePages('deductions', limit, (range, signal) => api.call(adminDeductions, range, { signal, quiet: true }), {
    version: turn,
  });
  const { value } = loaded;
  return (
    <Card title={t`扣分`}>
      <DataTableWired<DataDeduction>
        caption={t`扣分`}
        loaded={loaded}
        rows={value?.list}
        keyOf={({ competition, season, team }) => `${competition.id} ${season} ${team.id}`}
        empty={t`还没有扣分`}
        columns={[
          {
            id: 'team',
            head: t`球队`,
            cell: ({ team, competition, season }) => (
              <TwoLines look="strong" note={`${competition.name} ${season}`}>
                {team.name}
              </TwoLines>
            ),
          },
          { id: 'reason', head: t`原因`, cell: ({ reasons }) => reasons[language] },
          {
            id: 'points',
            head: t`扣分`,
            numeric: true,
            width: 84,
            cell: ({ points }) => (points === 0 ? t`已还` : i18n.number(-points)),
          },
        ]}
        pages={loaded.pages}
      />
    </Card>
  );
}

/** Points that no result shows: those that were taken, and taking them. */
export function Deductions() {
  const [turn, setTurn] = useState(0);
  return (
    <Two>
      <DeductionListWired turn={turn} />
      <DeductFormWired key={turn} onSaved={() => setTurn(turn + 1)} />
    </Two>
  );
}
