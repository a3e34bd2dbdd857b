import { useLingui } from '@lingui/react/macro';
import { AppPromo } from '@pitchside/ui/AppPromo';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { InstallGuide } from '@pitchside/ui/InstallGuide';
import { QrCode } from '@pitchside/ui/QrCode';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Text } from '@pitchside/ui/Text';
import { Download, Radio } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { phoneAddress } from '../../download/phone.ts';
import { useDrawing } from '../../../../platform/drawn/drawn.ts';
import { system } from '../../../../platform/system/system.store.ts';
import { routes } from '../../../../routes.data.ts';
import { SupportWired } from '../../support/Support.tsx';
import { releases } from '../../releases.data.ts';
import { Buttons, CodeLine, CodePlace, codeSide, Columns, Stack, Words } from './Download.layout.ts';
import { asked, lowest, systems, tutorials, type System } from './install.data.ts';

/** /downLoad: the site on a phone: a QR code, the stores if any, and the steps of the installation. It works without the settings too. */
export function DownloadScreen() {
  const { t, i18n } = useLingui();
  const { config } = useSnapshot(system);
  const [chosen, setChosen] = useState<System>('ios');
  const urls: Record<System, string | null> = { ios: config?.app_ios_url ?? null, android: config?.app_android_url ?? null };
  const stores = [
    { id: 'ios', href: urls.ios, label: t`App Store` },
    { id: 'android', href: urls.android, label: t`安卓商店` },
  ].flatMap(({ id, href, label }) => (href === null ? [] : [{ id, href, label, icon: <Download size={20} aria-hidden /> }]));
  const isDrawn = useDrawing() !== null;
  const [newest] = releases;
  const { ios, android } = lowest;
  const version = newest?.version ?? '';
  return (
    <Page data-ready>
      <Columns>
        <AppPromo
          look="card"
          title={t`进球比电视 早一步响`}
          line={t`锁屏看比分，小窗看直播，扫码登电脑。`}
          ways={stores.length > 0 ? stores : [{ href: routes.anchor.path, label: t`直接看直播`, icon: <Radio size={20} aria-hidden /> }]}
          meta={t`iOS ${ios}、Android ${android} 起`}
          cover={{ kind: 'football', seed: 'download' }}
        />
        <Stack>
          <Card>
            <CodeLine>
              <CodePlace>
                {/* The server does not know by which address the reader came. */}
                {!isDrawn && <QrCode value={phoneAddress(config)} label={t`扫码在手机上打开`} labelHidden size={codeSide} />}
              </CodePlace>
              <Words>
                <Text as="h2" size="xl" weight="strong">{t`扫码，手机上接着看`}</Text>
                <Text as="p" tone="quiet">{t`相机对准就能打开；不想装也可以直接在浏览器里看。`}</Text>
                <Text as="p" size="s" tone="quiet">{t`现在是 ${version} 版，iOS ${ios}、Android ${android} 起可用。`}</Text>
                <Buttons>
                  <ButtonLink size="s" tone="outline" href={`${routes.member.path}?type=21`}>{t`在这台电脑上开通知`}</ButtonLink>
                  <ButtonLink size="s" tone="outline" href={routes.newFile.path}>{t`每版更新了什么`}</ButtonLink>
                  <ButtonLink size="s" tone="plain" href={`${routes.aboutUser.path}?type=6`}>{t`装不上，告诉我们`}</ButtonLink>
                </Buttons>
              </Words>
            </CodeLine>
          </Card>
          <Card padding="none">
            <InstallGuide
              title={chosen === 'ios' ? t`装到 iPhone，一步步来` : t`装到安卓手机，一步步来`}
              choice={<SegmentedControl size="s" label={t`手机系统`} segments={systems} value={chosen} onValueChange={setChosen} />}
              steps={tutorials[urls[chosen] === null ? 'web' : 'store'][chosen].map(({ title, hint }) => ({
                title: i18n._(title),
                hint: i18n._(hint),
              }))}
              questions={asked.map(({ question, answer }) => ({ question: i18n._(question), answer: i18n._(answer) }))}
            />
          </Card>
        </Stack>
      </Columns>
      <SupportWired />
    </Page>
  );
}
