import { Avatar } from '../../pictures/Avatar/index.ts';
import { LevelBadge } from '../../live/LevelBadge/index.ts';
import { PriceTag } from '../../format/PriceTag/index.ts';
import { ThemeScope } from '../../theme/ThemeScope/index.ts';
import * as css from './PhoneProfile.css.ts';

export interface PhoneProfileProps {
  /** Seed of the drawn portrait. */
  seed: string;
  name: string;
  /** The member's number, formatted for display: ID 80451276. */
  number: string;
  level: number;
  /** The member's diamonds, a whole number, and their label. */
  balance: number;
  balanceLabel: string;
}

/** The signed-in member, at the head of a page on the phone. */
export function PhoneProfile({ seed, name, number, level, balance, balanceLabel }: PhoneProfileProps) {
  return (
    // The head is dark in both themes, and so are the colours of the money on it.
    <ThemeScope theme="night">
      <section className={css.head}>
        <Avatar seed={seed} size={56} />
        <div>
          <h1 className={css.name}>
            {name}
            <LevelBadge level={level} />
          </h1>
          <p className={css.number}>{number}</p>
        </div>
        <div className={css.sum}>
          <PriceTag amount={balance} sum />
          {balanceLabel}
        </div>
      </section>
    </ThemeScope>
  );
}
