import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/scores/matches';
import { titleLength } from '@pitchside/api/live/studio';
import { Combobox } from '@pitchside/ui/Combobox';
import { DateField } from '@pitchside/ui/DateField';
import { useNow } from '@pitchside/ui/format';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { useMatchOptions } from '../../../scores/useMatchOptions.ts';
import { dayText, reachOf, spanOfDay, type AnnouncementDraft } from '../../announcements/announcementDraft.ts';
import { Pair } from '../../Studio.layout.ts';

interface PlanMatchProps {
  draft: Pick<AnnouncementDraft, 'day' | 'matchId' | 'title'>;
  /** The match that is announced already. */
  chosen: Match | null;
  onChange: (change: Partial<AnnouncementDraft>) => void;
}

/** A match of a day, and a title where the teams do not say enough. */
export function PlanMatch({ draft: { day, matchId, title }, chosen, onChange }: PlanMatchProps) {
  const { t } = useLingui();
  const now = useNow(60_000);
  const [first, last] = reachOf(now);
  const whole = spanOfDay(day);
  // What has begun cannot be announced any more; the minute keeps the question the same while the page stands.
  const from = whole && Math.max(whole.from, Math.floor(now / 600_000) * 600_000);
  const span = whole && from !== null && from < whole.until ? { from, until: whole.until } : null;
  const { options, status, onRetry } = useMatchOptions(span, 'any', chosen);
  return (
    <>
      <Pair>
        <FormField label={t`比赛日`} required>
          <DateField
            value={day}
            onValueChange={(next) => onChange({ day: next, matchId: chosen?.id ?? null })}
            min={dayText(first)}
            max={dayText(last)}
          />
        </FormField>
        <FormField label={t`比赛`} required>
          <Combobox
            options={options}
            status={status}
            onRetry={onRetry}
            value={matchId}
            onValueChange={(next) => onChange({ matchId: next })}
            placeholder={t`搜索球队或联赛`}
            empty={t`这天没有可以预告的比赛，换一天看看`}
          />
        </FormField>
      </Pair>
      <FormField label={t`标题`} optional hint={t`不写就用两队的名字`}>
        <Input value={title} onValueChange={(next) => onChange({ title: next })} maxLength={titleLength} counter />
      </FormField>
    </>
  );
}
