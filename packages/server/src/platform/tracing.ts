import type { Context, Span, SpanKind, Tracer } from '@opentelemetry/api';
import type { Settings } from '../settings.ts';
import type { Running } from './running.types.ts';

// Traces of OpenTelemetry. Off, nothing of it is loaded, and each place that could be traced costs one comparison. Like the SDK's own API
// it is one for the process: connections, logs and timers have no other way to it.

type Api = typeof import('@opentelemetry/api');
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Ids of a span, as a line of the log has them. */
export interface TraceIds {
  trace_id: string;
  span_id: string;
}

/** A span in hand. */
export interface OpenSpan {
  ids: TraceIds;
  /** Runs work whose spans are children of this one. */
  within<T>(work: () => T): T;
  /** Ends it; an error is noted by its kind, because its words may hold what members wrote. */
  end(error?: unknown, attributes?: Attributes): void;
}

/**
 * Place of a span: `root` begins a trace, `child` needs a trace that goes on and is left out otherwise, `frequent` is a root of which every
 * hundredth is taken.
 */
export type Place = 'root' | 'child' | 'frequent';

/** Which of the frequent ones is taken, beginning with the first. */
const taken = 100;

let on: { api: Api; tracer: Tracer } | undefined;
const met = new Map<string, number>();

/** Kind of an error: its class, and its code where it has one. */
const kindOf = (error: unknown): string =>
  error instanceof Error ? ('code' in error && typeof error.code === 'string' ? `${error.name} ${error.code}` : error.name) : typeof error;

function isTaken(name: string, place: Place): boolean {
  if (place === 'root') return true;
  if (place === 'child') return on?.api.trace.getActiveSpan()?.isRecording() ?? false;
  const times = met.get(name) ?? 0;
  met.set(name, times + 1);
  return times % taken === 0;
}

const idsOf = (span: Span): TraceIds => {
  const { traceId, spanId } = span.spanContext();
  return { trace_id: traceId, span_id: spanId };
};

/** Begins a span; undefined while traces are off or this one is not taken. */
export function beginSpan(
  name: string,
  place: Place,
  attributes: () => Attributes = () => ({}),
  kind: keyof typeof SpanKind = 'INTERNAL',
): OpenSpan | undefined {
  if (on === undefined || !isTaken(name, place)) return undefined;
  const { api, tracer } = on;
  const from: Context = place === 'child' ? api.context.active() : api.ROOT_CONTEXT;
  const span: Span = tracer.startSpan(name, { kind: api.SpanKind[kind], attributes: attributes() }, from);
  const own = api.trace.setSpan(from, span);
  return {
    ids: idsOf(span),
    within: (work) => api.context.with(own, work),
    end(error, more) {
      if (more) span.setAttributes(more);
      if (error !== undefined) span.setAttribute('error.type', kindOf(error)).setStatus({ code: api.SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Does work in a span of its own. */
export function traced<T>(name: string, place: Place, work: () => T, attributes?: () => Attributes): T {
  const span = on && beginSpan(name, place, attributes);
  if (!span) return work();
  try {
    const made = span.within(work);
    if (made instanceof Promise)
      made.then(
        () => span.end(),
        (error: unknown) => span.end(error),
      );
    else span.end();
    return made;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

/** Ids of the span that goes on, for a line of the log; undefined outside of one. */
export function traceIds(): TraceIds | undefined {
  const found = on?.api.trace.getActiveSpan();
  return found && idsOf(found);
}

/** Whether traces are taken. */
export const isTracing = (): boolean => on !== undefined;

/** Milliseconds that a stop waits for the collector. */
const farewell = 2_000;

/** Headers of `OTEL_EXPORTER_OTLP_HEADERS`: `name=value,name=value`, percent-encoded. */
export const readHeaders = (text: string | undefined): Record<string, string> =>
  Object.fromEntries(
    (text ?? '')
      .split(',')
      .map((each) => each.split('=', 2).map((part) => decodeURIComponent(part.trim())))
      .filter((pair): pair is [string, string] => pair.length === 2 && pair[0] !== ''),
  );

/** Address at which a collector takes traces. */
export const tracesAddress = (endpoint: string): string => `${endpoint.replace(/\/$/, '')}/v1/traces`;

/**
 * Begins traces if the settings name a collector. Spans wait in memory, 2,048 at most; while the collector is away the others are lost, and
 * nobody waits for it.
 */
export async function startTracing({
  otlpEndpoint,
  otlpHeaders,
  serviceName,
  traceShare,
}: Pick<Settings, 'otlpEndpoint' | 'otlpHeaders' | 'serviceName' | 'traceShare'>): Promise<Running> {
  if (otlpEndpoint === undefined) return { stop: async () => undefined };
  const [api, { AsyncLocalStorageContextManager }, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ]);
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const exporter = new OTLPTraceExporter({ url: tracesAddress(otlpEndpoint), headers: readHeaders(otlpHeaders) });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.instance.id': `${process.pid}` }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(traceShare) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  on = { api, tracer: provider.getTracer('pitchside') };
  return {
    async stop() {
      on = undefined;
      met.clear();
      api.context.disable();
      // What waits is sent; a collector that is away is not waited for.
      const late = new Promise<void>((resume) => void setTimeout(resume, farewell).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}
