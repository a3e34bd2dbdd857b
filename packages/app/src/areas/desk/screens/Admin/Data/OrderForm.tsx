import { useLingui } from '@lingui/react/macro';
import { tableOrders, type TableOrder } from '@pitchside/api/scores/competitions';
import { adminSaveOrder, dataLimits, type CompetitionBook } from '@pitchside/api/desk/data';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { NumberField } from '@pitchside/ui/NumberField';
import { Select } from '@pitchside/ui/Select';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { Columns } from '../Admin.layout.ts';
import { useReasoned } from './useReasoned.ts';
import { useRuleLabels } from './useRuleLabels.ts';

interface OrderFormProps {
  book: CompetitionBook;
  onSaved: (book: CompetitionBook) => void;
}

/** Form for the table order of a competition from a season on. */
export function OrderFormWired({ book: { competition, lines }, onSaved }: OrderFormProps) {
  const { t } = useLingui();
  const { orders } = useRuleLabels();
  const last = lines.findLast(({ kind }) => kind === 'order')?.order;
  const [order, setOrder] = useState<TableOrder | null>(last?.id ?? null);
  const [win, setWin] = useState<number | null>(last?.win ?? 3);
  const [since, setSince] = useState<number | null>(null);
  const isThere = order !== null && win !== null && since !== null;
  const { reason, setReason, isWhole, busy, onSubmit } = useReasoned(
    isThere ? (own) => api.call(adminSaveOrder, { id: competition.id, since, order, win, reason: own }) : undefined,
    onSaved,
  );

  return (
    <Card
      as="form"
      stacked
      title={t`排名`}
      aria-label={t`改排名规则`}
      onSubmit={onSubmit}
      acts={
        <Button type="submit" loading={busy} disabled={!isWhole}>
          {t`保存`}
        </Button>
      }
    >
      <FormField label={t`怎么排`} required>
        <Select value={order} onValueChange={setOrder} options={tableOrders.map((each) => ({ value: each, label: orders[each] }))} />
      </FormField>
      <Columns>
        <FormField label={t`从哪年开始的赛季起`} required>
          <NumberField value={since} onValueChange={setSince} min={0} max={2100} />
        </FormField>
        <FormField label={t`胜一场几分`} required>
          <NumberField value={win} onValueChange={setWin} min={1} max={3} />
        </FormField>
      </Columns>
      <Input label={t`原因`} value={reason} onValueChange={setReason} maxLength={dataLimits.reason} required />
    </Card>
  );
}
