import { useLingui } from '@lingui/react/macro';
import { tag } from './ConversationList.css.ts';
import type { ContactLabel } from './conversation.ts';

/** Label beside a name: the kind of account. */
export function ContactTag({ label }: { label: ContactLabel }) {
  const { t } = useLingui();
  return <span className={tag({ solid: label === 'official' })}>{{ anchor: t`主播`, expert: t`专家`, official: t`官方` }[label]}</span>;
}
