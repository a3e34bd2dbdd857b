import { CommentField } from '@pitchside/ui/CommentField';
import type { CommentItem } from '@pitchside/ui/CommentThread';
import { useSnapshot } from 'valtio';
import { openLoginFor } from '../../../platform/overlays/overlays.store.ts';
import { session } from '../../../platform/session/session.store.ts';
import { useSyncSnapshot } from '../../../platform/typing/useSyncSnapshot.ts';
import { drafts, setDraft } from '../drafts.store.ts';
import type { Discussed } from './discussionCalls.ts';

interface DiscussionFieldProps {
  of: Discussed;
  /** The comment that is answered; default the object itself. */
  answered?: CommentItem;
  closed?: string;
  onSend: (text: string) => Promise<boolean>;
  onCancel?: () => void;
}

/** The page stays as it is, with the field open. */
const stay = () => undefined;

/** Field for a comment or a reply; unsent text is back after a reload. */
export function DiscussionField({ of, answered, closed, onSend, onCancel }: DiscussionFieldProps) {
  const { user } = useSnapshot(session);
  const about = `${of.kind} ${of.id} ${answered?.id ?? ''}`;
  const { of: written } = useSyncSnapshot(drafts);
  return (
    <CommentField
      value={written[about] ?? ''}
      onValueChange={(text) => setDraft(about, text)}
      onSend={onSend}
      // Where nothing may be written, signing in would not help.
      {...(user ? { avatarSeed: user.avatar } : closed === undefined && { onSignIn: () => openLoginFor({ after: stay }) })}
      {...(answered && { to: answered.author.nickname, autoFocus: true })}
      {...(closed !== undefined && { closed })}
      {...(onCancel && { onCancel })}
    />
  );
}
