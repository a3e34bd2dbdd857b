import { useLingui } from '@lingui/react/macro';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Card, RuleGrid } from './Tasks.layout.ts';

/** What holds for signing in and for tasks. */
export function Rules() {
  const { t } = useLingui();
  const rules = [
    { name: t`每天一次`, text: t`签到与每日任务在北京时间 0 点刷新，以服务器时间为准。` },
    { name: t`断签`, text: t`漏一天，连续天数归零，已得黄钻不收回。` },
    { name: t`领取奖励`, text: t`任务完成后当天领取，过 0 点作废；新手任务长期有效。` },
    { name: t`用途`, text: t`赠送的黄钻可送礼、发弹幕，不可提现，也不可转账。` },
  ];
  return (
    <Card>
      <SectionTitle>{t`规则`}</SectionTitle>
      <RuleGrid>
        {rules.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </RuleGrid>
    </Card>
  );
}
