import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import type { ContentAct } from '@pitchside/api/content/content';
import { Button } from '@pitchside/ui/Button';
import { CardFoot } from '@pitchside/ui/Card';
import { Text } from '@pitchside/ui/Text';
import { Textarea } from '@pitchside/ui/Textarea';
import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { say } from '../../../../../platform/toasts/say.ts';
import { Block, Line, SmallTitle } from '../Admin.layout.ts';
import { useDeskKeys } from '../useDeskKeys.ts';
import { care, judge, stepCare, subjects, tick, undo, waysOf } from './care.store.ts';
import { useCareLabels } from './useCareLabels.ts';

/** The decision over the open line, or over all that are ticked; it can be taken back for some seconds. */
export function CareDecideWired() {
  const { t } = useLingui();
  const words = useCareLabels();
  const { queue, ticked } = useSnapshot(care);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState<ContentAct>();
  const box = useRef<HTMLTextAreaElement>(null);
  const { good, bad } = waysOf[queue];
  const total = Math.max(1, ticked.size);

  async function takeBack(id: string): Promise<void> {
    try {
      await undo(id);
      say('success', t`已撤销`);
    } catch (error) {
      // The call has notified the person.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  async function act(what: ContentAct): Promise<void> {
    const of = subjects();
    if (busy || of.length === 0) return;
    if (what !== good && reason.trim() === '') return box.current?.focus();
    setBusy(what);
    try {
      const { id, done } = await judge(what, of, what === good ? '' : reason.trim());
      setReason('');
      const name = words.acts[what];
      say('success', t`${name}：${plural(of.length, { other: '# 件' })}`, {
        ...(done > 0 && { action: { label: t`撤销`, onClick: () => void takeBack(id) } }),
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(undefined);
    }
  }

  useDeskKeys({
    j: () => stepCare(1),
    k: () => stepCare(-1),
    x: () => care.current !== null && tick(care.current),
    a: () => void act(good),
    r: () => void act(bad),
  });

  return (
    <>
      <Block>
        <SmallTitle>
          <Text as="h3" size="s">{t`原因`}</Text>
          <Text size="s" tone="quiet">{t`不通过时要写，作者会看到原话`}</Text>
        </SmallTitle>
        <Line>
          {words.reasons.map((each) => (
            <Button key={each} size="s" tone="soft" onClick={() => setReason(each)}>
              {each}
            </Button>
          ))}
        </Line>
        <Textarea ref={box} label={t`原因`} rows={2} value={reason} onValueChange={setReason} maxLength={200} />
        <Text as="p" size="s" tone="quiet" role="status">
          {ticked.size > 0 ? t`将一起处理 ${plural(total, { other: '# 件' })}` : t`勾选后可以一起处理`}
        </Text>
      </Block>
      <CardFoot
        acts={
          <>
            {bad !== 'delete' && queue === 'reported' && (
              <Button tone="outline" disabled={reason.trim() === ''} loading={busy === 'delete'} onClick={() => void act('delete')}>
                {t`删除`}
              </Button>
            )}
            <Button tone="critical" disabled={reason.trim() === ''} loading={busy === bad} onClick={() => void act(bad)}>
              {words.ways[queue].bad}
            </Button>
            <Button loading={busy === good} onClick={() => void act(good)}>
              {words.ways[queue].good}
            </Button>
          </>
        }
      />
    </>
  );
}
