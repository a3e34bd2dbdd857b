import { useLingui } from '@lingui/react/macro';
import type { DiscussedKind } from '@pitchside/api/content/content';
import { ArticleCard } from '@pitchside/ui/ArticleCard';
import { Card } from '@pitchside/ui/Card';
import { Link } from '@pitchside/ui/Link';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { contentHrefs } from '../../contentLinks.ts';
import { Summary } from './Comment.layout.ts';
import { commentedLoads } from './commentedCalls.ts';

/** Item under discussion, with a link to it. */
export function Commented({ kind, id }: { kind: DiscussedKind; id: string }) {
  const { t } = useLingui();
  const { value, state } = useResource(`${kind} ${id}`, (signal) => commentedLoads[kind](id, signal));
  return (
    <Card padding="small" aria-label={t`评论的是`}>
      <Summary aria-busy={state === 'loading' || undefined}>
        {value && 'publishedAt' in value ? (
          <ArticleCard look="side" level={2} article={value} />
        ) : value === undefined && state === 'loading' ? (
          <Skeleton shape="block" height={74} />
        ) : (
          <Link href={contentHrefs[kind](id)} alone more>
            {value?.title || t`看原文`}
          </Link>
        )}
      </Summary>
    </Card>
  );
}
