import { msg } from '@lingui/core/macro';
import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Handlers } from '../../platform/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Database } from '../../ports/database/database.ts';
import { local } from '../../text/local.ts';
import { speakAll } from '../../text/speak.ts';
import { serverSecrets, systemSettings } from './settings.tables.ts';

/** What operators may change while the site runs; null hides the line that shows it. */
export interface EditableSettings {
  apply_for_anchor: string | null;
  feedback_qq: string | null;
  customer_service_email: string | null;
  customer_service_hours: string | null;
  weibo_qr_code: string | null;
  icp_record: string | null;
  streaming_software_url: string | null;
}

const empty: EditableSettings = { apply_for_anchor: null, feedback_qq: null, customer_service_email: null, customer_service_hours: null, weibo_qr_code: null, icp_record: null, streaming_software_url: null };

/** Contacts of the demo world. */
export const demoSettings: Partial<EditableSettings> = {
  apply_for_anchor: 'QQ 2850 118',
  feedback_qq: 'QQ 2850 226',
  customer_service_email: 'kefu@pitchside.example',
  customer_service_hours: '09:00-24:00',
  icp_record: 'ICP 备 2026000000 号',
  streaming_software_url: 'https://obsproject.com/',
};

/** Where people may sign up from; names in the three languages. */
const countries = [
  { id: 'CN', code: '86', name: msg`中国` },
  { id: 'VN', code: '84', name: msg`越南` },
  { id: 'SG', code: '65', name: msg`新加坡` },
  { id: 'HK', code: '852', name: msg`中国香港` },
  { id: 'MO', code: '853', name: msg`中国澳门` },
  { id: 'TW', code: '886', name: msg`中国台湾` },
  { id: 'MY', code: '60', name: msg`马来西亚` },
  { id: 'TH', code: '66', name: msg`泰国` },
  { id: 'US', code: '1', name: msg`美国` },
  { id: 'GB', code: '44', name: msg`英国` },
];

/** Whether a country or region is one of those above. */
export const isCountry = (id: string): boolean => countries.some((country) => country.id === id);

/** A secret of this site, made on first use and then kept. */
export async function serverSecret(db: Database, name: string): Promise<string> {
  await db.insert(serverSecrets).values({ name, secret: randomBytes(32).toString('base64url') }).onConflictDoNothing();
  const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name));
  if (!row) throw new Error(`the secret ${name} could not be kept`);
  return row.secret;
}

export interface SystemSettings {
  handlers: Pick<Handlers, 'getSystemConfig' | 'getKefuInfo'>;
  /** Writes settings that have no value yet. */
  fill(values: Partial<EditableSettings>): Promise<void>;
}

/** System settings and customer service. */
export function createSystemSettings({ db, settings }: Pick<Platform, 'db' | 'settings'>): SystemSettings {
  const read = async (): Promise<EditableSettings> => {
    const rows = await db.select().from(systemSettings);
    return { ...empty, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) };
  };
  return {
    async fill(values) {
      for (const [key, value] of Object.entries(values)) await db.insert(systemSettings).values({ key, value }).onConflictDoNothing();
    },
    handlers: {
      async getSystemConfig() {
        const { customer_service_hours: _, ...contacts } = await read();
        return {
          ...contacts,
          site_name: settings.siteName,
          site_name_zh: settings.siteNameZh,
          websocket_address: '/ws',
          CountryCode: countries.map(({ name, ...country }) => ({ ...country, name: local(speakAll(name)) })),
          mobile_origin: settings.mobileOrigin ?? null,
          captcha: settings.captcha,
          simulated: settings.demo,
        };
      },
      async getKefuInfo() {
        const { customer_service_email, feedback_qq, customer_service_hours } = await read();
        return { email: customer_service_email, qq: feedback_qq, hours: customer_service_hours };
      },
    },
  };
}
