import { useLingui } from '@lingui/react/macro';
import { adminSaveCompetition, dataLimits, type CompetitionBook, type DataCompetition } from '@pitchside/api/data';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { useState, type FormEvent } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { useSending } from '../../../../../platform/sending/useSending.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { isInThree, TextInThree } from '../TextInThree.wired.tsx';

interface CompetitionFormProps {
  competition: DataCompetition;
  onSaved: (book: CompetitionBook) => void;
}

/** Names and colour of a competition; from then on no source changes them. */
export function CompetitionFormWired({ competition, onSaved }: CompetitionFormProps) {
  const { t } = useLingui();
  const [names, setNames] = useState(competition.names);
  const [shortNames, setShortNames] = useState(competition.short_names);
  const [color, setColor] = useState(competition.color);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { busy, send } = useSending();
  const isColor = /^#[0-9a-f]{6}$/i.test(color);
  const isWhole = isInThree(names) && isInThree(shortNames) && isColor && [...reason.trim()].length >= 2;

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (!isWhole || busy) return;
    await send(async () => {
      const saved = await api.call(adminSaveCompetition, {
        id: competition.id,
        names,
        short_names: shortNames,
        color,
        reason: reason.trim(),
      });
      say('success', t`已保存`);
      onSaved(saved);
    });
  }

  return (
    <Card
      as="form"
      stacked
      title={t`名称`}
      aria-label={t`修改赛事`}
      onSubmit={(event) => void save(event)}
      acts={
        <Button type="submit" loading={busy}>
          {t`保存`}
        </Button>
      }
    >
      <TextInThree
        value={names}
        onValueChange={setNames}
        label={(tongue) => t`名称（${tongue}）`}
        maxLength={() => dataLimits.name}
        required
        isTried={isTried}
      />
      <TextInThree
        value={shortNames}
        onValueChange={setShortNames}
        label={(tongue) => t`简称（${tongue}）`}
        maxLength={() => dataLimits.shortName}
        required
        isTried={isTried}
      />
      <FormField label={t`主色`} required {...(isTried && !isColor && { error: t`写成 #1f4e9e 这样` })}>
        <Input value={color} onValueChange={setColor} maxLength={7} />
      </FormField>
      <FormField label={t`原因`} required {...(isTried && [...reason.trim()].length < 2 && { error: t`必填` })}>
        <Input value={reason} onValueChange={setReason} maxLength={dataLimits.reason} />
      </FormField>
    </Card>
  );
}
