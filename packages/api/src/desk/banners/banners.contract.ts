import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, integer } from '../../contract/fields.ts';
import { bannerInput, adPlaces, deskBanner, shownBanner } from './banners.schema.ts';

const place = z._default(z.enum(adPlaces), 'main');

export const getAdvertisement = defineCall({
  method: 'POST',
  path: 'banner/getAdvertisement',
  caller: 'public',
  rate: 'read',
  summary: 'One advertisement of a place, the first that is for the caller in their language now; null without any.',
  input: z.object({ place }),
  data: z.object({ advert: z.nullable(shownBanner) }),
});

export const getAdvertisingList = defineCall({
  method: 'GET',
  path: 'banner/getAdvertisingList',
  caller: 'public',
  rate: 'read',
  summary: 'What stands in a place for the caller in their language now, banners and advertisements, in their order.',
  input: z.object({ place, limit: z._default(integer(1, 10), 5) }),
  data: z.object({ list: z.array(shownBanner) }),
});

export const bannerSeen = defineCall({
  method: 'POST',
  path: 'banner/seen',
  caller: 'public',
  rate: 'write',
  changes: true,
  origin: 'ours',
  summary: 'Somebody has seen a banner: counted once a person and day, of visitors once an address and browser.',
  input: z.object({ id }),
  data: z.object({ is_counted: z.boolean() }),
});

export const adminBanners = defineCall({
  method: 'GET',
  path: 'admin/banners',
  caller: 'operator',
  rate: 'read',
  origin: 'ours',
  summary: 'All banners and advertisements, place by place in their order, with how many people saw each.',
  input: z.object({}),
  data: z.object({ list: z.array(deskBanner) }),
});

export const adminSaveBanner = defineCall({
  method: 'POST',
  path: 'admin/saveBanner',
  caller: 'operator',
  rate: 'write',
  idempotent: false,
  origin: 'ours',
  summary: 'Makes a banner, or changes one; it leads to a page of the site and nowhere else. Written down.',
  input: z.object({ id: z.optional(id), ...bannerInput }),
  data: deskBanner,
});
