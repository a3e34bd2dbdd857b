import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { figures, meetingBar, meetingPart, meetings, none } from './ForecastCard.css.ts';
import type { ForecastMatch } from './forecast.ts';

/** Past meetings counted from the side of `home`, in figures and as a bar. */
export function ForecastMeetings({ met }: { met: ForecastMatch['meetings'] }) {
  const { t } = useLingui();
  const { won, drawn, lost } = met;
  const count = won + drawn + lost;
  return (
    <div className={meetings}>
      {count === 0 ? (
        <span className={none}>{t`近期没有交锋`}</span>
      ) : (
        <>
          <span className={figures}>
            <span>{t`${won} 胜`}</span>
            <span>{t`${plural(count, { other: '交锋 # 次' })}`}</span>
            <span>{t`${lost} 胜`}</span>
          </span>
          <span className={meetingBar} aria-hidden="true">
            {(['won', 'drawn', 'lost'] as const).map(
              (each) => met[each] > 0 && <span key={each} className={meetingPart[each]} style={{ flexGrow: met[each] }} />,
            )}
          </span>
        </>
      )}
    </div>
  );
}
