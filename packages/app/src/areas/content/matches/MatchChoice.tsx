import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/scores/matches';
import { scheduleMatches } from '@pitchside/api/scores/schedule';
import { Combobox } from '@pitchside/ui/Combobox';
import { FormField } from '@pitchside/ui/FormField';
import { useFormat } from '@pitchside/ui/format';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { statusOf } from '../../../platform/resource/statusOf.ts';
import { useResource } from '../../../platform/resource/useResource.ts';

/** Span before and after now in which matches are offered, ms; the schedule answers two days at most. */
const reach = 24 * 3_600_000;
/** The span stands on whole hours, so that opening it twice asks the same. */
const hour = 3_600_000;

interface MatchChoiceProps {
  /** The chosen one; null without one. */
  matchId: string | null;
  onMatchChange: (id: string | null) => void;
  /** Keeps its name for screen readers alone; default false. */
  labelHidden?: boolean;
  /** One has to be chosen; default false. */
  required?: boolean;
}

/** The match that something is about, out of those of yesterday, today and tomorrow. */
export default function MatchChoice({ matchId, onMatchChange, labelHidden = false, required = false }: MatchChoiceProps) {
  const { t } = useLingui();
  const { date, time } = useFormat();
  const [now] = useState(() => Math.floor(Date.now() / hour) * hour);
  const loaded = useResource('matches', (signal) =>
    api.call(scheduleMatches, { from: now - reach, until: now + reach }, { signal, quiet: true }),
  );
  const matches: readonly Match[] = (loaded.value?.list ?? []).map(({ match }) => match);
  const options = matches.map(({ id, home, away, kickoff_at: at, competition }) => {
    const [host, guest] = [home.short_name, away.short_name];
    return {
      value: id,
      label: t`${host} 对 ${guest}`,
      note: `${competition.short_name} ${date(at)} ${time(at)}`,
      keywords: `${home.name} ${away.name} ${competition.name}`,
    };
  });
  const known =
    matchId === null || options.some((option) => option.value === matchId)
      ? options
      : [{ value: matchId, label: t`比赛 ${matchId}` }, ...options];
  return (
    <FormField
      label={t`比赛`}
      labelHidden={labelHidden}
      {...(!labelHidden && !required && { optional: true })}
      {...(required && { required })}
    >
      <Combobox
        options={known}
        value={matchId}
        onValueChange={onMatchChange}
        placeholder={t`关联一场比赛`}
        status={statusOf(loaded)}
        onRetry={loaded.again}
        empty={t`没有找到`}
      />
    </FormField>
  );
}
