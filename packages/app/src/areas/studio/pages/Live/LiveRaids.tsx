import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { raidRules, type RaidRule } from '@pitchside/api/live/live';
import { setRaidRule } from '@pitchside/api/live/raids';
import { Card } from '@pitchside/ui/Card';
import { FormField } from '@pitchside/ui/FormField';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Select } from '@pitchside/ui/Select';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { say } from '../../../../platform/toasts/say.ts';

/** Choice of the rooms that may lead their viewers here; saved as soon as it is made. */
export function LiveRaids({ rule, onSaved }: { rule: RaidRule; onSaved: () => void }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<RaidRule>();
  const names: Record<RaidRule, string> = { everyone: t`所有主播`, followed: t`我关注的主播`, nobody: t`都不可以` };
  async function choose(wanted: RaidRule): Promise<void> {
    setChosen(wanted);
    try {
      await api.call(setRaidRule, { rule: wanted });
      say('success', t`已保存`);
    } catch (error) {
      // The call has shown the reason.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setChosen(undefined);
      onSaved();
    }
  }
  return (
    <Card stacked padding="titled" aria-label={t`别人带观众来`}>
      <SectionTitle>{t`别人带观众来`}</SectionTitle>
      <FormField label={t`谁可以带观众过来`} hint={t`别的主播下播时，可以把观众带到你的直播间`}>
        <Select
          options={raidRules.map((value) => ({ value, label: names[value] }))}
          value={chosen ?? rule}
          onValueChange={(value) => void choose(raidRules.find((each) => each === value) ?? rule)}
        />
      </FormField>
    </Card>
  );
}
