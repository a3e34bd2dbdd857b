import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { adminImport, adminUndoImport, dataLimits, type ImportChange } from '@pitchside/api/desk/data';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Facts } from '@pitchside/ui/Facts';
import { useFormat } from '@pitchside/ui/format';
import { Input } from '@pitchside/ui/Input';
import { RowList } from '@pitchside/ui/RowList';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useState, type FormEvent } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { useSending } from '../../../../../platform/sending/useSending.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { useLogLabels } from '../useLogLabels.ts';
import { useDataLabels } from './useDataLabels.ts';

/** Changes shown at most; of further ones only the number shows. */
const mostLines = 12;

interface ImportCardProps {
  id: string;
  onLeave: () => void;
  onUndone: () => void;
}

/** One import: its figures, changes with the old values, and the button to undo it with a reason. */
export function ImportCardWired({ id, onLeave, onUndone }: ImportCardProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { acts, fields, states, things } = useDataLabels();
  const logged = useLogLabels();
  const [reason, setReason] = useState('');
  const { busy, send } = useSending();
  const { value, state, again } = useResource(id, (signal) => api.call(adminImport, { id }, { signal, quiet: true }));
  const isWhole = [...reason.trim()].length >= 2;

  async function undo(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isWhole || busy) return;
    await send(async () => {
      const { restored, stayed } = await api.call(adminUndoImport, { id, reason: reason.trim() });
      const back = plural(restored, { other: '# 行' });
      say('success', stayed > 0 ? t`放回 ${back}，另有 ${plural(stayed, { other: '# 行' })}后来改过，没有动` : t`放回 ${back}`);
      onUndone();
    });
  }

  const shown = (field: ImportChange['fields'][number]['field'], text: string) =>
    field === 'kickoff' && text !== '' ? `${format.fullDate(Number(text))} ${format.time(Number(text))}` : text || '–';
  const changeText = ({ fields: changed }: ImportChange) =>
    changed.map(({ field, from, to }) => `${fields[field]} ${shown(field, from)} → ${shown(field, to)}`).join(' · ');

  if (!value)
    return (
      <Card title={t`导入 ${id}`}>
        {state === 'failed' ? <ErrorState title={t`没能送到`} onRetry={again} /> : <Skeleton shape="block" height={240} />}
      </Card>
    );
  const { import: brought, changes, total } = value;
  const { file, figures } = brought;
  return (
    <Card
      as="form"
      stacked
      title={file}
      aria-label={t`导入 ${id}`}
      onSubmit={(event) => void undo(event)}
      acts={
        <>
          <Button tone="plain" onClick={onLeave}>{t`关闭`}</Button>
          {brought.state === 'written' && (
            <Button type="submit" tone="critical" loading={busy} disabled={!isWhole}>
              {t`撤销`}
            </Button>
          )}
        </>
      }
    >
      <Text as="p" size="s" tone="quiet">
        {[states[brought.state], brought.competition?.name, brought.season, logged.reason(brought.reason)].filter(Boolean).join(' · ')}
      </Text>
      {figures && (
        <Facts
          look="figures"
          facts={[
            { id: 'added', label: acts.added, value: i18n.number(figures.added) },
            { id: 'changed', label: acts.changed, value: i18n.number(figures.changed) },
            { id: 'removed', label: acts.removed, value: i18n.number(figures.removed) },
          ]}
        />
      )}
      {changes.length > 0 && (
        <RowList aria-label={t`改了什么`} roomy>
          {changes.slice(0, mostLines).map((change, index) => (
            <li key={index}>
              <TwoLines note={changeText(change) || things[change.thing]}>{`${acts[change.act]} · ${change.subject}`}</TwoLines>
            </li>
          ))}
        </RowList>
      )}
      {total > mostLines && (
        <Text as="p" size="s" tone="quiet">
          {t`共 ${plural(total, { other: '# 处' })}`}
        </Text>
      )}
      {brought.state === 'written' && (
        <>
          <Text as="p" size="s" tone="quiet">{t`撤销会把改过的放回去，把加进来的拿走；人后来改过的不动。90 天内有效。`}</Text>
          <Input label={t`撤销的原因`} value={reason} onValueChange={setReason} maxLength={dataLimits.reason} required />
        </>
      )}
    </Card>
  );
}
