import type { ReactNode } from 'react';
import type { DialogFrameProps } from '../Dialog/index.ts';
import type { OpenProps } from '../../theme/useControllableState.ts';
import type { RootProps } from '../../theme/root.ts';

export interface ConfirmDialogProps extends Pick<DialogFrameProps, 'size'>, OpenProps, RootProps {
  /** Leaving things as they are: 取消, the cross or Escape. Nothing closes it while the act runs. */
  onCancel?: () => void;
  /**
   * Does the act. While its promise runs the dialog is busy; when it rejects, the reason shows inside and the act can be retried.
   * After success the dialog closes, or asks its host to by `onOpenChange`.
   */
  onConfirm: () => void | Promise<void>;
  /** The question, such as 删除这条动态？ */
  title: string;
  /** Consequence of the act, in one or two sentences. */
  description: ReactNode;
  /** Verb of the act, such as 删除. */
  confirm: string;
  /** Word for leaving things as they are; default 取消. */
  cancel?: string;
  /** `destructive` turns the act red; default `neutral`. */
  tone?: 'neutral' | 'destructive';
  /** A sentence that must be ticked first, for acts that cannot be undone, such as 我知道转换后不能转回. */
  consent?: string;
  /** A word that must be typed first, for acts that destroy much, such as a room's name. */
  word?: string;
  /** Facts of the act between the text and the checkbox, such as an amount before and after. */
  children?: ReactNode;
  /** Text for the reason that the act's promise rejected with; default says that it did not work. */
  describeError?: (reason: unknown) => string;
}
