import { useLingui } from '@lingui/react/macro';
import { adminSaveTeam, dataLimits, type DataTeam } from '@pitchside/api/data';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Crest } from '@pitchside/ui/Crest';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { Text } from '@pitchside/ui/Text';
import { useState, type FormEvent } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { language } from '../../../../../platform/api/language.ts';
import { useSending } from '../../../../../platform/sending/useSending.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { Line, Person } from '../Admin.layout.ts';
import { isInThree, TextInThree } from '../TextInThree.wired.tsx';
import { crestOf } from './crestOf.ts';

interface TeamFormProps {
  team: DataTeam;
  onSaved: (team: DataTeam) => void;
}

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** Names and colours of a team; from then on no source changes them. */
export function TeamFormWired({ team, onSaved }: TeamFormProps) {
  const { t } = useLingui();
  const [names, setNames] = useState(team.names);
  const [shortNames, setShortNames] = useState(team.short_names);
  const [colors, setColors] = useState<[string, string]>([team.colors[0], team.colors[1]]);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { busy, send } = useSending();
  const isWhole = isInThree(names) && isInThree(shortNames) && colors.every(isColor) && [...reason.trim()].length >= 2;
  const shown = { ...team, names, short_names: shortNames, ...(colors.every(isColor) && { colors }) };

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (!isWhole || busy) return;
    await send(async () => {
      const saved = await api.call(adminSaveTeam, { id: team.id, names, short_names: shortNames, colors, reason: reason.trim() });
      say('success', t`已保存`);
      onSaved(saved);
    });
  }

  return (
    <Card
      as="form"
      stacked
      title={
        <Person>
          <Crest team={crestOf(shown)} size={24} />
          {team.names[language]}
        </Person>
      }
      aria-label={t`修改球队`}
      onSubmit={(event) => void save(event)}
      acts={
        <Button type="submit" loading={busy}>
          {t`保存`}
        </Button>
      }
    >
      <Text as="p" size="s" tone="quiet">
        {[team.id, ...team.merged].join(' · ')}
      </Text>
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
      <Line>
        <FormField label={t`主色`} required {...(isTried && !isColor(colors[0]) && { error: t`写成 #1f4e9e 这样` })}>
          <Input value={colors[0]} onValueChange={(text) => setColors([text, colors[1]])} maxLength={7} />
        </FormField>
        <FormField label={t`辅色`} required {...(isTried && !isColor(colors[1]) && { error: t`写成 #1f4e9e 这样` })}>
          <Input value={colors[1]} onValueChange={(text) => setColors([colors[0], text])} maxLength={7} />
        </FormField>
      </Line>
      <FormField label={t`原因`} required {...(isTried && [...reason.trim()].length < 2 && { error: t`必填` })}>
        <Input value={reason} onValueChange={setReason} maxLength={dataLimits.reason} />
      </FormField>
    </Card>
  );
}
