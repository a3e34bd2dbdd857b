import { useLingui } from '@lingui/react/macro';
import { adminShelves, shelfKinds, type Shelf, type ShelfKind } from '@pitchside/api/content/content';
import { locales } from '@pitchside/locales';
import { Button } from '@pitchside/ui/Button';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { Pressable } from '@pitchside/ui/Pressable';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Table } from '@pitchside/ui/Table';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { language } from '../../../../../platform/api/language.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { statusOf } from '../../../../../platform/resource/statusOf.ts';
import { Blocks, Two } from '../Admin.layout.ts';
import { ShelfFormWired } from './ShelfForm.tsx';
import { TagsWired } from './Tags.tsx';

/** Sections of articles, categories of videos, circles and tags: named in three languages, put in order, opened and closed. */
export default function Shelves() {
  const { t } = useLingui();
  const [kind, setKind] = useState<ShelfKind>('section');
  const [opened, setOpened] = useState<Shelf>();
  const [fresh, setFresh] = useState(0);
  const { value, state, again } = useResource(kind, (signal) => api.call(adminShelves, { kind }, { signal, quiet: true }));
  const names: Record<ShelfKind, string> = {
    section: t`文章栏目`,
    category: t`视频分类`,
    circle: t({ id: 'desk.communities', message: '圈子' }),
  };
  const list = value?.list ?? [];
  const parentOf = (id: string | null) => list.find((shelf) => shelf.id === id)?.names[language];
  const write = (shelf: Shelf | undefined) => {
    setOpened(shelf);
    setFresh(fresh + 1);
  };
  return (
    <Two>
      <Card
        id="shelves"
        title={t`栏目与圈子`}
        tabs={
          <SegmentedControl
            look="line"
            label={t`种类`}
            value={kind}
            onValueChange={(next) => {
              setKind(next);
              write(undefined);
            }}
            segments={shelfKinds.map((each) => ({ value: each, label: names[each] }))}
          />
        }
        aside={<Button size="s" onClick={() => write(undefined)}>{t`新建`}</Button>}
      >
        <CardBleed>
          <Table
            caption={names[kind]}
            captionHidden
            rows={list}
            keyOf={({ id }) => id}
            {...(opened && { currentKey: opened.id })}
            status={statusOf({ value, state })}
            error={t`列表没能送到`}
            onRetry={again}
            columns={[
              {
                id: 'name',
                head: t`名称`,
                cell: (shelf) => (
                  <Pressable onClick={() => write(shelf)}>
                    <TwoLines
                      look="strong"
                      note={locales
                        .filter((other) => other !== language)
                        .map((other) => shelf.names[other])
                        .join(' · ')}
                    >
                      {shelf.names[language]}
                    </TwoLines>
                  </Pressable>
                ),
              },
              ...(kind === 'category' ? [{ id: 'parent', head: t`上级`, cell: ({ parent_id }: Shelf) => parentOf(parent_id) ?? '–' }] : []),
              { id: 'place', head: t`次序`, numeric: true, cell: ({ place }) => String(place) },
              { id: 'total', head: t`内容数`, numeric: true, cell: ({ total }) => String(total) },
              { id: 'open', head: t`状态`, cell: ({ is_open }) => (is_open ? t`开放` : t`已关闭`) },
            ]}
          />
        </CardBleed>
      </Card>
      <Blocks>
        <ShelfFormWired
          key={`${kind} ${opened?.id ?? 'new'} ${fresh}`}
          kind={kind}
          shelf={opened}
          parents={list.filter(({ parent_id, id }) => parent_id === null && id !== opened?.id)}
          onSaved={(shelf) => {
            setOpened(shelf);
            again();
          }}
        />
        <TagsWired />
      </Blocks>
    </Two>
  );
}
