import { Plural, useLingui } from '@lingui/react/macro';
import { DoorOpen, Eraser, MessageSquare, MessageSquareOff, Shield, UserPlus } from 'lucide-react';
import { Button } from '../../actions/Button/index.ts';
import { useFormat } from '../../format/index.ts';
import { danger, group, groupTitle, item, menu, minutes as minuteGrid, rule, side } from './UserCard.css.ts';
import { assistantLimit, muteMinutes, type Moderation, type UserCardMember } from './userCard.ts';

/** What the anchor and those who help him can do with a member; each act takes effect at once and can be undone for 5 s (`UndoRow`). */
export function ModerationMenu({
  member,
  mutedUntil,
  onMute,
  onUnmute,
  messages = 0,
  onWithdraw,
  onAdmin,
  onAssistant,
  assistants = 0,
  onKick,
}: Moderation & { member: UserCardMember }) {
  const { t } = useLingui();
  const { time } = useFormat();
  const until = mutedUntil === undefined ? undefined : time(mutedUntil);
  const admin = member.role === 'admin';
  const assistant = member.role === 'assistant';
  return (
    <div className={menu} role="group" aria-label={t`房间管理`}>
      {onMute && until === undefined && (
        <div className={group} role="group" aria-label={t`禁言`}>
          <span className={groupTitle} aria-hidden="true">
            <MessageSquareOff size={16} />
            {t`禁言`}
          </span>
          <div className={minuteGrid}>
            {muteMinutes.map((minutes) => (
              <Button key={minutes} tone="outline" size="s" onClick={() => onMute(minutes)}>
                {t`${minutes} 分钟`}
              </Button>
            ))}
          </div>
        </div>
      )}
      {until !== undefined && (
        <button type="button" className={item} onClick={onUnmute} disabled={!onUnmute}>
          <MessageSquare size={16} aria-hidden />
          {t`解除禁言`}
          <span className={side}>{t`至 ${until}`}</span>
        </button>
      )}
      {onWithdraw && (
        <button type="button" className={item} onClick={onWithdraw} disabled={messages === 0}>
          <Eraser size={16} aria-hidden />
          {t`撤下他的发言`}
          <span className={side}>
            <Plural value={messages} other="# 条" />
          </span>
        </button>
      )}
      {onAdmin && (
        <button
          type="button"
          className={item}
          onClick={() => onAdmin(!admin)}
          disabled={!admin && !assistant && assistants >= assistantLimit}
        >
          <Shield size={16} aria-hidden />
          {admin ? t`取消房管` : t`设为房管`}
        </button>
      )}
      {onAssistant && (
        <button
          type="button"
          className={item}
          onClick={() => onAssistant(!assistant)}
          disabled={!admin && !assistant && assistants >= assistantLimit}
        >
          <UserPlus size={16} aria-hidden />
          {assistant ? t`取消助理` : t`设为助理`}
          <span className={side}>
            {assistants}/{assistantLimit}
          </span>
        </button>
      )}
      {onKick && (
        <>
          <span className={rule} />
          <button type="button" className={danger} onClick={onKick}>
            <DoorOpen size={16} aria-hidden />
            {t`踢出房间`}
          </button>
        </>
      )}
    </div>
  );
}
