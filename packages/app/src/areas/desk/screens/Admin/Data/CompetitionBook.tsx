import { useLingui } from '@lingui/react/macro';
import { adminCompetition, type CompetitionBook, adminSaveCompetition, dataLimits, type DataCompetition } from '@pitchside/api/desk/data';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { RowList } from '@pitchside/ui/RowList';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { language } from '../../../../../platform/api/language.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { useActor } from '../useActor.ts';
import { Blocks } from '../Admin.layout.ts';
import { OrderFormWired } from './OrderForm.tsx';
import { ZonesFormWired } from './ZonesForm.tsx';
import { Button } from '@pitchside/ui/Button';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { isHex } from './isHex.ts';
import { isNamed, NamesFieldsWired, type WrittenNames } from './NamesFields.tsx';
import { useReasoned } from './useReasoned.ts';

interface CompetitionFormProps {
  competition: DataCompetition;
  onSaved: (book: CompetitionBook) => void;
}

/** Names and colour of a competition; from then on no source changes them. */
function CompetitionFormWired({ competition, onSaved }: CompetitionFormProps) {
  const { t } = useLingui();
  const [named, setNamed] = useState<WrittenNames>({ names: competition.names, short_names: competition.short_names });
  const [color, setColor] = useState(competition.color);
  const save = (reason: string) => api.call(adminSaveCompetition, { id: competition.id, ...named, color, reason });
  const isThere = isNamed(named) && isHex(color);
  const { reason, setReason, isReasoned, isTried, busy, onSubmit } = useReasoned(isThere ? save : undefined, onSaved);

  return (
    <Card
      as="form"
      stacked
      title={t`名称`}
      aria-label={t`修改赛事`}
      onSubmit={onSubmit}
      acts={
        <Button type="submit" loading={busy}>
          {t`保存`}
        </Button>
      }
    >
      <NamesFieldsWired value={named} onValueChange={setNamed} isTried={isTried} />
      <FormField label={t`主色`} required {...(isTried && !isHex(color) && { error: t`写成 #1f4e9e 这样` })}>
        <Input value={color} onValueChange={setColor} maxLength={7} />
      </FormField>
      <FormField label={t`原因`} required {...(isTried && !isReasoned && { error: t`必填` })}>
        <Input value={reason} onValueChange={setReason} maxLength={dataLimits.reason} />
      </FormField>
    </Card>
  );
}

interface CompetitionBookProps {
  id: string;
  onSaved: () => void;
}

/** Rules of a competition by season, and forms to change them with a reason. */
export function CompetitionBookWired({ id, onSaved }: CompetitionBookProps) {
  const { t } = useLingui();
  const actor = useActor();
  const [written, setWritten] = useState<CompetitionBook>();
  const { value: asked, state, again } = useResource(id, (signal) => api.call(adminCompetition, { id }, { signal, quiet: true }));
  const book = written ?? asked;
  const save = (next: CompetitionBook) => {
    setWritten(next);
    onSaved();
  };
  if (!book)
    return (
      <Card title={id}>
        {state === 'failed' ? <ErrorState title={t`没能送到`} onRetry={again} /> : <Skeleton shape="block" height={320} />}
      </Card>
    );
  const { competition, lines } = book;
  const from = (since: number) => (since === 0 ? t`一直以来` : t`${since} 年起`);
  const fromEnd = (number: number) => t`倒数第 ${number}`;
  const place = (at: number) => (at > 0 ? String(at) : fromEnd(-at));
  return (
    <Blocks>
      <Card title={competition.names[language]} hint={competition.id}>
        <RowList aria-label={t`规则`} roomy>
          {lines.map(({ kind, since, order, zones, edited_by: by }) => (
            <li key={`${kind} ${since}`}>
              <TwoLines
                look="strong"
                note={
                  order?.words ??
                  zones
                    .map(
                      ({ names, from: first, to: last }) =>
                        `${names[language]} ${first === last ? place(first) : `${place(first)}–${place(last)}`}`,
                    )
                    .join(' · ')
                }
              >
                {[kind === 'order' ? t`排名` : t`名次区间`, from(since), by && actor(by)].filter(Boolean).join(' · ')}
              </TwoLines>
            </li>
          ))}
        </RowList>
      </Card>
      <ZonesFormWired key={`zones ${lines.length}`} book={book} onSaved={save} />
      <OrderFormWired key={`order ${lines.length}`} book={book} onSaved={save} />
      <CompetitionFormWired key={`names ${competition.edited_at ?? 0}`} competition={competition} onSaved={save} />
    </Blocks>
  );
}
