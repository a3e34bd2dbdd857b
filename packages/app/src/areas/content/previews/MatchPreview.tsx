import { getHeadlines } from '@pitchside/api/content/news';
import { Link } from '@pitchside/ui/Link';
import { Newspaper } from 'lucide-react';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { articleHref } from '../contentLinks.ts';
import { useOwnLanguage } from '../language/ownLanguage.ts';

/** The newest article about a match, in one line; nothing where nobody has written. */
export default function MatchPreview({ matchId }: { matchId: string }) {
  const own = useOwnLanguage();
  const { value } = useResource(`${matchId} ${own.lang ?? ''}`, (signal) =>
    api.call(getHeadlines, { match_id: matchId, limit: 1, ...own }, { signal, quiet: true }),
  );
  const article = value?.list[0];
  return article ? (
    <Link alone tone="ink" icon={<Newspaper size={16} aria-hidden />} href={articleHref(article.id)}>
      {article.title}
    </Link>
  ) : null;
}
