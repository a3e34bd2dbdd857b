import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { defaultGrace, getPushUrl, graces, type Grace } from '@pitchside/api/live/live';
import { setGrace } from '@pitchside/api/live/studio';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { FormField } from '@pitchside/ui/FormField';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Select } from '@pitchside/ui/Select';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { StreamKey } from '@pitchside/ui/StreamKey';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { useCopy } from '../../../../platform/toasts/useCopy.ts';

interface LiveKeyProps {
  roomId: string;
  /** Which key it is, counted on this page: another is asked for when it changes. */
  version: number;
  /** Seconds that the room waits for an encoder that was lost. */
  grace: number;
  /** Another key is wanted. */
  onRenew: () => void;
  /** Another wait was chosen. */
  onSaved: () => void;
}

/** Choice of the time that the room waits for a lost encoder; saved as soon as it is made. */
function LiveGrace({ grace, onSaved }: Pick<LiveKeyProps, 'grace' | 'onSaved'>) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<Grace>();
  function words(seconds: Grace): string {
    const minutes = seconds / 60;
    return minutes < 1 ? t`${plural(seconds, { other: '# 秒' })}` : t`${plural(minutes, { other: '# 分钟' })}`;
  }
  async function choose(seconds: Grace): Promise<void> {
    setChosen(seconds);
    try {
      await api.call(setGrace, { seconds });
      say('success', t`已保存`);
    } catch (error) {
      // The call has shown the reason.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setChosen(undefined);
      onSaved();
    }
  }
  return (
    <FormField label={t`断线后等多久`} hint={t`这段时间里观众看到倒计时，推流接上就接着播，录像也不断`}>
      <Select
        options={graces.map((value) => ({ value: String(value), label: words(value) }))}
        value={String(chosen ?? grace)}
        onValueChange={(value) => void choose(graces.find((each) => String(each) === value) ?? defaultGrace)}
      />
    </FormField>
  );
}

/** Push address and stream key of the room. */
export function LiveKey({ roomId, version, grace, onRenew, onSaved }: LiveKeyProps) {
  const { t } = useLingui();
  const copy = useCopy();
  const { value, state, again } = useResource(roomId, (signal) => api.call(getPushUrl, { id: roomId }, { signal }), {
    version,
  });
  return (
    <Card stacked padding="titled" aria-label={t`推流地址`}>
      <SectionTitle hint={t`填进推流软件`}>{t`推流地址`}</SectionTitle>
      {value ? (
        <StreamKey server={value.server} streamKey={value.key} whip={value.whip} onCopy={(_, text) => void copy(text)} onRenew={onRenew} />
      ) : state === 'failed' ? (
        <ErrorState title={t`推流地址没能送到`} onRetry={again} />
      ) : (
        <Skeleton shape="block" height={264} />
      )}
      <LiveGrace grace={grace} onSaved={onSaved} />
    </Card>
  );
}
