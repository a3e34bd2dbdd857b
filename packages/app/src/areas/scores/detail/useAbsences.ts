import { useLingui } from '@lingui/react/macro';
import type { absence, absenceReasons } from '@pitchside/api/scores/matches';
import type { Absence, AbsenceKind } from '@pitchside/ui/AbsenceList';
import type { Side } from '@pitchside/ui/Crest';
import { useFormat } from '@pitchside/ui/format';
import type * as z from 'zod/mini';

type MissingPlayer = Readonly<z.output<typeof absence>>;
type Reason = (typeof absenceReasons)[number];

const kinds: Record<Reason, AbsenceKind> = {
  muscle: 'injury',
  knee: 'injury',
  ankle: 'injury',
  illness: 'injury',
  suspended: 'suspension',
  doubtful: 'doubt',
};

/** Returns a function that lists the absences of both sides, with their reasons as text. */
export function useAbsences(): (absences: readonly MissingPlayer[]) => Record<Side, Absence[]> {
  const { t } = useLingui();
  const format = useFormat();
  const reasons: Record<Reason, string> = {
    muscle: t`肌肉拉伤`,
    knee: t`膝部受伤`,
    ankle: t`脚踝受伤`,
    illness: t`身体不适`,
    suspended: t`停赛`,
    doubtful: t`出战成疑`,
  };
  const of = (side: Side, absences: readonly MissingPlayer[]) =>
    absences
      .filter((absence) => absence.side === side)
      .map(({ player, reason, back_at }, index): Absence => {
        const back = back_at === null ? '' : format.date(back_at);
        const words = reasons[reason];
        return { id: `${side}-${index}`, name: player, kind: kinds[reason], reason: back ? t`${words}，预计 ${back} 复出` : words };
      });
  return (absences) => ({ home: of('home', absences), away: of('away', absences) });
}
