import { experienceLength } from '@pitchside/api/live/studio';
import type { Application } from './useApplication.ts';

/** Values of the form to become an anchor. */
export interface ApplicationDraft {
  name: string;
  number: string;
  kind: 'cn' | 'other';
  /** Number or invite code of the inviter; optional. */
  inviter: string;
  experience: string;
  contact: string;
  agreed: boolean;
}

/** Initial values of the form: those sent before, without name and number, which the server only returns masked. */
export const draftOf = ({ experience, contact, inviter }: Application): ApplicationDraft => ({
  name: '',
  number: '',
  kind: 'cn',
  inviter: inviter?.id ?? '',
  experience,
  contact,
  agreed: false,
});

/** Most characters of an identity number of a kind. */
export const mostOfNumber = { cn: 18, other: 20 } as const;
const numberShape = { cn: /^\d{17}[\dX]$/, other: /^[\dA-Z]{6,20}$/ } as const;

const lengthOf = (text: string) => [...text.trim()].length;

/** Number of characters missing in the experience; 0 when there are enough. */
export const missingExperience = ({ experience }: Pick<ApplicationDraft, 'experience'>): number =>
  Math.max(0, experienceLength.least - lengthOf(experience));

/** Whether a draft may be sent; a verified member gives neither name nor number. */
export const isComplete = (draft: ApplicationDraft, isVerified: boolean): boolean =>
  (isVerified || (lengthOf(draft.name) > 1 && numberShape[draft.kind].test(draft.number))) &&
  missingExperience(draft) === 0 &&
  lengthOf(draft.contact) > 1 &&
  draft.agreed;
