import type { UploadPurpose } from '@pitchside/api/uploads';

/** For what each kind of file in a conversation is uploaded. */
export const filePurposes = { image: 'message_image', file: 'message_file' } as const satisfies Record<'image' | 'file', UploadPurpose>;
