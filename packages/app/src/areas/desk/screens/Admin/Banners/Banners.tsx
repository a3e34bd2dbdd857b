import { useLingui } from '@lingui/react/macro';
import { adminBanners, type DeskBanner } from '@pitchside/api/desk/banners';
import { Button } from '@pitchside/ui/Button';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { Pressable } from '@pitchside/ui/Pressable';
import { Table } from '@pitchside/ui/Table';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { language } from '../../../../../platform/api/language.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { statusOf } from '../../../../../platform/resource/statusOf.ts';
import { Two } from '../Admin.layout.ts';
import { BannerForm } from './BannerForm.tsx';
import { useBannerLabels } from './useBannerLabels.ts';

/** Banners and advertisements, place by place: written, timed, opened and closed, with how many people saw each. */
export default function Banners() {
  const { t, i18n } = useLingui();
  const { places, kinds, audiences } = useBannerLabels();
  const [opened, setOpened] = useState<DeskBanner>();
  const [fresh, setFresh] = useState(0);
  const { value, state, again } = useResource('banners', (signal) => api.call(adminBanners, {}, { signal, quiet: true }));
  const write = (banner: DeskBanner | undefined) => {
    setOpened(banner);
    setFresh(fresh + 1);
  };
  return (
    <Two>
      <Card id="banners" title={t`横幅与广告`} aside={<Button size="s" onClick={() => write(undefined)}>{t`新建`}</Button>}>
        <CardBleed>
          <Table
            caption={t`横幅与广告`}
            captionHidden
            rows={value?.list ?? []}
            keyOf={({ id }) => id}
            {...(opened && { currentKey: opened.id })}
            status={statusOf({ value, state })}
            error={t`列表没能送到`}
            onRetry={again}
            empty={<EmptyState title={t`还没有横幅和广告`} drawing={null} />}
            columns={[
              {
                id: 'title',
                head: t`标题`,
                cell: (banner) => (
                  <Pressable onClick={() => write(banner)}>
                    <TwoLines look="strong" note={`${places[banner.place]} · ${kinds[banner.kind]}`}>
                      {banner.titles[language]}
                    </TwoLines>
                  </Pressable>
                ),
              },
              { id: 'audience', head: t`给谁看`, cell: ({ audience }) => audiences[audience] },
              { id: 'rank', head: t`次序`, numeric: true, cell: ({ rank }) => String(rank) },
              { id: 'seen', head: t`看过`, numeric: true, cell: ({ seen }) => i18n.number(seen) },
              { id: 'open', head: t`状态`, cell: ({ is_open }) => (is_open ? t`开放` : t`已关闭`) },
            ]}
          />
        </CardBleed>
      </Card>
      <BannerForm
        key={`${opened?.id ?? 'new'} ${fresh}`}
        banner={opened}
        onSaved={(banner) => {
          setOpened(banner);
          again();
        }}
      />
    </Two>
  );
}
