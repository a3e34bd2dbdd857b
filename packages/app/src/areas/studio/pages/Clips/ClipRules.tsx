import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { clippers, clipSeconds, getClipRules, setClipRules, type Clippers, type ClipRules as Rules } from '@pitchside/api/live/clips';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { FormField } from '@pitchside/ui/FormField';
import { NumberField } from '@pitchside/ui/NumberField';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Select } from '@pitchside/ui/Select';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Switch } from '@pitchside/ui/Switch';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { unlessLost } from '../../../../platform/log/later.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { Pair, Stack } from '../../Studio.layout.ts';

/** Rules of one's own room about clips; each change takes effect at once. */
export function ClipRules({ roomId }: { roomId: string }) {
  const { t } = useLingui();
  const { value, state, again } = useResource(roomId, (signal) => api.call(getClipRules, {}, { signal }));
  const [wanted, setWanted] = useState<Rules>();
  const rules = wanted ?? value?.rules;
  const names: Record<Clippers, string> = {
    everybody: t`所有登录的人`,
    followers: t`关注我的人`,
    club: t`粉丝团成员`,
    team: t`只有我和房管`,
    nobody: t`谁也不行`,
  };

  async function save(change: Partial<Rules>): Promise<void> {
    if (!rules) return;
    const next = { ...rules, ...change };
    setWanted(next);
    try {
      await api.call(setClipRules, next);
      say('success', t`片段设置已生效`);
    } catch (error) {
      setWanted(rules);
      // The call has notified the person.
      if (!(error instanceof ApiError)) throw error;
    }
  }
  const change = (next: Partial<Rules>) => unlessLost(save(next));

  return (
    <Card stacked padding="titled" aria-label={t`片段设置`}>
      <SectionTitle>{t`片段设置`}</SectionTitle>
      {!rules && state === 'failed' && <ErrorState layout="row" title={t`片段设置没能送到`} onRetry={again} />}
      {!rules && state !== 'failed' && <Skeleton shape="block" height={220} />}
      {rules && (
        <Stack>
          <Pair>
            <FormField label={t`谁可以剪我的直播`}>
              <Select
                options={clippers.map((who) => ({ value: who, label: names[who] }))}
                value={rules.who}
                onValueChange={(who) => change({ who })}
              />
            </FormField>
            <FormField label={t`画面比比赛晚多少秒`} hint={t`转播有延迟时填上，进球片段才剪得准`}>
              <NumberField
                value={rules.delay}
                min={0}
                max={clipSeconds.mostDelay}
                onValueCommitted={(delay) => delay !== null && delay !== rules.delay && change({ delay })}
              />
            </FormField>
          </Pair>
          <Switch
            side="end"
            checked={rules.has_goals}
            onCheckedChange={(has_goals) => change({ has_goals })}
            note={t`比赛每进一球，自动剪下前后 20 秒`}
          >
            {t`进球自动成片`}
          </Switch>
          <Switch
            side="end"
            checked={rules.can_download}
            onCheckedChange={(can_download) => change({ can_download })}
            note={t`关着也不影响你和房管下载`}
          >
            {t`观众可以下载片段`}
          </Switch>
        </Stack>
      )}
    </Card>
  );
}
