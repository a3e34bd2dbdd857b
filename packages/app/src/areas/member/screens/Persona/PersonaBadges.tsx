import { useLingui } from '@lingui/react/macro';
import type { CallData } from '@pitchside/api';
import type { personaInfo } from '@pitchside/api/member/follow';
import { Card } from '@pitchside/ui/Card';
import { Chip } from '@pitchside/ui/Chip';
import { useFormat, useNow } from '@pitchside/ui/format';
import { Text } from '@pitchside/ui/Text';
import { CalendarHeart, Crown, Mic, TrendingUp, Users, type LucideIcon } from 'lucide-react';
import { badgesOf, type BadgeKind } from './badgesRules.ts';
import { Row } from './Persona.layout.ts';

const day = 86_400_000;
const icons: Record<BadgeKind, LucideIcon> = { tenure: CalendarHeart, fans: Users, level: TrendingUp, noble: Crown, anchor: Mic };

/** Badges of a member, for time on the site, followers, level, nobility and being an anchor. */
export function PersonaBadges({ persona: { registered_at: since, fans, member, noble } }: { persona: CallData<typeof personaInfo> }) {
  const { t } = useLingui();
  const { compact, integer } = useFormat();
  const now = useNow(day);
  const badges = badgesOf({
    days: Math.max(0, Math.floor((now - since) / day)),
    fans,
    level: member.level,
    isNoble: noble !== null,
    isAnchor: member.is_anchor,
  });
  const nameOf = (kind: BadgeKind, step: number): string => {
    const [count, days] = [compact(step), integer(step)];
    if (kind === 'tenure') return t`入场 ${days} 天`;
    if (kind === 'fans') return t`${count} 粉丝`;
    if (kind === 'level') return t`${step} 级球迷`;
    return kind === 'noble' ? t`贵族` : t`主播`;
  };
  return (
    <Card padding="titled" stacked title={t`徽章`}>
      {badges.length === 0 && <Text as="p" size="s" tone="quiet">{t`还没有徽章，多来看看比赛`}</Text>}
      <Row role="list" aria-label={t`徽章`}>
        {badges.map(({ kind, step }) => {
          const Icon = icons[kind];
          return (
            <span key={kind} role="listitem">
              <Chip size="l" tone="turf" icon={<Icon size={16} aria-hidden />}>
                {nameOf(kind, step)}
              </Chip>
            </span>
          );
        })}
      </Row>
    </Card>
  );
}
