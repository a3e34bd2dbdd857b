import type { ReactNode } from 'react';
import { line, list, name as nameLook, value as valueLook } from './FactList.css.ts';

/** One thing that is so. */
export interface Fact {
  id: string;
  /** What it is: 邀请人. */
  name: string;
  /** How it is, ready for display. */
  value: ReactNode;
}

export interface FactListProps {
  facts: readonly Fact[];
}

/** Names and what is so of each, line by line: the facts of a form that was sent, of an order. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={list}>
      {facts.map(({ id, name, value }) => (
        <div key={id} className={line}>
          <dt className={nameLook}>{name}</dt>
          <dd className={valueLook}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
