import type { Following, TopicPolicy, Verdict } from '../platform/topics.ts';

/** A topic with the policy that decides about it. */
export interface Ruled {
  policy: TopicPolicy;
  subject: string;
}

/** Policy that decides about a topic; undefined for topics of no module. */
export function policyOf(policies: readonly TopicPolicy[], topic: string): Ruled | undefined {
  for (const policy of policies) {
    const found = policy.pattern.exec(topic);
    if (found) return { policy, subject: found[1] ?? '' };
  }
  return undefined;
}

/**
 * Runs each policy once for all who follow its topics or want to; equal questions are asked once. Verdicts come in the order of the
 * questions.
 */
export async function judgeOnce(asked: readonly (Ruled & Pick<Following, 'memberId'> & { topic: string })[]): Promise<Verdict[]> {
  const verdicts = new Map<string, Verdict>();
  const keyOf = ({ topic, memberId }: { topic: string; memberId: number | undefined }) => `${topic} ${memberId ?? ''}`;
  for (const policy of new Set(asked.map((each) => each.policy))) {
    const some = new Map(asked.filter((each) => each.policy === policy).map((each) => [keyOf(each), each]));
    const judged = await policy.judge([...some.values()].map(({ subject, memberId }) => ({ subject, memberId })));
    for (const [index, key] of [...some.keys()].entries()) verdicts.set(key, judged[index] ?? 'unknown');
  }
  return asked.map((each) => verdicts.get(keyOf(each)) ?? 'unknown');
}
