import { useLingui } from '@lingui/react/macro';
import { universalHot } from '@pitchside/api/content/news';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { WordLinks } from './WordLinks.tsx';

/** Empty state of a search: hints for other spellings, and popular searches. */
export function NothingFound({ name }: { name: string }) {
  const { t } = useLingui();
  const words = useResource('words', (signal) => api.call(universalHot, { limit: 1 }, { signal, quiet: true })).value?.words ?? [];
  return (
    <Card>
      <EmptyState title={t`没有找到「${name}」`} action={words.length > 0 && <WordLinks words={words} />}>
        {t`换个叫法试试：全名、简称、外号、拼音或另一种语言，比如「曼城」「蓝月」「Man City」找到的是同一支球队。`}
      </EmptyState>
    </Card>
  );
}
