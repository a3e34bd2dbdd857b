import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Dialog } from '@pitchside/ui/Dialog';
import { ShareCard } from '@pitchside/ui/ShareCard';
import { Code, Send } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { shareWithFriend } from '../../../../platform/share/share.store.ts';
import { detail } from '../../detail.store.ts';
import { detailHref, embedHref } from '../../matchLinks.ts';
import { eventView, isFootballEvent, leagueText, scoreView } from '../../match.presenter.ts';
import { siteName } from '../../../../platform/system/names.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { useCopyLink } from '../../../../platform/toasts/useCopy.ts';

/** The match as a picture to save, with a code that leads to this page. */
export default function ShareDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const copy = useCopyLink();
  const { match, events } = useSnapshot(detail);
  if (!match) return null;
  const url = new URL(detailHref(match), location.origin).href;
  const hidden = new URL(url);
  hidden.searchParams.set('score', '0');
  const toFriend = () => {
    onClose();
    const { id, sport, home, away } = match;
    // Of another sport than football the card says so before the number.
    shareWithFriend({ type: 'match', id: sport === 'football' ? id : `${sport}.${id}`, title: `${home.name} vs ${away.name}` });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`分享比赛`}
      footer={
        <>
          <Button tone="outline" stretch icon={<Send size={16} aria-hidden />} onClick={toFriend}>
            {t`发给好友`}
          </Button>
          <ButtonLink tone="outline" stretch icon={<Code size={16} aria-hidden />} href={embedHref('match', match)}>
            {t({ id: 'embed.page', message: '嵌入' })}
          </ButtonLink>
        </>
      }
    >
      <ShareCard
        {...scoreView(match)}
        league={leagueText(match)}
        events={events.filter(isFootballEvent).map(eventView)}
        url={url}
        hiddenUrl={hidden.href}
        siteName={siteName}
        onCopy={(address) => void copy(address)}
        onFailed={() => say('error', t`图片没能生成`)}
      />
    </Dialog>
  );
}
