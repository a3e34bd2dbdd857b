import { SupportBubble } from '@pitchside/ui/SupportBubble';
import { routes } from '../../../routes.data.ts';
import { useContacts } from './useContacts.tsx';

/** The bubble that says whom to ask; nothing where nobody is named. */
export function SupportWired() {
  const ways = useContacts().map(({ name, ...way }) => ({ ...way, label: name }));
  return ways.length > 0 ? <SupportBubble ways={ways} feedbackHref={`${routes.aboutUser.path}?type=6`} /> : null;
}
