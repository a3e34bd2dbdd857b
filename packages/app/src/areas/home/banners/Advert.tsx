import { getAdvertisement, type BannerPlace } from '@pitchside/api/desk/banners';
import type { AdBannerProps } from '@pitchside/ui/AdBanner';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { session } from '../../../platform/session/session.store.ts';
import { BannerWired } from './Banner.tsx';
import { closed } from './closed.store.ts';

/** Heights of both looks, px: the place is kept until it is known whether there is anything. */
const heights = { card: 196, strip: 96 } as const;

/** The advertisement of a place; nothing where there is none, it was taken away, or it did not come: nobody misses it. */
export function AdvertWired({ place, look = 'card' }: { place: BannerPlace } & Pick<AdBannerProps, 'look'>) {
  const { user } = useSnapshot(session);
  const gone = useSnapshot(closed);
  const { value, state } = useResource(`advert ${place} ${user?.id ?? ''}`, (signal) =>
    api.call(getAdvertisement, { place }, { signal, quiet: true }),
  );
  if (!value) return state === 'failed' ? null : <Skeleton shape="block" height={heights[look]} />;
  if (!value.advert || gone.includes(value.advert.id)) return null;
  return <BannerWired banner={value.advert} look={look} />;
}
