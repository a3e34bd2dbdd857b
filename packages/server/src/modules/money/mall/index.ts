export { mallModule } from './module.ts';
export { createAddresses } from './addresses.ts';
export { createExchanging, type Exchanging } from './exchanging.ts';
export { auditMall } from './mallAudit.ts';
export { createMallRepository, type MallRepository } from './mall.repository.ts';
export { type Mall, createMall } from './mall.service.ts';
export { mallExchanges, mallGoods } from './mall.tables.ts';
