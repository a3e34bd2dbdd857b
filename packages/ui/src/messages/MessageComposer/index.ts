export { MessageComposer, messageMaxLength, type MessageComposerHandle, type MessageComposerProps } from './MessageComposer.tsx';
export { attachmentLimits, imageTypes, type AttachmentKind } from './attachments.ts';
export type { MessageComposerState, Upload } from './composerState.ts';
