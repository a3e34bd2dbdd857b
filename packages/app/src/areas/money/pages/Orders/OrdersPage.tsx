import { useLingui } from '@lingui/react/macro';
import { RecordsCard } from '../../RecordsCard.tsx';

/** /member?type=19: every order of the member. */
export function OrdersPage() {
  const { t } = useLingui();
  return <RecordsCard title={t`全部订单`} kinds={['order']} />;
}
