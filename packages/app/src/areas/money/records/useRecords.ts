import type { CallData } from '@pitchside/api';
import { getOrderList, getOrderTypes, type RecordKind } from '@pitchside/api/money/orders';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';

/** Lines a page. */
export const recordsPage = 10;

/** Which records are asked for; days are those of the site's zone. */
export interface RecordsQuery {
  kind: RecordKind;
  /** Undefined for all types. */
  type: string | undefined;
  from: string;
  to: string;
  page: number;
}

export type RecordsAnswer = CallData<typeof getOrderList>;
export type RecordTypes = CallData<typeof getOrderTypes>['list'];

/** A page of records with their sums and the types there are; the last page stays while the next is on its way. `turn` asks again. */
export function useRecords(
  { kind, type, from, to, page }: RecordsQuery,
  turn: number,
): { answer: RecordsAnswer | undefined; types: RecordTypes; loading: boolean; failed: boolean } {
  const { value, state } = useResource(
    JSON.stringify([kind, type, from, to, page, turn]),
    (signal) => api.call(getOrderList, { kind, from, to, page, limit: recordsPage, ...(type !== undefined && { type }) }, { signal }),
    { family: kind },
  );
  // The list is readable without its types; the call has notified the person.
  const types = useResource(JSON.stringify([kind, from, to, turn]), (signal) => api.call(getOrderTypes, { kind, from, to }, { signal }), {
    family: 'types',
  });
  return {
    answer: value,
    types: types.state === 'failed' ? [] : (types.value?.list ?? []),
    loading: state === 'loading',
    failed: state === 'failed',
  };
}
