export * from './overlays.contract.ts';
export * from './overlays.schema.ts';
