import type { Plan } from '@pitchside/api/experts/plans';
import type { ExpertCardItem } from '@pitchside/ui/ExpertCard';
import type { ExpertHeadProps } from '@pitchside/ui/ExpertHead';
import type { PlanRowItem } from '@pitchside/ui/PlanRow';
import type { Expert } from '@pitchside/api/experts/plans';
import { expertHref, planHref } from '../expertsLinks.ts';

/** An expert as a card takes them; the rate is that of the last thirty. */
export const expertView = ({
  id,
  user_nickname: name,
  avatar,
  record,
  is_ranked,
}: Omit<Expert, 'since' | 'fans' | 'is_followed' | 'on_sale'>): ExpertCardItem => ({
  id,
  name,
  avatar,
  href: expertHref(id),
  settled: record.recent.won + record.recent.lost,
  won: record.recent.won,
  last: record.last.toReversed(),
  streak: record.streak,
  ranked: is_ranked,
});

/** An expert as the head of their own page takes them. */
export function headView(expert: Expert): ExpertHeadProps['expert'] {
  const { since, fans, on_sale: onSale, record } = expert;
  return { ...expertView(expert), since, fans, onSale, roi: record.roi === null ? null : record.roi / 1_000 };
}

/**
 * A plan, for its row.
 * @param when league and day as text
 * @param plays names of its play types
 */
export function planView(plan: Plan, when: string, plays: readonly string[]): PlanRowItem {
  const { author, match } = plan;
  const { won, lost } = author.record.recent;
  return {
    id: plan.id,
    href: planHref(plan.id),
    title: plan.title,
    author: { name: author.user_nickname, avatar: author.avatar, href: expertHref(author.id), settled: won + lost, won },
    when,
    plays,
    price: plan.price,
    sold: plan.sold,
    closesAt: plan.is_open ? match.kickoff_at : null,
    mine: plan.is_mine,
    result: plan.state === 'cancelled' ? 'cancelled' : plan.result,
  };
}
