import type { CallInput } from '@pitchside/api/contract';
import { pagePattern } from '@pitchside/api/content/pages';
import { reportVitals, vitalReport, type VitalMetric, type VitalView } from '@pitchside/api/desk/vitals';
import { language } from '../api/language.ts';
import { origin } from '../host/host.ts';
import { connectionKind } from '../line/connection.ts';
import { unlessLost } from '../log/later.ts';
import { readText, tabKeys, writeText } from '../storage/storage.ts';

/** Share of the tabs that measure. */
const share = 0.1;

/** Whether this tab measures; decided once for the tab. */
function isChosen(): boolean {
  const known = readText(tabKeys.vitals);
  const chosen = known === null ? Math.random() < share : known === 'yes';
  if (known === null) writeText(tabKeys.vitals, chosen ? 'yes' : 'no');
  return chosen;
}

/** A measured value, as `web-vitals` tells it. */
interface Measured {
  name: string;
  value: number;
  /** The navigation that it belongs to: that of the page, or a later one within the app. */
  navigationId: number;
  navigationURL?: string;
  navigationType: string;
}

const metrics: Readonly<Record<string, VitalMetric>> = { LCP: 'lcp', INP: 'inp', CLS: 'cls', TTFB: 'ttfb' };

/** Milliseconds are whole; a share has four digits. */
const rounded = (metric: VitalMetric, value: number) => (metric === 'cls' ? Math.round(value * 10_000) / 10_000 : Math.round(value));

/** Collects what is measured of the page views of a tab. */
export function createVitals(isDrawn: boolean) {
  let views = new Map<number, VitalView>();
  /** Views that were reported: what comes of them later would count them twice. */
  const reported = new Set<number>();
  return {
    /** A later value of a view replaces the one before; what is no page of the site is left out. */
    take({ name, value, navigationId, navigationURL, navigationType }: Measured): void {
      const metric = metrics[name];
      const page = pagePattern(new URL(navigationURL ?? location.href, origin).pathname);
      if (!metric || page === undefined || reported.has(navigationId)) return;
      const view = views.get(navigationId) ?? { page, is_drawn: isDrawn && navigationType !== 'soft-navigation' };
      views.set(navigationId, { ...view, [metric]: rounded(metric, value) });
    },
    /** Returns what was taken since the last report; null for nothing. */
    report(): CallInput<typeof reportVitals> | null {
      const list = [...views.values()].slice(-vitalReport.views);
      for (const id of views.keys()) reported.add(id);
      views = new Map();
      return list.length === 0 ? null : { lang: language, connection: connectionKind(), views: list };
    },
  };
}

/** Sends a report while the page goes; nobody waits for the answer. */
function send(report: CallInput<typeof reportVitals>): void {
  const address = `${origin}/api/${reportVitals.path}`;
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  if (!navigator.sendBeacon(address, body)) unlessLost(fetch(address, { method: 'POST', body, keepalive: true }));
}

/**
 * Measures the page views of this tab, if it is one of those that do, and sends them when the page goes out of sight.
 * @param isDrawn whether the server had drawn the page
 */
export async function measureVitals(isDrawn: boolean): Promise<void> {
  if (!isChosen()) return;
  const { onCLS, onINP, onLCP, onTTFB } = await import('web-vitals');
  const { take, report } = createVitals(isDrawn);
  const byView = { reportSoftNavs: true };
  onCLS(take, byView);
  onINP(take, byView);
  onLCP(take, byView);
  // A step within the app has none.
  onTTFB(take);
  // Added after the listeners of the library, which tell their last values in the same event.
  document.addEventListener('visibilitychange', () => {
    const pending = document.visibilityState === 'hidden' ? report() : null;
    if (pending) send(pending);
  });
}
