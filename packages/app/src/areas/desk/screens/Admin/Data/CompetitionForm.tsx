import { useLingui } from '@lingui/react/macro';
import { adminSaveCompetition, dataLimits, type CompetitionBook, type DataCompetition } from '@pitchside/api/desk/data';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { isHex } from './isHex.ts';
import { isNamed, NamesFieldsWired, type WrittenNames } from './NamesFields.tsx';
import { useReasoned } from './useReasoned.ts';

interface CompetitionFormProps {
  competition: DataCompetition;
  onSaved: (book: CompetitionBook) => void;
}

/** Names and colour of a competition; from then on no source changes them. */
export function CompetitionFormWired({ competition, onSaved }: CompetitionFormProps) {
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
