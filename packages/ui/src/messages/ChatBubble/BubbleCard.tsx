import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import {
  CirclePlay,
  ClipboardList,
  Contact,
  FileText,
  MessageSquareText,
  Package,
  Radio,
  Share2,
  Trophy,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { useFormat } from '../../format/index.ts';
import { card, cardFoot, cardGlyph, cardKind, cardPicture, cardPixels, cardTitle, cardTop, gem, price } from './BubbleBody.css.ts';
import type { CardBody, ChatMessage } from './message.ts';

/** Kinds of things that are shared, by the name that senders give them. */
const kinds: Readonly<Record<string, { label: MessageDescriptor; icon: LucideIcon }>> = {
  live: { label: msg`直播间`, icon: Radio },
  plan: { label: msg`专家方案`, icon: ClipboardList },
  match: { label: msg`比赛`, icon: Trophy },
  goods: { label: msg`商品`, icon: Package },
  video: { label: msg`视频`, icon: CirclePlay },
  post: { label: msg`帖子`, icon: MessageSquareText },
  article: { label: msg`文章`, icon: FileText },
  member: { label: msg`名片`, icon: Contact },
  group: { label: msg`群组`, icon: Users },
};
const unknownKind = { label: msg({ id: 'card.shared', message: '分享' }), icon: Share2 };

/** Returns the kind of a card, for a preview in a list. */
export const cardKindOf = (cardType: string | undefined) => (cardType !== undefined && kinds[cardType]) || unknownKind;

export interface BubbleCardProps {
  body: CardBody;
  side: ChatMessage['side'];
  /** Opens the shared object; offered only where the card names it. */
  onOpen?: () => void;
}

/** A shared object of the platform; fields that a broken extension lacks are left out. */
export function BubbleCard({ body, side, onOpen }: BubbleCardProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const [failed, setFailed] = useState<string>();
  const { label, icon: Icon } = cardKindOf(body.cardType);
  const title = body.title ?? t`暂时看不了这张卡片`;
  return (
    <div className={card[side]}>
      <div className={cardTop}>
        {body.imageUrl && failed !== body.imageUrl ? (
          <span className={cardPicture}>
            <img
              className={cardPixels}
              src={body.imageUrl}
              alt=""
              decoding="async"
              draggable={false}
              onError={() => setFailed(body.imageUrl)}
            />
          </span>
        ) : (
          <span className={cardGlyph}>
            <Icon size={20} aria-hidden />
          </span>
        )}
        <p className={cardTitle}>{title}</p>
      </div>
      <div className={cardFoot}>
        <span className={cardKind}>{i18n._(label)}</span>
        {body.price !== undefined && (
          <span className={price}>
            <span className={gem} role="img" aria-label={t`黄钻`} />
            {format.integer(body.price)}
          </span>
        )}
        {onOpen && body.id !== undefined && (
          <Button size="s" aria-label={t`查看 ${title}`} onClick={onOpen}>
            {t`查看`}
          </Button>
        )}
      </div>
    </div>
  );
}
