import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { getSpace, setSpace, type SpaceBlock } from '@pitchside/api/member/space';
import { Button } from '@pitchside/ui/Button';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { FormField } from '@pitchside/ui/FormField';
import { IconButton } from '@pitchside/ui/IconButton';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { Uploader } from '@pitchside/ui/Uploader';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../../../platform/api/api.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { memberPlaces } from '../../../../../platform/session/memberLinks.ts';
import { session } from '../../../../../platform/session/session.store.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { useUploads } from '../../../../../platform/upload/useUploads.ts';
import { Acts, Fields, Order, Tab } from './Space.layout.ts';

/** Cover of the own page and order of its tabs, saved together. */
export function SpaceSetup() {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const id = user?.id ?? '';
  const { value, state, again } = useResource(id || null, (signal) => api.call(getSpace, { id }, { signal, quiet: true }));
  const [moved, setMoved] = useState<readonly SpaceBlock[]>();
  const [busy, setBusy] = useState(false);
  const cover = useUploads('cover', 1);
  const names: Record<SpaceBlock, string> = {
    posts: t`动态`,
    videos: t({ id: 'videos.all', message: '视频' }),
    live: t`直播与回放`,
  };
  const order = moved ?? value?.order ?? [];
  const move = (at: number, by: 1 | -1) => {
    const next = [...order];
    const [tab] = next.splice(at, 1);
    if (tab) next.splice(at + by, 0, tab);
    setMoved(next);
  };

  async function save(change: { cover?: string; is_plain?: boolean; order?: SpaceBlock[] }): Promise<void> {
    setBusy(true);
    try {
      await api.call(setSpace, change);
      setMoved(undefined);
      cover.clear();
      again();
      say('success', t`已保存`);
    } catch (error) {
      // The call has notified the person.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  }

  const [key] = cover.keys;
  return (
    <Card
      padding="titled"
      stacked
      title={t`布置主页`}
      aside={<ButtonLink size="s" tone="outline" href={memberPlaces.persona}>{t`看我的主页`}</ButtonLink>}
    >
      {!value ? (
        state === 'failed' ? (
          <ErrorState title={t`主页没能打开`} onRetry={again} />
        ) : (
          <Skeleton shape="block" height={320} />
        )
      ) : (
        <Fields>
          {value.cover !== null && <img src={value.cover} alt={t`现在的封面`} />}
          <FormField label={t`封面`}>
            <Uploader {...cover.uploader} />
          </FormField>
          <Text as="h3" size="s">{t`标签的次序，第一个先显示`}</Text>
          <Order>
            {order.map((tab, at) => {
              const name = names[tab];
              return (
                <Tab key={tab}>
                  <Text>{name}</Text>
                  <IconButton
                    size="s"
                    label={t`上移 ${name}`}
                    icon={<ArrowUp size={16} aria-hidden />}
                    disabled={at === 0}
                    onClick={() => move(at, -1)}
                  />
                  <IconButton
                    size="s"
                    label={t`下移 ${name}`}
                    icon={<ArrowDown size={16} aria-hidden />}
                    disabled={at === order.length - 1}
                    onClick={() => move(at, 1)}
                  />
                </Tab>
              );
            })}
          </Order>
          <Acts>
            <Button
              loading={busy}
              disabled={cover.pending || (key === undefined && moved === undefined)}
              onClick={() => void save({ ...(key !== undefined && { cover: key }), ...(moved && { order: [...moved] }) })}
            >
              {t`保存`}
            </Button>
            {value.cover !== null && (
              <Button tone="outline" disabled={busy} onClick={() => void save({ is_plain: true })}>
                {t`换回默认封面`}
              </Button>
            )}
          </Acts>
        </Fields>
      )}
    </Card>
  );
}
