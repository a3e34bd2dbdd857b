import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import * as css from './Facts.css.ts';

/**
 * Looks of facts: `lines` are read one by one, `figures` are compared side by side, `row` is the foot of a form,
 * a `sheet` holds what somebody filled in, `notes` explain a word in a sentence.
 */
export const factsLooks = ['lines', 'figures', 'row', 'sheet', 'notes'] as const;

/** A fact: its name and its value. */
export interface Fact {
  id: string;
  label: ReactNode;
  value: ReactNode;
  /** For figures: the one that matters most is the larger; default false. */
  main?: boolean;
}

export interface FactsProps extends Omit<HTMLAttributes<HTMLDListElement>, 'className' | 'style'> {
  facts: readonly Fact[];
  /** Default `lines`. */
  look?: (typeof factsLooks)[number];
  /** Figures of 16, 18, 22 or 28 px; default `m`, the main one a size larger. */
  size?: keyof typeof css.size;
  /** For `figures`: centred in their column; default false. */
  center?: boolean;
}

const larger = { s: 'l', m: 'l', l: 'xl', xl: 'xl' } as const;

/** Pairs of a name and a value, for a screen reader too. */
export const Facts = forwardRef<HTMLDListElement, FactsProps>(function Facts(
  { facts, look = 'lines', size = 'm', center = false, ...rest },
  ref,
) {
  const inFigures = look === 'figures' || look === 'row';
  return (
    <dl ref={ref} className={css.facts[look]} data-center={center || undefined} {...rest}>
      {facts.map(({ id, label, value, main = false }) => (
        <div key={id} className={css.fact[look]}>
          <dt className={css.label[look]}>{label}</dt>
          <dd className={inFigures ? `${css.value[look]} ${css.size[main ? larger[size] : size]}` : css.value[look]}>{value}</dd>
        </div>
      ))}
    </dl>
  );
});
