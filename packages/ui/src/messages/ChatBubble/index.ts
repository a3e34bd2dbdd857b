export { ChatBubble, type ChatBubbleProps, type MessageActs } from './ChatBubble.tsx';
export type { CustomPayload } from './customBody.ts';
export {
  messageStatuses,
  type CardBody,
  type ChatMessage,
  type FileBody,
  type ImageBody,
  type MessageAuthor,
  type MessageBody,
  type TextBody,
} from './message.ts';
