import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { Button } from '@pitchside/ui/Button';
import { useFormat } from '@pitchside/ui/format';
import { RowList } from '@pitchside/ui/RowList';
import { Text } from '@pitchside/ui/Text';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { say } from '../../../../../platform/toasts/say.ts';
import { Block, CaseHead, SmallTitle } from '../Admin.layout.ts';
import { useActor } from '../useActor.ts';
import { care, undo } from './care.store.ts';
import { useCareLabels } from './useCareLabels.ts';

/** Decisions about the author's content, newest first; each can be undone while nobody has undone it. */
export function CareActsWired() {
  const { t } = useLingui();
  const format = useFormat();
  const words = useCareLabels();
  const actor = useActor();
  const { person } = useSnapshot(care);
  const [busy, setBusy] = useState<string>();
  const acts = person?.acts.slice(0, 6) ?? [];
  if (acts.length === 0) return null;

  async function takeBack(id: string): Promise<void> {
    setBusy(id);
    try {
      await undo(id);
      say('success', t`已撤销`);
    } catch (error) {
      // The call has notified the person.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <Block>
      <SmallTitle>
        <Text as="h3" size="s">{t`处理记录`}</Text>
      </SmallTitle>
      <RowList>
        {acts.map(({ id, act, kind, object_id, by, at, reason, is_undone }) => {
          const what = `${words.acts[act]} · ${words.kinds[kind]} ${object_id}`;
          return (
            <li key={`${id} ${kind} ${object_id}`}>
              <CaseHead>
                <span />
                <TwoLines cut note={[`${format.date(at)} ${format.time(at)}`, actor(by), reason].filter(Boolean).join(' · ')}>
                  {what}
                </TwoLines>
                {is_undone ? (
                  <Text size="s" tone="quiet">{t`已撤销`}</Text>
                ) : (
                  <Button size="s" tone="plain" aria-label={t`撤销 ${what}`} loading={busy === id} onClick={() => void takeBack(id)}>
                    {t`撤销`}
                  </Button>
                )}
              </CaseHead>
            </li>
          );
        })}
      </RowList>
    </Block>
  );
}
