/** Milliseconds for which a large gift waits, as its button shows them. */
export { undoLasts } from '@pitchside/ui/GiftPanel';
