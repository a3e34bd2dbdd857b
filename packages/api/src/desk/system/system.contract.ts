import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { nothing } from '../../contract/fields.ts';

/** A dialling code of the login form. Source: specification section 3. */
export const countryCode = z.object({ id: z.string(), code: z.string(), name: z.string() });

/** Settings of the site that every visitor may read. Source: specification section 3, plus what the footer shows. */
export const systemConfig = z.object({
  site_name: z.string(),
  site_name_zh: z.string(),
  websocket_address: z.string(),
  CountryCode: z.array(countryCode),
  weibo_qr_code: z.nullable(z.string()),
  apply_for_anchor: z.nullable(z.string()),
  feedback_qq: z.nullable(z.string()),
  customer_service_email: z.nullable(z.string()),
  icp_record: z.nullable(z.string()),
  streaming_software_url: z.nullable(z.string()),
  /** Download address of the phone app; null while there is none. */
  app_ios_url: z.nullable(z.string()),
  app_android_url: z.nullable(z.string()),
  mobile_origin: z.nullable(z.string()),
  captcha: z.enum(['slide', 'tencent', 'off']),
  /** App id for the script of a captcha service; null for our own puzzle. */
  captcha_app_id: z.nullable(z.string()),
  /** Carrier of private messages between members. */
  im: z.enum(['own', 'tencent']),
  /** Another way to that service than its own addresses; null for those. */
  im_server: z.nullable(z.string()),
  simulated: z.boolean(),
});
export type SystemConfig = z.output<typeof systemConfig>;

export const getSystemConfig = defineCall({
  method: 'GET',
  path: 'Universal/systemConfig',
  caller: 'public',
  rate: 'read',
  cache: 'public',
  origin: 'ours',
  summary:
    'System settings of the site: contacts, country codes, address of the socket. The specification names the call without its path.',
  input: nothing,
  data: systemConfig,
});

export const getKefuInfo = defineCall({
  method: 'POST',
  path: 'user/getKefuInfo',
  caller: 'public',
  rate: 'read',
  cache: 'public',
  summary: 'How to reach customer service.',
  input: nothing,
  data: z.object({ email: z.nullable(z.string()), qq: z.nullable(z.string()), hours: z.nullable(z.string()) }),
});
