import { useLingui } from '@lingui/react/macro';
import { Text } from '@pitchside/ui/Text';
import { EyeOff, Scale, ShieldCheck, Undo2, type LucideIcon } from 'lucide-react';
import { Note, Notes } from './SpecialistDetail.layout.ts';

/** Guarantees to the buyer before a plan is unlocked, and the disclaimer. */
export function PlanNotes({ locked }: { locked: boolean }) {
  const { t } = useLingui();
  const promises: readonly (readonly [LucideIcon, string])[] = [
    [Undo2, t`比赛推迟、取消或腰斩，自动全额退还。`],
    [EyeOff, t`内容在解锁前不会发送到浏览器，遮挡处没有真实文字。`],
    [ShieldCheck, t`专家发布后不能改价，也不能改选项。`],
  ];
  const notes: typeof promises = [...(locked ? promises : []), [Scale, t`方案只是观点，不保证结果。`]];
  return (
    <Notes>
      {notes.map(([Icon, words]) => (
        <Note key={words}>
          <Icon size={14} aria-hidden />
          <Text size="s" tone="quiet">
            {words}
          </Text>
        </Note>
      ))}
    </Notes>
  );
}
