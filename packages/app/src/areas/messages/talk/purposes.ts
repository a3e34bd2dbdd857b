import type { UploadPurpose } from '@pitchside/api/uploads';

const names: Record<'image' | 'file', string> = { image: 'message_image', file: 'message_file' };

/** For what each kind of file in a conversation is uploaded. */
export const filePurposes = names as Record<'image' | 'file', UploadPurpose>;
