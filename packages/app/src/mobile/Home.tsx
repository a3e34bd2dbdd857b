import { useLingui } from '@lingui/react/macro';
import { getLiveList } from '@pitchside/api/live/live';
import { AppPromo } from '@pitchside/ui/AppPromo';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { InstallGuide } from '@pitchside/ui/InstallGuide';
import { MobileBlock } from '@pitchside/ui/MobileFrame';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Download, Radio } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { coverView } from '../areas/scores/cover.presenter.ts';
import { api } from './api.ts';
import { config, siteName } from './config.store.ts';
import { FrameWired } from './Frame.tsx';
import { guides, questions, systems, type System } from './install.data.ts';
import { hrefs } from './place.store.ts';
import { useResource } from '../platform/resource/useResource.ts';

const isApple = /iPhone|iPad|Macintosh/.test(navigator.userAgent);

/** Landing page of the app: its advantages and how to install it. The drawn phone shows the rooms that are live. */
export function HomeWired() {
  const { t, i18n } = useLingui();
  const { value } = useSnapshot(config);
  const [system, setSystem] = useState<System>(isApple ? 'ios' : 'android');
  const { value: live } = useResource('home', () => api.call(getLiveList, { limit: 12 }));
  const rooms = live?.list ?? [];
  const first = rooms[0];
  const urls: Record<System, string | null> = { ios: value?.app_ios_url ?? null, android: value?.app_android_url ?? null };
  const icon = <Download size={20} aria-hidden />;
  const stores = [
    { id: 'ios', href: urls.ios, label: t`下载 iOS 版` },
    { id: 'android', href: urls.android, label: t`下载 Android 版` },
  ].flatMap(({ id, href, label }) => (href === null ? [] : [{ id, href, label, icon }]));
  const own = stores.filter(({ id }) => id === system);
  const ways =
    stores.length > 0
      ? [...own, ...stores.filter(({ id }) => id !== system)]
      : [{ href: hrefs.rooms, label: t`直接看直播`, icon: <Radio size={20} aria-hidden /> }];
  // Several rooms may show one match.
  const matches = new Map(rooms.flatMap(({ match }) => (match ? [[match.id, match] as const] : [])));
  const scores = [...matches.values()].flatMap(({ id, home, away, home_score, away_score }) =>
    home_score === null || away_score === null
      ? []
      : [{ id, home: home.short_name, away: away.short_name, score: `${home_score}-${away_score}` }],
  );
  const guide = guides[urls[system] === null ? 'web' : 'store'][system];
  const name = siteName;

  return (
    <FrameWired>
      <AppPromo
        title={t`进球比电视 早一步响`}
        line={t`锁屏看比分，小窗看直播，扫码登电脑。`}
        ways={ways}
        {...(stores.length > 0 && { meta: t`iOS 14 / Android 8 起` })}
        cover={first ? coverView(first) : { kind: 'football', seed: 'mobile' }}
        scores={scores}
      />
      <InstallGuide
        title={i18n._(guide.title)}
        choice={<SegmentedControl size="s" aria-label={t`手机系统`} segments={systems} value={system} onValueChange={setSystem} />}
        steps={guide.steps.map(({ title, hint }) => ({
          title: i18n._({ ...title, values: { name } }),
          hint: i18n._({ ...hint, values: { name } }),
        }))}
        questions={questions[urls[system] === null ? 'web' : 'store'].map(({ question, answer }) => ({
          question: i18n._({ ...question, values: { name } }),
          answer: i18n._({ ...answer, values: { name } }),
        }))}
      />
      {stores.length > 0 && (
        <MobileBlock>
          <ButtonLink href={hrefs.rooms} tone="plain" size="l" stretch>
            {t`不下载，直接看直播`}
          </ButtonLink>
        </MobileBlock>
      )}
    </FrameWired>
  );
}
