import { msg } from '@lingui/core/macro';
import { UAParser } from 'ua-parser-js';
import { local, type LocalText } from '../../../../text/local.ts';
import { speakAll } from '../../../../text/speak.ts';

const unknown = msg`未知设备`;

/** Usual names instead of the library's. */
const usual: Record<string, string> = { 'Mac OS': 'macOS', 'Mobile Safari': 'Safari', 'Chromium OS': 'ChromeOS' };
const named = (name: string | undefined) => name && (usual[name] ?? name);

/** Whether two user agents are the same browser on the same system, regardless of version. */
export function isSameDevice(one: string, other: string): boolean {
  const [a, b] = [new UAParser(one).getResult(), new UAParser(other).getResult()];
  return one === other || (a.browser.name !== undefined && a.browser.name === b.browser.name && a.os.name === b.os.name);
}

/** Short name of a browser from its user agent: `Chrome 141 · macOS`. */
export function deviceOf(userAgent: string): string | LocalText {
  const { browser, os } = new UAParser(userAgent).getResult();
  const name = named(browser.name);
  const parts = [name && [name, browser.version?.split('.')[0]].filter(Boolean).join(' '), named(os.name)].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : local(speakAll(unknown));
}
