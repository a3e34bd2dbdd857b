import { goTo } from '../../../../platform/address/goTo.ts';
import { chatHref } from '../../chatLinks.ts';
import { Groups } from '../../groups/Groups.tsx';

/** /member?type=20: groups that the member is in, their own, and those they may join. */
export const GroupsPage = () => <Groups onOpen={(id) => goTo(chatHref({ with: id }))} />;
