import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { Facts } from '@pitchside/ui/Facts';

/** Rules of signing in daily and of tasks. */
export function Rules() {
  const { t } = useLingui();
  const rules = [
    { id: 'day', label: t`每天一次`, value: t`签到与每日任务在北京时间 0 点刷新，以服务器时间为准。` },
    { id: 'run', label: t`断签`, value: t`漏一天，连续天数归零，已得黄钻不收回。` },
    { id: 'claim', label: t`领取奖励`, value: t`任务完成后当天领取，过 0 点作废；新手任务长期有效。` },
    { id: 'use', label: t`用途`, value: t`赠送的黄钻可送礼、发弹幕，不可提现，也不可转账。` },
  ];
  return (
    <Card title={t`规则`}>
      <Facts look="notes" facts={rules} />
    </Card>
  );
}
