import { CircleHelp, FileText, Info, MessageSquareText, Mic, ShieldCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LegalName } from '../../legal/legal.types.ts';

const drawn = (Icon: LucideIcon): ReactNode => <Icon size={16} aria-hidden />;

/** Icon of each document. */
export const legalIcons: Record<LegalName, ReactNode> = {
  agreement: drawn(FileText),
  privacy: drawn(ShieldCheck),
  anchorAgreement: drawn(Mic),
  anchorHelp: drawn(CircleHelp),
  about: drawn(Info),
  feedback: drawn(MessageSquareText),
};
