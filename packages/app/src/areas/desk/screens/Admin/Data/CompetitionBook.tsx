import { useLingui } from '@lingui/react/macro';
import { adminCompetition, type CompetitionBook } from '@pitchside/api/desk/data';
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
import { CompetitionFormWired } from './CompetitionForm.tsx';
import { OrderFormWired } from './OrderForm.tsx';
import { ZonesFormWired } from './ZonesForm.tsx';

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
