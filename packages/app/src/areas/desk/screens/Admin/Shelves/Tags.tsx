import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { adminSetTag, adminTags, contentLimits } from '@pitchside/api/content/content';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Chip } from '@pitchside/ui/Chip';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Input } from '@pitchside/ui/Input';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { usePages } from '../../../../../platform/resource/usePages.tsx';
import { useSending } from '../../../../../platform/sending/useSending.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { Bar, Line } from '../Admin.layout.ts';

/** Tags on a page. */
const atOnce = 30;

/** Tags of articles: found by letters, renamed or taken off everywhere at once. */
export function TagsWired() {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [to, setTo] = useState('');
  const [isDoomed, setDoomed] = useState(false);
  const { busy, send } = useSending();
  const { value, state, again, pages } = usePages(
    name.trim(),
    atOnce,
    (range, signal) => api.call(adminTags, { name: name.trim(), ...range }, { signal, quiet: true }),
    { family: 'tags', pause: 250 },
  );

  const doomed = chosen ?? '';

  async function set(next: string | undefined): Promise<void> {
    if (chosen === undefined) return;
    await send(async () => {
      const { done } = await api.call(adminSetTag, { tag: chosen, ...(next !== undefined && { to: next }) });
      say('success', t`已改 ${plural(done, { other: '# 篇' })}`);
      setChosen(undefined);
      setDoomed(false);
      again();
    });
  }

  return (
    <Card title={t`标签`} hint={t`文章里的标签`}>
      <Input label={t`找标签`} labelHidden placeholder={t`找标签`} value={name} onValueChange={setName} maxLength={contentLimits.tag} />
      <Bar>
        {value?.list.map(({ tag, total }) => (
          <Chip
            key={tag}
            size="l"
            pressed={tag === chosen}
            onPress={() => {
              setChosen(tag === chosen ? undefined : tag);
              setTo(tag);
            }}
          >
            {`#${tag} ${total}`}
          </Chip>
        ))}
      </Bar>
      {!value &&
        (state === 'failed' ? <ErrorState layout="row" title={t`标签没能送到`} onRetry={again} /> : <Skeleton lines={2} height={28} />)}
      {value?.total === 0 && <EmptyState title={name.trim() === '' ? t`还没有标签` : t`没有这样的标签`} drawing={null} />}
      {pages}
      {chosen !== undefined && (
        <Line role="group" aria-label={t`修改标签 ${chosen}`}>
          <Input label={t`新的名字`} labelHidden value={to} onValueChange={setTo} maxLength={contentLimits.tag} />
          <Button disabled={to.trim() === '' || to.trim() === chosen} loading={busy} onClick={() => void set(to.trim())}>
            {t`改名`}
          </Button>
          <Button tone="critical" onClick={() => setDoomed(true)}>
            {t`去掉`}
          </Button>
        </Line>
      )}
      <ConfirmDialog
        open={isDoomed}
        tone="destructive"
        title={t`去掉标签 ${doomed}？`}
        description={t`所有文章里的这个标签都会去掉，不能撤销。`}
        confirm={t`去掉`}
        onCancel={() => setDoomed(false)}
        onConfirm={() => set(undefined)}
      />
    </Card>
  );
}
