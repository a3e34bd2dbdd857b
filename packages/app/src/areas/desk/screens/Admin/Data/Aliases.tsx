import { useLingui } from '@lingui/react/macro';
import { adminSetAlias, dataLimits, type DataTeam } from '@pitchside/api/desk/data';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { Table } from '@pitchside/ui/Table';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { useSending } from '../../../../../platform/sending/useSending.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { Columns } from '../Admin.layout.ts';

interface AliasesProps {
  team: DataTeam;
  onSaved: (team: DataTeam) => void;
}

type Alias = DataTeam['aliases'][number];

/** Names under which files of a country tell of a team: one more, or one less, for a reason. */
export function AliasesWired({ team, onSaved }: AliasesProps) {
  const { t } = useLingui();
  const [written, setWritten] = useState('');
  const [area, setArea] = useState(team.aliases[0]?.area ?? '');
  const [reason, setReason] = useState('');
  const { busy, send } = useSending();
  const isReasoned = [...reason.trim()].length >= 2;
  const isWhole = isReasoned && written.trim() !== '' && /^[a-z][a-z-]{1,30}$/.test(area);

  const set = (act: 'add' | 'remove', alias: Alias) =>
    send(async () => {
      const saved = await api.call(adminSetAlias, { id: team.id, ...alias, act, reason: reason.trim() });
      say('success', t`已保存`);
      setWritten('');
      onSaved(saved);
    });

  return (
    <Card
      stacked
      title={t`别名`}
      hint={t`文件里的叫法`}
      acts={
        <Button loading={busy} disabled={!isWhole} onClick={() => void set('add', { area, written: written.trim() })}>
          {t`加上`}
        </Button>
      }
    >
      <Table<Alias>
        caption={t`别名`}
        captionHidden
        density="s"
        rows={team.aliases}
        keyOf={({ area: of, written: name }) => `${of} ${name}`}
        empty={<EmptyState title={t`还没有别名`} drawing={null} />}
        columns={[
          { id: 'written', head: t`叫法`, cell: (alias) => alias.written },
          { id: 'area', head: t`国家或地区`, cell: (alias) => alias.area },
          {
            id: 'act',
            head: t`操作`,
            width: 84,
            cell: (alias) => {
              const { written: name } = alias;
              return (
                <Button
                  size="s"
                  tone="plain"
                  disabled={!isReasoned || busy}
                  aria-label={t`去掉别名 ${name}`}
                  onClick={() => void set('remove', alias)}
                >
                  {t`去掉`}
                </Button>
              );
            },
          },
        ]}
      />
      <Columns>
        <FormField label={t`新的叫法`}>
          <Input value={written} onValueChange={setWritten} maxLength={dataLimits.name} />
        </FormField>
        <FormField label={t`国家或地区`}>
          <Input value={area} onValueChange={setArea} maxLength={31} placeholder="england" />
        </FormField>
      </Columns>
      <Input label={t`原因`} value={reason} onValueChange={setReason} maxLength={dataLimits.reason} required />
    </Card>
  );
}
