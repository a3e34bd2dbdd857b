export { giftsModule } from './module.ts';
export { auditGifts } from './giftsAudit.ts';
export { type Gifts, createGifts } from './gifts.service.ts';
export { gifts, giftTallies } from './gifts.tables.ts';
