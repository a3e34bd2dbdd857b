import { useLingui } from '@lingui/react/macro';
import { MemberMenu } from '@pitchside/ui/MemberMenu';
import { useSnapshot } from 'valtio';
import { session } from '../../../../platform/session/session.store.ts';
import { memberGroups, memberHref, memberPages, type MemberGroup, type MemberPage } from './memberRegistry.ts';

const idOf = ({ type, tab }: MemberPage): string => (tab ? `${type}-${tab}` : String(type));

/** The menu of the pages that stand. */
export function MemberMenuWired({ current }: { current: MemberPage | undefined }) {
  const { i18n } = useLingui();
  const { user } = useSnapshot(session);
  const who = user?.is_anchor === 1 ? 'anchors' : 'others';
  const groups = (Object.keys(memberGroups) as MemberGroup[]).flatMap((group) => {
    const pages = memberPages.filter((page) => page.group === group && (page.who ?? who) === who);
    if (pages.length === 0) return [];
    const name = memberGroups[group];
    const items = pages.map((page) => ({
      id: idOf(page),
      label: i18n._(page.label),
      href: memberHref(page),
      icon: <page.icon size={16} aria-hidden />,
    }));
    return [{ id: group, ...(name && { label: i18n._(name) }), items }];
  });
  return <MemberMenu groups={groups} {...(current && { currentId: idOf(current) })} />;
}
