import { useLingui } from '@lingui/react/macro';
import { askExport, exportAddress, exportState, type DataExport } from '@pitchside/api/member/dataExport';
import { ApiError, type CallData } from '@pitchside/api';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useFormat } from '@pitchside/ui/format';
import { ProgressBar } from '@pitchside/ui/ProgressBar';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useEffect, useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { FactorRow } from './Security.layout.ts';

/** Time between two looks at an export that is being made, ms. */
const lookEvery = 3_000;
const isOpen = (one: DataExport | null | undefined) => one?.state === 'waiting' || one?.state === 'working';

/** Everything that the site has of the member, as a file to download. */
export function SecurityData() {
  const { t } = useLingui();
  const { value, state, again } = useResource('data export', (signal) => api.call(exportState, {}, { signal }));
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<string>();
  const isMaking = isOpen(value?.newest);
  useEffect(() => {
    if (!isMaking) return undefined;
    const timer = setInterval(again, lookEvery);
    return () => clearInterval(timer);
  }, [isMaking, again]);

  async function act(work: () => Promise<unknown>): Promise<void> {
    if (working) return;
    setWorking(true);
    setError(undefined);
    try {
      await work();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message || t`没能导出，请重试`);
    } finally {
      setWorking(false);
    }
  }
  const ask = () =>
    void act(async () => {
      await api.call(askExport, {}, { quiet: true });
      again();
    });
  const download = (id: string) => void act(async () => location.assign((await api.call(exportAddress, { id }, { quiet: true })).url));

  return (
    <Card title={t`我的数据`} hint={t`资料、发言、消息、账单和上传的文件，打成一个 ZIP`}>
      {!value && state === 'failed' && <ErrorState title={t`导出没能送到`} onRetry={again} />}
      {!value && state !== 'failed' && <Skeleton shape="block" height={48} />}
      {value && <ExportRow {...value} working={working} onAsk={ask} onDownload={download} />}
      {error && <p role="alert">{error}</p>}
    </Card>
  );
}

interface ExportRowProps extends CallData<typeof exportState> {
  working: boolean;
  onAsk: () => void;
  onDownload: (id: string) => void;
}

function ExportRow({ newest, next_at: nextAt, working, onAsk, onDownload }: ExportRowProps) {
  const { t } = useLingui();
  const format = useFormat();
  if (newest && isOpen(newest))
    return (
      <FactorRow>
        <ProgressBar label={t`正在导出，好了会通知你`} value={newest.percent} max={100} />
      </FactorRow>
    );
  const until = newest?.expires_at ? format.date(newest.expires_at) : '';
  const size = format.fileSize(newest?.bytes ?? 0);
  const words = {
    none: t`还没有导出过`,
    ready: t`${size}，${until} 前可以下载`,
    failed: t`这次没能导出，可以再试`,
  };
  const shown = newest?.state === 'ready' || newest?.state === 'failed' ? newest.state : 'none';
  return (
    <FactorRow>
      <span>{words[shown]}</span>
      {newest?.state === 'ready' && <Button size="s" loading={working} onClick={() => onDownload(newest.id)}>{t`下载文件`}</Button>}
      {nextAt === null ? (
        <Button size="s" tone="outline" loading={working} onClick={onAsk}>{t`导出我的数据`}</Button>
      ) : (
        <span>{t`一天只能导出一次`}</span>
      )}
    </FactorRow>
  );
}
