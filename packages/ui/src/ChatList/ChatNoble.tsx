import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { ranks, sign } from './ChatNoble.css.ts';
import { nobleSigns, type NobleRank } from './chatNobles.data.ts';

/** What each rank is called. */
export const nobleNames: Readonly<Record<NobleRank, MessageDescriptor>> = {
  rookie: msg({ id: 'noble.rookie', message: '新秀' }),
  starter: msg({ id: 'noble.starter', message: '主力' }),
  captain: msg({ id: 'noble.captain', message: '队长' }),
  icon: msg({ id: 'noble.icon', message: '名宿' }),
  legend: msg({ id: 'noble.legend', message: '传奇' }),
};

/** The small mark of a noble's rank. */
export function ChatNoble({ rank }: { rank: NobleRank }) {
  const { i18n } = useLingui();
  return (
    <span className={ranks[rank]}>
      <svg className={sign} viewBox="0 0 12 12" aria-hidden="true">
        <path d={nobleSigns[rank]} fillRule="evenodd" />
      </svg>
      {i18n._(nobleNames[rank])}
    </span>
  );
}
