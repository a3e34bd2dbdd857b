import { useLingui } from '@lingui/react/macro';
import { Banner } from '@pitchside/ui/Banner';
import { Button } from '@pitchside/ui/Button';
import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormat } from '@pitchside/ui/format';
import { useSnapshot } from 'valtio';
import { line, realtime } from '../platform/realtime/realtime.ts';

/** Milliseconds without a connection before the page says so; a hiccup is no news. */
const patience = 1_500;

/** Says when the line is down and since when scores stand still; it goes by itself. */
export function LineBanner() {
  const { t } = useLingui();
  const { lostAt, attempt } = useSnapshot(line);
  // The loss, by its instant, that has outlasted our patience.
  const [lasting, setLasting] = useState<number | null>(null);
  const format = useFormat();
  useEffect(() => {
    if (lostAt === null) return;
    const timer = setTimeout(() => setLasting(lostAt), Math.max(0, lostAt + patience - Date.now()));
    return () => clearTimeout(timer);
  }, [lostAt]);
  const open = lostAt !== null && lasting === lostAt;
  const time = lostAt === null ? '' : format.time(lostAt);
  const reconnect = () => {
    realtime.close();
    realtime.connect();
  };
  return (
    <Banner
      open={open}
      icon={<WifiOff size={16} aria-hidden />}
      top={60}
      action={<Button size="s" tone="outline" onClick={reconnect}>{t`现在重连`}</Button>}
    >
      {attempt > 1 ? t`网络断开，比分停在 ${time}，正在第 ${attempt} 次重连` : t`网络断开，比分停在 ${time}，正在重连`}
    </Banner>
  );
}
