export { ChatBubble, type ChatBubbleProps, type MessageActs } from './ChatBubble.tsx';
export { customBody, type CustomPayload } from './customBody.ts';
export {
  messageStatuses,
  type CardBody,
  type ChatMessage,
  type FileBody,
  type ImageBody,
  type MessageAuthor,
  type MessageBody,
  type TextBody,
  type TipBody,
} from './message.ts';
