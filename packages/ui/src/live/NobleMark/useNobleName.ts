import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { NobleRank } from '../../theme/noble.data.ts';

const names = { rookie: msg`新秀`, starter: msg`主力`, captain: msg`队长`, icon: msg`名宿`, legend: msg`传奇` } satisfies Record<
  NobleRank,
  MessageDescriptor
>;

/** The name of a rank in the active language: 队长. */
export function useNobleName(): (rank: NobleRank) => string {
  const { i18n } = useLingui();
  return (rank) => i18n._(names[rank]);
}
