export { bannersModule } from './module.ts';
export type { Banners } from './banners.service.ts';
