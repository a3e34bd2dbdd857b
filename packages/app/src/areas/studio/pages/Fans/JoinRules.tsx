import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { addShowGroup, joinLevels, type FanClub, type JoinRule } from '@pitchside/api/live/fans';
import { Card } from '@pitchside/ui/Card';
import { NumberField } from '@pitchside/ui/NumberField';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Switch } from '@pitchside/ui/Switch';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { RuleLine } from './Fans.layout.ts';

type Choice = Pick<FanClub, 'join_rule' | 'join_level' | 'is_shown'>;

/** Join rules of the club, and whether the room shows it; each change is saved at once. */
export function JoinRules({ club, onSaved }: { club: FanClub; onSaved: () => void }) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState<Choice>();
  const shown = wanted ?? club;

  async function save(change: Partial<Choice>): Promise<void> {
    const next = { join_rule: shown.join_rule, join_level: shown.join_level, is_shown: shown.is_shown, ...change };
    setWanted(next);
    try {
      await api.call(addShowGroup, { badge: club.badge, ...next }, { idempotencyKey: crypto.randomUUID() });
      say('success', t`已保存`);
      onSaved();
    } catch (error) {
      setWanted(undefined);
      // The call has notified the person.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  return (
    <Card stacked padding="titled" aria-label={t`加入方式`}>
      <SectionTitle hint={t`已经在团里的人不受影响`}>{t`加入方式`}</SectionTitle>
      <RuleLine>
        <SegmentedControl<JoinRule>
          label={t`加入方式`}
          segments={[
            { value: 'open', label: t`关注就能加入` },
            { value: 'request', label: t`要我通过` },
            { value: 'level', label: t`到一定等级` },
          ]}
          value={shown.join_rule}
          onValueChange={(rule) => void save({ join_rule: rule })}
        />
        {shown.join_rule === 'level' && (
          <NumberField
            label={t`最低等级`}
            min={joinLevels.least}
            max={joinLevels.most}
            value={shown.join_level}
            onValueChange={(level) => level !== null && setWanted({ ...shown, join_level: level })}
            onValueCommitted={(level) => level !== null && level !== club.join_level && void save({ join_level: level })}
          />
        )}
      </RuleLine>
      <Switch checked={shown.is_shown} onCheckedChange={(on) => void save({ is_shown: on })} note={t`关掉后只有成员看得到，也没人能再加入`}>
        {t`在直播间显示粉丝团`}
      </Switch>
    </Card>
  );
}
