import { SignInCell } from './SignInCell.tsx';
import { signInState, type SignInWeek, type SignInSize } from './signIn.ts';
import * as css from './SignInStrip.css.ts';

const places = [1, 2, 3, 4, 5, 6, 7];

export interface SignInDaysProps {
  /** The week; undefined while loading. */
  week: SignInWeek | undefined;
  size: SignInSize;
  /** Today was signed just now. */
  celebrates: boolean;
}

/** The seven cells, or their empty places. */
export function SignInDays({ week, size, celebrates }: SignInDaysProps) {
  if (!week) {
    return (
      <div className={css.days[size]} aria-hidden="true">
        {places.map((place) => (
          <span key={place} className={css.cell({ state: 'ahead', size })} />
        ))}
      </div>
    );
  }
  const largest = Math.max(...week.days.map(({ reward }) => reward));
  return (
    <ol className={css.days[size]}>
      {week.days.map((day, index) => (
        <SignInCell
          key={day.weekday}
          day={day}
          state={signInState(day, index, week)}
          isToday={index === week.today}
          largest={largest}
          size={size}
          celebrates={celebrates && index === week.today}
        />
      ))}
    </ol>
  );
}
