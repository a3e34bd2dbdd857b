import { useLingui } from '@lingui/react/macro';
import { getAdvertisingList } from '@pitchside/api/desk/banners';
import { bannerList } from '@pitchside/api/content/news';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { IconButton } from '@pitchside/ui/IconButton';
import { Link } from '@pitchside/ui/Link';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { language } from '../../../platform/api/language.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { session } from '../../../platform/session/session.store.ts';
import { Fronted, Turns } from './banners.layout.ts';
import { BannerWired } from './Banner.tsx';

/** Editors' picks shown under the banner at most. */
const mostFronted = 3;

/** Banners of the first page, one at a time and turned by hand, and under them what editors put in front. */
export function Carousel() {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const [at, setAt] = useState(0);
  const { value, state, again } = useResource(`main ${user?.id ?? ''}`, async (signal) => {
    const [own, fronted] = await Promise.all([
      api.call(getAdvertisingList, { place: 'main' }, { signal, quiet: true }),
      api.call(bannerList, { place: 'main', limit: mostFronted, lang: language }, { signal, quiet: true }),
    ]);
    return { own: own.list, fronted: fronted.list };
  });
  const own = value?.own ?? [];
  const count = own.length;
  const shown = own[at % Math.max(1, count)];
  if (value && count + value.fronted.length === 0) return null;
  const number = (at % Math.max(1, count)) + 1;
  return (
    <section aria-labelledby="front-banners" aria-busy={!value && state === 'loading'}>
      <SectionTitle
        headingId="front-banners"
        action={
          count > 1 && (
            <Turns>
              <IconButton
                label={t`上一个`}
                icon={<ChevronLeft size={16} aria-hidden />}
                size="s"
                onClick={() => setAt((at + count - 1) % count)}
              />
              <Text size="s" tone="quiet" role="status">
                {t`第 ${number} 个，共 ${count} 个`}
              </Text>
              <IconButton
                label={t`下一个`}
                icon={<ChevronRight size={16} aria-hidden />}
                size="s"
                onClick={() => setAt((at + 1) % count)}
              />
            </Turns>
          )
        }
      >
        {t`站内动态`}
      </SectionTitle>
      {!value ? (
        state === 'failed' ? (
          <ErrorState layout="row" onRetry={again} />
        ) : (
          <Skeleton shape="block" height={196} />
        )
      ) : (
        <>
          {shown && <BannerWired key={shown.id} banner={shown} />}
          <Fronted>
            {value.fronted.map(({ id, title, link }) => (
              <li key={id}>
                <Link href={link} tone="muted">
                  {title}
                </Link>
              </li>
            ))}
          </Fronted>
        </>
      )}
    </section>
  );
}
