import type { CallData } from '@pitchside/api';
import { getOrderList, getOrderTypes, type RecordKind } from '@pitchside/api/money';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/api.ts';

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
export function useRecords({ kind, type, from, to, page }: RecordsQuery, turn: number): { answer: RecordsAnswer | undefined; types: RecordTypes; loading: boolean; failed: boolean } {
  const asked = JSON.stringify([kind, type, from, to, page, turn]);
  const [answer, setAnswer] = useState<{ to: string; kind: RecordKind; data: RecordsAnswer }>();
  const [refused, setRefused] = useState('');
  const [types, setTypes] = useState<RecordTypes>([]);

  useEffect(() => {
    let left = false;
    api.call(getOrderList, { kind, from, to, page, limit: recordsPage, ...(type !== undefined && { type }) }).then(
      (data) => !left && setAnswer({ to: asked, kind, data }),
      () => !left && setRefused(asked),
    );
    return () => void (left = true);
  }, [kind, type, from, to, page, asked]);

  useEffect(() => {
    let left = false;
    // Without its types a list still reads; the call has told the person.
    api.call(getOrderTypes, { kind, from, to }).then(({ list }) => !left && setTypes(list), () => !left && setTypes([]));
    return () => void (left = true);
  }, [kind, from, to, turn]);

  const shown = answer?.kind === kind ? answer.data : undefined;
  const failed = refused === asked;
  return { answer: shown, types, loading: !failed && answer?.to !== asked, failed };
}
