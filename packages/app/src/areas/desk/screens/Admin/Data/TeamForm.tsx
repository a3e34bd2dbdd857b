import { useLingui } from '@lingui/react/macro';
import { adminSaveTeam, dataLimits, type DataTeam } from '@pitchside/api/desk/data';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Crest } from '@pitchside/ui/Crest';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { Text } from '@pitchside/ui/Text';
import { Uploader } from '@pitchside/ui/Uploader';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { language } from '../../../../../platform/api/language.ts';
import { useUploads } from '../../../../../platform/upload/useUploads.ts';
import { Columns, Person } from '../Admin.layout.ts';
import { crestOf } from './crestOf.ts';
import { isHex } from './isHex.ts';
import { isNamed, NamesFieldsWired, type WrittenNames } from './NamesFields.tsx';
import { useReasoned } from './useReasoned.ts';

interface TeamFormProps {
  team: DataTeam;
  onSaved: (team: DataTeam) => void;
}

/** Names, colours and crest of a team; from then on no source changes them. */
export function TeamFormWired({ team, onSaved }: TeamFormProps) {
  const { t } = useLingui();
  const [named, setNamed] = useState<WrittenNames>({ names: team.names, short_names: team.short_names });
  const [colors, setColors] = useState<[string, string]>([team.colors[0], team.colors[1]]);
  const isPainted = colors.every(isHex);
  const crest = useUploads('crest', 1);
  const [picture] = crest.keys;
  const shown = { ...team, ...named, ...(isPainted && { colors }), logo: crest.sources[0] ?? team.logo };
  const save = (reason: string) =>
    api.call(adminSaveTeam, { id: team.id, ...named, colors, ...(picture !== undefined && { crest: picture }), reason });
  const isThere = isNamed(named) && isPainted && !crest.pending;
  const { reason, setReason, isReasoned, isTried, busy, onSubmit } = useReasoned(isThere ? save : undefined, onSaved);

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
      onSubmit={onSubmit}
      acts={
        <Button type="submit" loading={busy} disabled={crest.pending}>
          {t`保存`}
        </Button>
      }
    >
      <Text as="p" size="s" tone="quiet">
        {[team.id, ...team.merged].join(' · ')}
      </Text>
      <NamesFieldsWired value={named} onValueChange={setNamed} isTried={isTried} />
      <Columns>
        <FormField label={t`主色`} required {...(isTried && !isHex(colors[0]) && { error: t`写成 #1f4e9e 这样` })}>
          <Input value={colors[0]} onValueChange={(text) => setColors([text, colors[1]])} maxLength={7} />
        </FormField>
        <FormField label={t`辅色`} required {...(isTried && !isHex(colors[1]) && { error: t`写成 #1f4e9e 这样` })}>
          <Input value={colors[1]} onValueChange={(text) => setColors([colors[0], text])} maxLength={7} />
        </FormField>
      </Columns>
      <FormField label={t`队徽`} hint={t`透明底的 PNG 最好`} optional>
        <Uploader {...crest.uploader} />
      </FormField>
      <FormField label={t`原因`} required {...(isTried && !isReasoned && { error: t`必填` })}>
        <Input value={reason} onValueChange={setReason} maxLength={dataLimits.reason} />
      </FormField>
    </Card>
  );
}
