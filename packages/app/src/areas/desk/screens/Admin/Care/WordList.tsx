import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { adminSetWord, adminWords, wordEffects, type WordEffect } from '@pitchside/api/content/content';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Chip } from '@pitchside/ui/Chip';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useFormat } from '@pitchside/ui/format';
import { Input } from '@pitchside/ui/Input';
import { Select } from '@pitchside/ui/Select';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { usePages } from '../../../../../platform/resource/usePages.tsx';
import { say } from '../../../../../platform/toasts/say.ts';
import { Adding, Bar } from '../Admin.layout.ts';

/** Words on a page. */
const atOnce = 50;
/** Tone of each effect. */
const tones = { block: 'live', hold: 'warning', mask: 'info' } as const satisfies Record<WordEffect, string>;

/** The list of words that stop, hold or mask what is written. */
export function WordListWired() {
  const { t } = useLingui();
  const format = useFormat();
  const [word, setWord] = useState('');
  const [effect, setEffect] = useState<WordEffect>('hold');
  const [busy, setBusy] = useState(false);
  const { value, state, again, pages } = usePages('words', atOnce, (range, signal) => api.call(adminWords, range, { signal, quiet: true }));
  const total = format.integer(value?.total ?? 0);
  const names: Record<WordEffect, string> = { block: t`拦下`, hold: t`待审`, mask: t`打码` };

  async function set(text: string, to: WordEffect | undefined): Promise<boolean> {
    setBusy(true);
    try {
      await api.call(adminSetWord, { word: text, ...(to && { effect: to }) });
      again();
      return true;
    } catch (error) {
      // The call has notified the person.
      if (!(error instanceof ApiError)) throw error;
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function remove(text: string, was: WordEffect): Promise<void> {
    if (await set(text, undefined)) say('success', t`已移出词表`, { action: { label: t`撤销`, onClick: () => void set(text, was) } });
  }

  return (
    <Card title={t`词表`} hint={t`全角、空格、形近字都认得`}>
      <Adding>
        <Input label={t`词`} labelHidden placeholder={t`加一个词`} value={word} onValueChange={setWord} maxLength={30} />
        <Select
          label={t`碰到时`}
          value={effect}
          onValueChange={setEffect}
          options={wordEffects.map((each) => ({ value: each, label: names[each] }))}
        />
        <Button
          disabled={word.trim() === ''}
          loading={busy}
          onClick={() => void set(word.trim(), effect).then((isSet) => isSet && setWord(''))}
        >
          {t({ id: 'words.add', message: '加入' })}
        </Button>
      </Adding>
      <Bar role="list" aria-label={t`词表`}>
        {value?.list.map(({ id, word: listed, effect: of }) => (
          <span key={id} role="listitem">
            <Chip tone={tones[of]} size="l" onRemove={() => void remove(listed, of)} removeLabel={t`移出 ${listed}`}>
              {`${listed} · ${names[of]}`}
            </Chip>
          </span>
        ))}
      </Bar>
      {!value &&
        (state === 'failed' ? <ErrorState layout="row" title={t`词表没能送到`} onRetry={again} /> : <Skeleton lines={2} height={28} />)}
      {value?.total === 0 && <EmptyState title={t`词表还是空的`} drawing={null} />}
      {value && value.total > 0 && <Text size="s" tone="quiet">{t`共 ${total} 个词`}</Text>}
      {pages}
    </Card>
  );
}
