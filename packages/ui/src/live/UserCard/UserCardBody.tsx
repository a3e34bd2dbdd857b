import { useLingui } from '@lingui/react/macro';
import { AtSign } from 'lucide-react';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { Button } from '../../actions/Button/index.ts';
import { NobleBadge } from '../NobleBadge/index.ts';
import { guard as guardLook, role as roleLook } from '../../theme/recipes/plates.css.ts';
import { EmojiText } from '../../pictures/Emoji/index.ts';
import { useFormat } from '../../format/index.ts';
import { LevelBadge } from '../LevelBadge/index.ts';
import { useEnvironment } from '../../theme/UiProvider/index.ts';
import {
  act,
  acts,
  diamonds,
  face,
  figure,
  gem,
  heading,
  name,
  nick,
  recent as recentStyle,
  report,
  said,
  saidAt,
  saidWords,
  since,
  stat,
  stats,
  times,
  who,
} from './UserCard.css.ts';
import type { UserCardMember } from './userCard.ts';

export interface UserCardActs {
  /** Whether the viewer follows the member. */
  followed?: boolean;
  onFollow?: (follow: boolean) => void;
  /** Addresses him: the composer takes `@nickname`. */
  onMention?: () => void;
  onMessage?: () => void;
  /** Whether the viewer has blocked the member. */
  blocked?: boolean;
  onBlock?: (block: boolean) => void;
  onReport?: () => void;
}

/** A member in this room: since when, gifts given, latest comments. */
export function UserCardBody({
  member,
  followed = false,
  onFollow,
  onMention,
  onMessage,
  blocked = false,
  onBlock,
  onReport,
}: UserCardActs & { member: UserCardMember }) {
  const { t } = useLingui();
  const format = useFormat();
  const { now } = useEnvironment();
  const { level, noble, guard, role, registeredAt, enteredAt, recent = [] } = member;
  const registered = registeredAt !== undefined && format.relative(registeredAt, now());
  const entered = enteredAt !== undefined && format.relative(enteredAt, now());
  const figures = [
    { label: t({ id: 'member.follows', message: '关注' }), value: member.follows },
    { label: t({ id: 'member.fans', message: '粉丝' }), value: member.fans },
  ];
  const hasFigures = [member.follows, member.fans, member.given].some((value) => value !== undefined);
  return (
    <>
      <div className={who}>
        <span className={face}>
          <Avatar seed={member.avatar ?? member.id} size={60} />
        </span>
        <div className={name}>
          <b className={nick}>{member.nickname}</b>
          {level !== undefined && <LevelBadge level={level} />}
          {noble && <NobleBadge rank={noble} />}
          {guard && (
            <span className={guardLook}>
              {guard.name} {guard.level}
            </span>
          )}
          {role && <span className={roleLook[role]}>{{ anchor: t`主播`, admin: t`房管`, assistant: t`助理` }[role]}</span>}
        </div>
        <div className={since}>
          {registered && <span>{t`${registered}注册`}</span>}
          {entered && <span>{t`${entered}进房`}</span>}
        </div>
      </div>
      {hasFigures && (
        <div className={stats}>
          {figures.map(({ label, value }) => (
            <div key={label} className={stat}>
              <b className={figure}>{value === undefined ? '–' : format.compact(value)}</b>
              {label}
            </div>
          ))}
          <div className={stat}>
            <b className={diamonds}>
              <span className={gem} role="img" aria-label={t`黄钻`} />
              {member.given === undefined ? '–' : format.integer(member.given)}
            </b>
            {t`本场贡献`}
          </div>
        </div>
      )}
      {recent.length > 0 && (
        <div className={recentStyle}>
          <span className={heading}>{t`最近发言`}</span>
          {recent.slice(0, 3).map(({ at, words, count = 1 }) => (
            <div key={at} className={said}>
              <span className={saidAt}>{format.time(at)}</span>
              <span className={saidWords}>
                <EmojiText text={words} size={18} />
              </span>
              {count > 1 && <span className={times}>×{count}</span>}
            </div>
          ))}
        </div>
      )}
      <div className={acts}>
        {onFollow && (
          <span className={act}>
            <Button tone="outline" stretch aria-pressed={followed} onClick={() => onFollow(!followed)}>
              {followed ? t`已关注` : t`关注`}
            </Button>
          </span>
        )}
        {onMention && (
          <span className={act}>
            <Button tone="outline" stretch icon={<AtSign size={16} aria-hidden />} onClick={onMention}>{t`提到`}</Button>
          </span>
        )}
        {onMessage && (
          <span className={act}>
            <Button tone="outline" stretch onClick={onMessage}>{t`私信`}</Button>
          </span>
        )}
        {onBlock && (
          <span className={act}>
            <Button tone="outline" stretch aria-pressed={blocked} onClick={() => onBlock(!blocked)}>
              {blocked ? t`已屏蔽` : t`屏蔽`}
            </Button>
          </span>
        )}
        {onReport && (
          <span className={act}>
            <Button tone="outline" stretch onClick={onReport}>
              <span className={report}>{t`举报`}</span>
            </Button>
          </span>
        )}
      </div>
    </>
  );
}
