export { areaOf, areas, type Area } from './areas.ts';
export { buildOpenApi, type OpenApiOptions } from './buildOpenApi.ts';
export type { JsonSchema, OpenApiDocument, OpenApiMethod, OpenApiOperation, OpenApiParameter } from './document.ts';
export { renderDocs } from './renderDocs.ts';
