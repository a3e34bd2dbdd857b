export { nobleModule } from './module.ts';
export { entryRanks, firstPlans } from './noble.data.ts';
export { tendNobles } from './nobleJobs.ts';
export { type Noble, createNoble } from './noble.service.ts';
export { freeBarrageUses, noblePlans, nobles } from './noble.tables.ts';
export { type Term, creditOf, heightOf, monthsLater, quoteOf } from './quote.ts';
