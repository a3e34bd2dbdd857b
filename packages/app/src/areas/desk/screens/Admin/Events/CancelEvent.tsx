import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { adminCancelEvent, eventLimits, type DeskEvent } from '@pitchside/api/member/trophies';
import { Button } from '@pitchside/ui/Button';
import { Card, CardFoot } from '@pitchside/ui/Card';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { Text } from '@pitchside/ui/Text';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { language } from '../../../../../platform/api/language.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { Blocks } from '../Admin.layout.ts';
import { useEventDeskLabels } from './useEventDeskLabels.ts';

interface CancelEventProps {
  event: DeskEvent;
  onCancelled: (event: DeskEvent) => void;
}

/** Form that cancels an event with a reason; an ended event cannot be changed. */
export function CancelEvent({ event, onCancelled }: CancelEventProps) {
  const { t } = useLingui();
  const { states } = useEventDeskLabels();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const name = event.names[language];
  const stands = states[event.state];

  async function cancel(): Promise<void> {
    const cancelled = await api.call(adminCancelEvent, { id: event.id, reason: reason.trim() });
    say('success', t`活动已取消`);
    setAsked(false);
    onCancelled(cancelled);
  }

  if (event.state === 'over' || event.state === 'cancelled')
    return (
      <Card title={name}>
        <Text as="p" tone="quiet">{t`${stands}，不能再改。`}</Text>
      </Card>
    );
  return (
    <Card title={t`取消活动`}>
      <Blocks>
        <Text size="s" tone="quiet">{t`取消后不发奖杯，页面上也不再显示。`}</Text>
        <FormField label={t`取消的原因`} required>
          <Input value={reason} onValueChange={setReason} maxLength={eventLimits.reason} />
        </FormField>
      </Blocks>
      <CardFoot
        acts={
          <Button tone="critical" disabled={reason.trim() === ''} onClick={() => setAsked(true)}>
            {t`取消活动`}
          </Button>
        }
      />
      <ConfirmDialog
        open={isAsked}
        tone="destructive"
        title={t`取消${name}？`}
        description={t`不能撤销，会记在操作记录里。`}
        confirm={t`取消活动`}
        onCancel={() => setAsked(false)}
        onConfirm={cancel}
        describeError={(error) => (error instanceof ApiError && error.failure === 'answer' ? error.message : t`没能取消，请再试一次`)}
      />
    </Card>
  );
}
