import { useLingui } from '@lingui/react/macro';
import { adminActs, type OperatorAct } from '@pitchside/api/desk/operations';
import { Avatar } from '@pitchside/ui/Avatar';
import { Card } from '@pitchside/ui/Card';
import { useChatTime, useNow } from '@pitchside/ui/format';
import { Link } from '@pitchside/ui/Link';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { Person } from '../Admin.layout.ts';
import { deskHref } from '../adminAddress.ts';
import { useActor } from '../useActor.ts';
import { useCaseLabels } from '../useCaseLabels.ts';
import { useLogLabels } from '../useLogLabels.ts';
import { wayBack } from './dataParts.ts';
import { DataTableWired } from './DataTable.tsx';

/** Lines that are shown; all of them stand in the log of the house. */
const limit = 8;
const minute = 60_000;
/** Refresh interval, ms: other operators act too. */
const every = 5_000;

/** Latest acts on data with their operators, and links to undo them. */
export function DataActsWired() {
  const { t } = useLingui();
  const { long } = useChatTime();
  const now = useNow(minute);
  const actor = useActor();
  const words = useCaseLabels();
  const logged = useLogLabels();
  const [whose, setWhose] = useState<'all' | 'mine'>('all');
  const loaded = useResource(
    whose,
    (signal) => api.call(adminActs, { group: 'data', mine: whose === 'mine' ? 1 : 0, page: 1, limit }, { signal, quiet: true }),
    { every },
  );
  return (
    <Card
      title={t`数据操作`}
      tabs={
        <SegmentedControl
          look="line"
          label={t`谁的操作`}
          value={whose}
          onValueChange={setWhose}
          segments={[
            { value: 'all', label: t`全部` },
            { value: 'mine', label: t`我的` },
          ]}
        />
      }
      more={{ href: deskHref('house', 'log'), label: t`操作记录` }}
    >
      <DataTableWired<OperatorAct>
        caption={t`数据操作`}
        loaded={loaded}
        rows={loaded.value?.list}
        keyOf={({ id }) => id}
        empty={t`还没有记录`}
        columns={[
          { id: 'at', head: t`时间`, width: 150, cell: ({ at }) => long(at, now) },
          {
            id: 'actor',
            head: t`谁`,
            width: 140,
            cell: ({ actor: name, avatar }) => (
              <Person>
                {avatar && <Avatar seed={avatar} size={24} />}
                {actor(name)}
              </Person>
            ),
          },
          { id: 'act', head: t`做了什么`, width: 120, cell: ({ act }) => words.act(act) },
          {
            id: 'subject',
            head: t`对象`,
            cell: ({ subject, note, reason }) => (
              <TwoLines note={logged.reason(reason) || '–'}>{[logged.subject(subject), note].filter(Boolean).join(' · ')}</TwoLines>
            ),
          },
          {
            id: 'back',
            head: t`操作`,
            width: 96,
            cell: (act) => {
              const href = wayBack(act);
              const subject = logged.subject(act.subject);
              return (
                href !== undefined && (
                  <Link alone href={href} label={t`去撤销 ${subject}`}>
                    {t`去撤销`}
                  </Link>
                )
              );
            },
          },
        ]}
      />
    </Card>
  );
}
