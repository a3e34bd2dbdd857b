import { useLingui } from '@lingui/react/macro';
import { confirmLoginQrcode, scanLoginQrcode, type QrSignIn } from '@pitchside/api/member/account';
import { Button } from '@pitchside/ui/Button';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { MobileBlock, MobileFrame } from '@pitchside/ui/MobileFrame';
import { OutcomeCard } from '@pitchside/ui/OutcomeCard';
import { ScanLine } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../platform/session/session.store.ts';
import { api, refusalOf } from './api.ts';
import { FrameWired } from './Frame.tsx';
import { hrefs, place } from './place.store.ts';
import { QrAskWired } from './QrAsk.tsx';
import { SignInWired } from './SignIn.tsx';
import { useResource } from '../platform/resource/useResource.ts';

/** Signing a computer in: sign in here first, look at what is asked, say yes or no. */
export default function QrWired() {
  const { t } = useLingui();
  const { search } = useSnapshot(place);
  const { user } = useSnapshot(session);
  const code = new URLSearchParams(search).get('code');
  if (!code) return <HowToScan />;
  return user ? (
    <Scanned key={code} code={code} />
  ) : (
    <MobileFrame title={t`登录确认`} close={{ href: hrefs.home, label: t`关闭` }}>
      <main>
        <SignInWired line={t`先在手机上登录，再确认电脑。`} />
      </main>
    </MobileFrame>
  );
}

function HowToScan() {
  const { t } = useLingui();
  return (
    <FrameWired>
      <MobileBlock>
        <OutcomeCard
          tone="success"
          icon={<ScanLine size={24} aria-hidden />}
          title={t`扫码登录电脑`}
          acts={<ButtonLink href={hrefs.me} tone="outline" size="l" stretch>{t`看登录设备`}</ButtonLink>}
        >
          {t`在电脑上打开登录窗口，用手机相机对准二维码，点出现的链接，再回到这里确认。`}
        </OutcomeCard>
      </MobileBlock>
    </FrameWired>
  );
}

function Scanned({ code }: { code: string }) {
  const { t } = useLingui();
  const scan = useResource(code, () => api.call(scanLoginQrcode, { code }));
  const [answer, setAnswer] = useState<QrSignIn>();
  const [answering, setAnswering] = useState<'yes' | 'no'>();
  const [failure, setFailure] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const shown = answer ?? scan.value;
  const lost = t`网络不通，请再试一次`;

  async function say(agree: boolean): Promise<void> {
    setAnswering(agree ? 'yes' : 'no');
    setFailure(undefined);
    try {
      setAnswer(await api.call(confirmLoginQrcode, { code, agree }));
    } catch (error) {
      setFailure(refusalOf(error) ?? lost);
    } finally {
      setAnswering(undefined);
    }
  }

  const again = <ButtonLink href={hrefs.qr} size="l" stretch>{t`重新扫码`}</ButtonLink>;
  const outcome = () => {
    if (!shown && scan.state === 'failed') {
      const words = refusalOf(scan.error);
      return words === undefined ? (
        <ErrorState title={lost} onRetry={scan.again} />
      ) : (
        <OutcomeCard tone="neutral" title={t`二维码过期了`} acts={again}>
          {words}
        </OutcomeCard>
      );
    }
    if (!shown)
      return <OutcomeCard tone="success" icon={<ScanLine size={24} aria-hidden />} title={t`正在读取二维码`}>{t`马上就好`}</OutcomeCard>;
    if (shown.state === 'confirmed')
      return (
        <OutcomeCard
          tone="success"
          title={t`已在电脑上登录`}
          acts={<ButtonLink href={hrefs.me} tone="outline" size="l" stretch>{t`看登录设备`}</ButtonLink>}
        >{t`7 天不用才会自动退出，也可以随时让它下线`}</OutcomeCard>
      );
    if (shown.state === 'refused')
      return (
        <OutcomeCard
          tone="critical"
          title={t`已拒绝`}
          acts={<ButtonLink href={hrefs.me} tone="outline" size="l" stretch>{t`看登录设备`}</ButtonLink>}
        >{t`如果不是你扫的，建议在电脑上改密码`}</OutcomeCard>
      );
    return <OutcomeCard tone="neutral" title={t`二维码过期了`} acts={again}>{t`回电脑上点一下换新码`}</OutcomeCard>;
  };

  const isAsking = shown?.state === 'scanned' && !isOver;
  return (
    <MobileFrame
      title={t`登录确认`}
      close={{ href: hrefs.home, label: t`关闭` }}
      {...(isAsking && {
        foot: (
          <>
            <Button size="l" stretch loading={answering === 'yes'} disabled={answering === 'no'} onClick={() => void say(true)}>
              {t`确认登录`}
            </Button>
            <Button
              tone="outline"
              size="l"
              stretch
              loading={answering === 'no'}
              disabled={answering === 'yes'}
              onClick={() => void say(false)}
            >
              {t`不是我，拒绝`}
            </Button>
          </>
        ),
      })}
    >
      <main>
        {isAsking ? <QrAskWired asked={shown} failure={failure} onOver={() => setIsOver(true)} /> : <MobileBlock>{outcome()}</MobileBlock>}
      </main>
    </MobileFrame>
  );
}
