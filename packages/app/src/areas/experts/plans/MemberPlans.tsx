import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { useState } from 'react';
import { expertHref } from '../expertsLinks.ts';
import { PlanList } from './PlanList.tsx';

/** Plans of an expert on their member page: those on sale, and settled ones. */
export default function MemberPlans({ memberId }: { memberId: string }) {
  const { t } = useLingui();
  const [of, setOf] = useState<'sale' | 'settled'>('sale');
  return (
    <Card
      stacked
      padding="titled"
      title={t`方案`}
      more={{ href: expertHref(memberId), label: t`专家主页` }}
      aside={
        <SegmentedControl
          size="s"
          label={t`方案筛选`}
          segments={[
            { value: 'sale', label: t`在售` },
            { value: 'settled', label: t`已结算` },
          ]}
          value={of}
          onValueChange={setOf}
        />
      }
    >
      <PlanList
        key={`${memberId} ${of}`}
        question={{ of, expert: memberId }}
        none={of === 'sale' ? t`现在没有在售的方案` : t`还没有结算的方案`}
      />
    </Card>
  );
}
