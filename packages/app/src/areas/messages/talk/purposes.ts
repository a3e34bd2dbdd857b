import type { UploadPurpose } from '@pitchside/api/content/uploads';

/** Upload purpose of each kind of file in a conversation. */
export const filePurposes = { image: 'message_image', file: 'message_file' } as const satisfies Record<'image' | 'file', UploadPurpose>;
