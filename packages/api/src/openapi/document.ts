/** The part of JSON Schema (2020-12) that the contract uses. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema | JsonSchema[];
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  additionalProperties?: boolean | JsonSchema;
  description?: string;
}

export interface OpenApiReference {
  $ref: string;
}

export interface OpenApiParameter {
  name: string;
  in: 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

interface JsonContent {
  'application/json': { schema: JsonSchema };
}

/** One call; the fields that OpenAPI has no name for begin with `x-`. */
export interface OpenApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: (OpenApiParameter | OpenApiReference)[];
  requestBody?: { required: true; content: JsonContent };
  responses: Record<string, { description: string; content: JsonContent }>;
  'x-served': boolean;
  'x-caller': string;
  'x-rate': string;
  /** Scope of an access token that opens it; null where none does. */
  'x-scope': string | null;
  /** Waits for a fresh second factor of members who have one. */
  'x-fresh': boolean;
  'x-origin': string;
  'x-changes': boolean;
  'x-idempotent': boolean;
  'x-shared': 'everybody' | 'visitors' | null;
}

export type OpenApiMethod = 'get' | 'post';

/** An OpenAPI 3.1 document as `buildOpenApi` makes it. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Partial<Record<OpenApiMethod, OpenApiOperation>>>;
  components: {
    securitySchemes: Record<
      string,
      { type: 'apiKey'; in: 'header'; name: string; description: string } | { type: 'http'; scheme: 'bearer'; description: string }
    >;
    parameters: Record<string, OpenApiParameter>;
  };
}
