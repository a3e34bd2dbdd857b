import { Autocomplete } from '@base-ui/react/autocomplete';
import type { ReactNode } from 'react';
import * as css from './SearchFound.css.ts';
import { bare } from '../../theme/bare.css.ts';

/** Props of every row of suggestions. */
export interface FoundRowProps {
  /** Search text. */
  by: string;
  /** The suggestion was followed. */
  onLeave: () => void;
  /** Best match, shown first; default false. */
  first?: boolean;
}

interface LinkProps extends Omit<FoundRowProps, 'by'> {
  value: { href: string };
  kind: 'named' | 'match' | 'room';
  children: ReactNode;
}

/** The row of one suggestion: an option that is a link. */
export function FoundLink({ value, kind, first = false, onLeave, children }: LinkProps) {
  return (
    <Autocomplete.Item
      value={value}
      className={css.row({ kind, first })}
      onClick={onLeave}
      render={<a className={bare} href={value.href} tabIndex={-1} />}
    >
      {children}
    </Autocomplete.Item>
  );
}
