import { useLingui } from '@lingui/react/macro';
import { Copy, Download } from 'lucide-react';
import { forwardRef, useEffect, useRef, useState } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { Checkbox } from '../../forms/Checkbox/index.ts';
import { sides } from '../Crest/team.ts';
import { useFormat } from '../../format/index.ts';
import { isGoal, type MatchEventItem, type TimelineKind } from '../MatchEvents/events.ts';
import { deedsOf } from '../MatchStage/deeds.ts';
import { useMatchSentence, type MatchScore } from '../Scorebug/useMatchSentence.ts';
import { useStatusLabels } from '../StatusChip/useStatusLabels.ts';
import { acts, frame, picture } from './ShareCard.css.ts';
import { drawShareCard, loadFaces, sharePicture, type ShareWords } from './drawShareCard.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface ShareCardProps extends MatchScore, RootProps {
  /** 英超 第 29 轮. */
  league: string;
  /** Events of the match; goals are shown on the picture with their scorers, others are left out. */
  events?: readonly MatchEventItem[];
  /** The address that the code leads to. */
  url: string;
  /** The same address for a link whose preview doesn’t name the score; with it the person chooses whether picture and link do. */
  hiddenUrl?: string;
  /** Name of the site. */
  siteName: string;
  /** Copies the address; without it there is no such act. */
  onCopy?: (url: string) => void;
  /** The picture was handed to the browser to be saved. */
  onSave?: () => void;
  /** The picture could not be saved. */
  onFailed?: () => void;
  /** IANA zone of the kick-off; default the viewer's own. */
  timeZone?: string;
}

/** A match as a picture to save and hand on, with a code that leads to its page. */
export const ShareCard = forwardRef<HTMLDivElement, ShareCardProps>(function ShareCard(
  { league, events = [], url: openUrl, hiddenUrl, siteName, onCopy, onSave, onFailed, timeZone, ...given },
  ref,
) {
  const { t } = useLingui();
  const format = useFormat(timeZone);
  const status = useStatusLabels(timeZone);
  const sentence = useMatchSentence(timeZone);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [saving, setSaving] = useState(false);
  const [wantsHidden, setWantsHidden] = useState(false);
  const { penalties, ...before } = given;
  const { kickoffAt } = given.status;
  const isOffered = hiddenUrl !== undefined && given.score !== null && kickoffAt !== undefined;
  const isHidden = isOffered && wantsHidden;
  const url = isHidden ? hiddenUrl : openUrl;
  // Without the score the picture is that of the time before the match.
  const match: MatchScore = isHidden ? { ...before, score: null, status: { kind: 'scheduled', kickoffAt } } : given;
  const { home, away, score } = match;
  const day = kickoffAt === undefined ? '' : format.date(kickoffAt);
  const spoken = status.spoken(match.status, isHidden ? undefined : penalties);
  const words: ShareWords = {
    headline: league,
    state: match.status.kind === 'scheduled' ? `${day} ${spoken}`.trim() : spoken,
    score: score ? `${score.home} - ${score.away}` : 'VS',
    deeds: { home: [], away: [] },
    invitation: t`扫码看比分和直播`,
    site: siteName,
  };
  const how: Partial<Record<TimelineKind, string>> = {
    own_goal: ` (${t({ id: 'share.own', message: '乌龙' })})`,
    penalty_goal: ` (${t({ id: 'share.penalty', message: '点球' })})`,
  };
  const scored = (isHidden ? [] : events).filter(({ kind }) => isGoal(kind));
  for (const side of sides)
    words.deeds[side] = deedsOf(scored, side).flatMap(({ kind, player, minutes }) =>
      player === undefined ? [] : [`${player} ${minutes.join(' ')}${how[kind] ?? ''}`],
    );
  const drawn = JSON.stringify([home, away, words, url]);

  useEffect(() => {
    let left = false;
    const [one, other, said, address] = JSON.parse(drawn) as [typeof home, typeof away, ShareWords, string];
    void loadFaces({ home: one, away: other, words: said }).then(() => {
      if (!left && canvas.current) drawShareCard(canvas.current, { home: one, away: other, words: said, url: address });
    });
    return () => void (left = true);
  }, [drawn]);

  function handleSave(): void {
    setSaving(true);
    canvas.current?.toBlob((blob) => {
      setSaving(false);
      if (!blob) return onFailed?.();
      const link = Object.assign(document.createElement('a'), {
        href: URL.createObjectURL(blob),
        download: `${home.shortName}-${away.shortName}.png`,
      });
      link.click();
      URL.revokeObjectURL(link.href);
      onSave?.();
    }, 'image/png');
  }

  return (
    <div className={frame} ref={ref} {...rootOf(given)}>
      <canvas
        ref={canvas}
        className={picture}
        width={sharePicture.width}
        height={sharePicture.height}
        role="img"
        aria-label={sentence(match)}
      />
      {isOffered && (
        <Checkbox checked={wantsHidden} onCheckedChange={setWantsHidden}>
          {t`不透露比分`}
        </Checkbox>
      )}
      <div className={acts}>
        <Button icon={<Download size={16} aria-hidden />} loading={saving} onClick={handleSave}>
          {t`保存图片`}
        </Button>
        {onCopy && (
          <Button tone="outline" icon={<Copy size={16} aria-hidden />} onClick={() => onCopy(url)}>
            {t`复制链接`}
          </Button>
        )}
      </div>
    </div>
  );
});
