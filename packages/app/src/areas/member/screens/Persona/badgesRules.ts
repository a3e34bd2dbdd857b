/** Kinds of badges. */
export const badgeKinds = ['tenure', 'fans', 'level', 'noble', 'anchor'] as const;
export type BadgeKind = (typeof badgeKinds)[number];

/** A badge with the step that was reached: days, fans, a level; 1 where there is nothing to count. */
export interface Badge {
  kind: BadgeKind;
  step: number;
}

/** Facts that badges follow from. */
export interface BadgeFacts {
  /** Whole days since they came. */
  days: number;
  fans: number;
  level: number;
  isNoble: boolean;
  isAnchor: boolean;
}

const steps = {
  tenure: [30, 100, 365, 1_000],
  fans: [10, 100, 1_000, 10_000, 100_000, 1_000_000],
  level: [5, 10, 20, 30, 40, 50],
} as const;

/** The highest step that a count has reached. */
const reached = (list: readonly number[], count: number): number | undefined => list.findLast((step) => step <= count);

/** Badges that facts give, each once with its highest step. */
export function badgesOf({ days, fans, level, isNoble, isAnchor }: BadgeFacts): Badge[] {
  const counted = { tenure: days, fans, level };
  const badges: Badge[] = (['tenure', 'fans', 'level'] as const).flatMap((kind) => {
    const step = reached(steps[kind], counted[kind]);
    return step === undefined ? [] : [{ kind, step }];
  });
  return [
    ...(isAnchor ? [{ kind: 'anchor', step: 1 } as const] : []),
    ...(isNoble ? [{ kind: 'noble', step: 1 } as const] : []),
    ...badges,
  ];
}
