import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { adminReverseRecharge } from '@pitchside/api/money/referrals';
import { Button } from '@pitchside/ui/Button';
import { Card, CardFoot } from '@pitchside/ui/Card';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { Text } from '@pitchside/ui/Text';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { Blocks } from '../Admin.layout.ts';

interface ReverseFormProps {
  /** Number of the order that was opened; may be empty. */
  orderNo: string;
  onReversed: () => void;
}

/** Takes a paid recharge back, for a reason: its diamonds, the payment and its commissions. */
export function ReverseFormWired({ orderNo, onReversed }: ReverseFormProps) {
  const { t } = useLingui();
  const [no, setNo] = useState(orderNo);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);

  async function reverse(): Promise<void> {
    const { reversed } = await api.call(adminReverseRecharge, { no: no.trim(), reason: reason.trim() });
    say('success', t`充值已退，${plural(reversed, { other: '# 笔佣金一起退了' })}`);
    setAsked(false);
    onReversed();
  }

  return (
    <Card title={t`退回充值`}>
      <Blocks>
        <Text size="s" tone="quiet">
          {t`黄钻从会员扣回，钱退给付款人，佣金一起退。黄钻用掉的退不了。`}
        </Text>
        <FormField label={t`充值单号`}>
          <Input value={no} onValueChange={setNo} maxLength={40} />
        </FormField>
        <FormField label={t`原因`} required>
          <Input value={reason} onValueChange={setReason} maxLength={200} />
        </FormField>
      </Blocks>
      <CardFoot
        acts={
          <Button tone="critical" disabled={no.trim() === '' || reason.trim() === ''} onClick={() => setAsked(true)}>
            {t`退回充值`}
          </Button>
        }
      />
      <ConfirmDialog
        open={isAsked}
        tone="destructive"
        title={t`退回充值 ${no}？`}
        description={t`不能撤销，会记在操作记录里。`}
        confirm={t`退回充值`}
        onCancel={() => setAsked(false)}
        onConfirm={reverse}
        describeError={(error) => (error instanceof ApiError && error.failure === 'answer' ? error.message : t`没能退回，请再试一次`)}
      />
    </Card>
  );
}
