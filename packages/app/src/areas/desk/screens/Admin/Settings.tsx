import { ApiError } from '@pitchside/api';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { Card, CardFoot } from '@pitchside/ui/Card';
import { useFormat } from '@pitchside/ui/format';
import { Input } from '@pitchside/ui/Input';
import { RowList } from '@pitchside/ui/RowList';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { say } from '../../../../platform/toasts/say.ts';
import { Change, Setting } from './Admin.layout.ts';
import { admin, reviewSetting, saveSettings } from './admin.store.ts';

/** Settings of the site; changes are saved together, with a reason. */
export function SettingsWired() {
  const { t } = useLingui();
  const format = useFormat();
  const { settings } = useSnapshot(admin);
  // What is reviewed first is chosen beside what is reviewed.
  const shown = settings?.filter(({ key }) => key !== reviewSetting);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const key = useRef<string>(undefined);
  const changed = (settings ?? [])
    .filter(({ key: of, value }) => typed[of] !== undefined && typed[of] !== value)
    .map(({ key: of }) => ({ key: of, value: typed[of] ?? '' }));

  const drop = () => {
    setTyped({});
    setReason('');
    key.current = undefined;
  };

  async function save(): Promise<void> {
    setBusy(true);
    key.current ??= crypto.randomUUID();
    try {
      await saveSettings(changed, reason.trim(), key.current);
      drop();
      say('success', t`设置已保存`);
    } catch (error) {
      if (error instanceof ApiError && error.failure === 'answer') key.current = undefined;
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card id="settings" title={t`站点设置`}>
      {settings === null && <Skeleton shape="block" height={420} />}
      <RowList as="div">
        {shown?.map(({ key: of, label, hint, unit, value, changed: by }) => {
          const [who, from, why, day] = [
            by?.by ?? '',
            by?.from ?? '',
            by?.reason ?? '',
            by ? `${format.date(by.at)} ${format.time(by.at)}` : '',
          ];
          return (
            <Setting key={of}>
              <TwoLines look="strong" note={by ? t`${day} ${who} 改过，原为 ${from}：${why}` : hint}>
                {label}
              </TwoLines>
              <Input
                label={label}
                labelHidden
                value={typed[of] ?? value}
                onValueChange={(next) => setTyped({ ...typed, [of]: next })}
                maxLength={300}
                {...(unit && { suffix: unit })}
              />
            </Setting>
          );
        })}
      </RowList>
      {changed.length > 0 && (
        <>
          <Change>
            <Text as="p" size="s" tone="quiet">{t`改了 ${plural(changed.length, { other: '# 项' })}，保存后立即生效`}</Text>
            <Input
              label={t`原因`}
              value={reason}
              onValueChange={setReason}
              maxLength={200}
              placeholder={t`至少 2 个字，会留在操作记录里`}
            />
          </Change>
          <CardFoot
            acts={
              <>
                <Button tone="outline" onClick={drop}>{t`放弃`}</Button>
                <Button loading={busy} disabled={[...reason.trim()].length < 2} onClick={() => void save()}>
                  {t`保存`}
                </Button>
              </>
            }
          />
        </>
      )}
    </Card>
  );
}
