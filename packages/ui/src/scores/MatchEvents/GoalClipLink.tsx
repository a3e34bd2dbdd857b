import { useLingui } from '@lingui/react/macro';
import { Play } from 'lucide-react';
import { Link } from '../../actions/Link/index.ts';
import { watch } from './GoalClipLink.css.ts';

/** Link from a goal to its clip, on a line of its own; its name has the scorer. */
export function GoalClipLink({ href, player }: { href: string; player: string | undefined }) {
  const { t } = useLingui();
  return (
    <span className={watch}>
      <Link
        href={href}
        alone
        icon={<Play size={12} fill="currentColor" aria-hidden />}
        label={[t`看进球`, player].filter(Boolean).join(' ')}
      >
        {t`看进球`}
      </Link>
    </span>
  );
}
