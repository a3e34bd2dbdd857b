import { useLingui } from '@lingui/react/macro';
import type { RefusalReason } from '@pitchside/api/money/mall';

/** The usual reasons of a refused exchange in the operator's words. */
export function useRefusals(): Record<RefusalReason, string> {
  const { t } = useLingui();
  return { out_of_stock: t`库存不足`, undeliverable: t`这个地址送不到`, wrong_details: t`收件信息不对` };
}
