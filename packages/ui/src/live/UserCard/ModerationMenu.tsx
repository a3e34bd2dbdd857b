import { Plural, useLingui } from '@lingui/react/macro';
import { DoorClosed, DoorOpen, Eraser, MessageSquare, MessageSquareOff, Shield, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { useFormat } from '../../format/index.ts';
import { Input } from '../../forms/Input/index.ts';
import { danger, group, groupTitle, item, menu, minutes as minuteGrid, open, rule, side } from './UserCard.css.ts';
import { assistantLimit, muteMinutes, reasonLength, type Moderation, type UserCardMember } from './userCard.ts';

/** Actions of the anchor and the assistants on a member; each takes effect at once and can be undone for 5 s (`UndoRow`). */
export function ModerationMenu({
  member,
  mutedUntil,
  needsReason = false,
  onMute,
  onUnmute,
  messages = 0,
  onWithdraw,
  onAdmin,
  onAssistant,
  assistants = 0,
  onKick,
  onLift,
}: Moderation & { member: UserCardMember }) {
  const { t } = useLingui();
  const { time } = useFormat();
  const [reason, setReason] = useState('');
  const why = reason.trim();
  const isSilent = needsReason && why === '';
  const until = mutedUntil ? time(mutedUntil) : undefined;
  const isMuted = mutedUntil !== undefined;
  const admin = member.role === 'admin';
  const assistant = member.role === 'assistant';
  return (
    <div className={menu} role="group" aria-label={t`房间管理`}>
      {(onMute || onKick || onWithdraw) && (
        <div className={group}>
          <Input
            label={needsReason ? t`原因，必填，对方会看到` : t`原因，对方会看到`}
            labelHidden
            placeholder={needsReason ? t`原因，必填，对方会看到` : t`原因，对方会看到`}
            value={reason}
            onValueChange={setReason}
            maxLength={reasonLength}
            autoComplete="off"
          />
        </div>
      )}
      {onMute && !isMuted && (
        <div className={group} role="group" aria-label={t`禁言`}>
          <span className={groupTitle} aria-hidden="true">
            <MessageSquareOff size={16} />
            {t`禁言`}
          </span>
          <div className={minuteGrid}>
            {muteMinutes.map((minutes) => (
              <span key={minutes} className={minutes === 0 ? open : undefined}>
                <Button tone="outline" size="s" stretch disabled={isSilent} onClick={() => onMute(minutes, why)}>
                  {minutes === 0 ? t`直到解除` : t`${minutes} 分钟`}
                </Button>
              </span>
            ))}
          </div>
        </div>
      )}
      {isMuted && (
        <button type="button" className={item} onClick={onUnmute} disabled={!onUnmute}>
          <MessageSquare size={16} aria-hidden />
          {t`解除禁言`}
          <span className={side}>{until === undefined ? t`直到解除` : t`至 ${until}`}</span>
        </button>
      )}
      {onWithdraw && (
        <button type="button" className={item} onClick={() => onWithdraw(why)} disabled={messages === 0 || isSilent}>
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
          {!onAssistant && (
            <span className={side}>
              {assistants}/{assistantLimit}
            </span>
          )}
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
          <button type="button" className={danger} disabled={isSilent} onClick={() => onKick(why)}>
            <DoorOpen size={16} aria-hidden />
            {t`踢出房间`}
          </button>
        </>
      )}
      {onLift && (
        <>
          <span className={rule} />
          <button type="button" className={item} onClick={onLift}>
            <DoorClosed size={16} aria-hidden />
            {t`允许再进房间`}
          </button>
        </>
      )}
    </div>
  );
}
