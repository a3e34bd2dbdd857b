import { inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { local } from '../../../text/local.ts';
import { speakAll } from '../../../text/speak.ts';
import { countries } from '../../../catalogue/countries.data.ts';
import { moneySettings, readMoneySettings, usualMoneySettings, type MoneySettings } from './moneyRules.ts';
import { openSecrets, rotateSiteKey, type Secrets } from './siteKey.ts';
import { systemSettings } from './system.tables.ts';

/** Settings that operators change at runtime; null hides the line that shows it. */
export interface EditableSettings {
  apply_for_anchor: string | null;
  feedback_qq: string | null;
  customer_service_email: string | null;
  customer_service_hours: string | null;
  weibo_qr_code: string | null;
  icp_record: string | null;
  streaming_software_url: string | null;
  app_ios_url: string | null;
  app_android_url: string | null;
  /** URL of the current activity. */
  activity_url: string | null;
  /** Review policy of content; null for the default. */
  content_review: string | null;
  /** `required` where the desk opens for operators with a second factor alone; null for the default. */
  operator_factor: string | null;
}

const empty: EditableSettings = {
  apply_for_anchor: null,
  feedback_qq: null,
  customer_service_email: null,
  customer_service_hours: null,
  weibo_qr_code: null,
  icp_record: null,
  streaming_software_url: null,
  app_ios_url: null,
  app_android_url: null,
  activity_url: null,
  content_review: null,
  operator_factor: null,
};

/** Contacts of the demo site. */
export const demoSettings: Partial<EditableSettings> = {
  apply_for_anchor: 'QQ 2850 118',
  feedback_qq: 'QQ 2850 226',
  customer_service_email: 'kefu@pitchside.example',
  customer_service_hours: '09:00-24:00',
  icp_record: 'ICP 备 2026000000 号',
  streaming_software_url: 'https://obsproject.com/',
  app_ios_url: 'https://apps.apple.com/',
  app_android_url: 'https://play.google.com/store',
};

/** One secret of this site, for programs that need no other. */
export const serverSecret = async (parts: Pick<Platform, 'db' | 'settings'>, name: string): Promise<string> =>
  (await openSecrets(parts))(name);

export interface SystemSettings {
  handlers: Pick<Handlers, 'getSystemConfig' | 'getKefuInfo'>;
  /** Stores settings that have no value yet. */
  fill(values: Partial<EditableSettings>): Promise<void>;
  /** Current value of a setting. */
  value<Key extends keyof EditableSettings>(key: Key): Promise<EditableSettings[Key]>;
  /** Money settings with defaults; read within a given transaction. */
  money(from?: Database | Transaction): Promise<MoneySettings>;
  /** A secret of this site, generated on first use and stored under the site's key. */
  secret: Secrets;
  /** Seals all secrets with a new key. */
  rotateKey(): Promise<string | undefined>;
  /**
   * Records a successful write, which proves that the database accepts writes.
   * @param now instant, ms UTC
   */
  noteWriting(now: number): Promise<void>;
  /** Changes settings of money. */
  setMoney(values: Partial<MoneySettings>): Promise<void>;
}

/** Name of the time of the last successful write check. */
const lastWriting = 'last_writing';

/** Name on the bus: an operator has changed a setting. */
export const settingsWake = 'settings';

const moneyKeys = Object.keys(usualMoneySettings);

/** System settings and customer service. */
export function createSystemSettings({ db, settings }: Pick<Platform, 'db' | 'settings'>, secret: Secrets): SystemSettings {
  const read = async (): Promise<EditableSettings> => {
    const rows = await db
      .select()
      .from(systemSettings)
      .where(inArray(systemSettings.key, Object.keys(empty)));
    return { ...empty, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) };
  };
  return {
    async fill(values) {
      for (const [key, value] of Object.entries(values)) await db.insert(systemSettings).values({ key, value }).onConflictDoNothing();
    },
    value: async (key) => (await read())[key],
    secret,
    rotateKey: () => rotateSiteKey({ db, settings }),
    async noteWriting(now) {
      const row = { key: lastWriting, value: now };
      await db
        .insert(systemSettings)
        .values(row)
        .onConflictDoUpdate({ target: systemSettings.key, set: { value: now } });
    },
    async money(from = db) {
      const rows = await from.select().from(systemSettings).where(inArray(systemSettings.key, moneyKeys));
      return readMoneySettings(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
    },
    async setMoney(values) {
      const checked = z.partial(moneySettings).parse(values);
      for (const [key, value] of Object.entries(checked))
        await db.insert(systemSettings).values({ key, value }).onConflictDoUpdate({ target: systemSettings.key, set: { value } });
    },
    handlers: {
      async getSystemConfig() {
        const { customer_service_hours: _, activity_url: __, content_review: ___, operator_factor: ____, ...contacts } = await read();
        return {
          ...contacts,
          site_name: settings.siteName,
          site_name_zh: settings.siteNameZh,
          websocket_address: '/ws',
          CountryCode: countries.map(({ name, ...country }) => ({ ...country, name: local(speakAll(name)) })),
          mobile_origin: settings.mobileOrigin ?? null,
          captcha: settings.captcha,
          captcha_app_id: settings.captchaApp ?? null,
          im: settings.im,
          im_server: settings.imServer ?? null,
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
