export { CommentField, commentMaxLength, type CommentFieldProps } from './CommentField.tsx';
