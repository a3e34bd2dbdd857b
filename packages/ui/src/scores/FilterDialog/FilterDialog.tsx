import { useLingui } from '@lingui/react/macro';
import { Check, Search } from 'lucide-react';
import { forwardRef, useId, useRef, useState, type RefObject } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { Checkbox } from '../../forms/Checkbox/index.ts';
import { DialogClose, DialogFrame, DialogTitle } from '../../overlays/Dialog/index.ts';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { Input } from '../../forms/Input/index.ts';
import { tabPanel, Tabs } from '../../actions/Tabs/index.ts';
import { LeagueStripe } from '../LeagueStripe/index.ts';
import { choices, countChosen, groupItems, type FilterItem } from './choice.ts';
import {
  body,
  foot,
  group as groupBox,
  head,
  item as itemBox,
  itemCount,
  itemName,
  items as itemList,
  itemWords,
  letter,
  search as searchBox,
  titleLine,
  tools,
  total,
} from './FilterDialog.css.ts';
import { useLeaving, type OpenProps } from '../../theme/useControllableState.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Kinds of filter of the list. */
export const filterKinds = ['event', 'country'] as const;
export type FilterKind = (typeof filterKinds)[number];

/** Quick choices: the hot events, the first-class ones, matches with a stream, all. */
export const filterPresets = ['hot', 'simple', 'live', 'all'] as const;
export type FilterPreset = (typeof filterPresets)[number];

/** Result of the dialog. */
export interface FilterChoice {
  kind: FilterKind;
  /** Ids of the events or countries that stay. */
  chosen: ReadonlySet<string>;
}

export interface FilterDialogProps extends OpenProps, RootProps {
  /** Called when it is closed, with or without a choice. */
  onClose?: () => void;
  /** Events and countries of the list, with their matches. */
  items: Record<FilterKind, readonly FilterItem[]>;
  /** Items that are shown now, by kind. */
  chosen: Record<FilterKind, ReadonlySet<string>>;
  /** Kind shown first; default events. */
  defaultKind?: FilterKind;
  /** Applies the ticks; called for each kind that was changed, and last for the one in view. */
  onApply: (choice: FilterChoice) => void;
  /** Applies a preset at once; without it there are none. */
  onPreset?: (preset: FilterPreset) => void;
  /** The preset in effect. */
  preset?: FilterPreset;
}

/**
 * Filter of a score table by events or countries. Nothing changes until it is applied; the foot shows how many matches would stay
 * and how many would be hidden.
 */
export const FilterDialog = forwardRef<HTMLDivElement, FilterDialogProps>(function FilterDialog(props, ref) {
  const { isOpen, leave } = useLeaving(props);
  const field = useRef<HTMLDivElement>(null);
  return (
    <DialogFrame
      open={isOpen}
      onClose={leave}
      size="xl"
      initialFocus={() => field.current?.querySelector('input') ?? true}
      ref={ref}
      {...rootOf(props)}
    >
      <Choosing {...props} field={field} onClose={leave} />
    </DialogFrame>
  );
});

/** Content of the dialog; it is mounted at each opening, so that it starts with the applied choice. */
function Choosing({
  items,
  chosen,
  defaultKind = 'event',
  onApply,
  onClose,
  onPreset,
  preset,
  field,
}: FilterDialogProps & { field: RefObject<HTMLDivElement | null>; onClose: () => void }) {
  const { t } = useLingui();
  const id = useId();
  const [kind, setKind] = useState<FilterKind>(defaultKind);
  const [ticked, setTicked] = useState(chosen);
  const [search, setSearch] = useState('');
  const groups = groupItems(items[kind], search);
  const found = groups.flatMap((group) => [...group.items]);
  const { shown, hidden } = countChosen(items[kind], ticked[kind]);
  const set = (next: ReadonlySet<string>) => setTicked({ ...ticked, [kind]: next });
  const kindNames: Record<FilterKind, string> = { event: t({ id: 'filter.events', message: '赛事' }), country: t`国家/地区` };
  const presetNames: Record<FilterPreset, string> = { hot: t`热门`, simple: t`精简`, live: t`只看直播`, all: t`全部` };

  return (
    <>
      <div className={head}>
        <div className={titleLine}>
          <DialogTitle>{t`筛选比赛`}</DialogTitle>
          <Tabs
            look="segmented"
            controls={`${id}-items`}
            label={t`按什么筛选`}
            tabs={filterKinds.map((one) => ({ id: one, label: kindNames[one], count: items[one].length }))}
            value={kind}
            onValueChange={setKind}
          />
        </div>
        {onPreset && (
          <div className={tools} role="group" aria-label={t`快捷筛选`}>
            {filterPresets.map((one) => (
              <Button
                key={one}
                size="s"
                tone={one === preset ? 'soft' : 'outline'}
                aria-pressed={one === preset}
                icon={one === preset && <Check size={16} aria-hidden />}
                onClick={() => onPreset(one)}
              >
                {presetNames[one]}
              </Button>
            ))}
          </div>
        )}
        <div className={tools}>
          <Button size="s" tone="outline" onClick={() => set(choices.all(ticked[kind], found))}>{t`全选`}</Button>
          <Button size="s" tone="outline" onClick={() => set(choices.invert(ticked[kind], found))}>{t`反选`}</Button>
          <Button size="s" tone="outline" onClick={() => set(choices.hot(ticked[kind], found))}>{t`只选热门`}</Button>
          <div className={searchBox} ref={field}>
            <Input
              label={kind === 'event' ? t`搜索赛事` : t`搜索国家/地区`}
              labelHidden
              value={search}
              onValueChange={setSearch}
              placeholder={kind === 'event' ? t`搜索赛事` : t`搜索国家/地区`}
              icon={<Search size={16} aria-hidden />}
            />
          </div>
        </div>
      </div>
      <div className={body} tabIndex={-1} {...tabPanel(`${id}-items`, kind)}>
        {groups.length === 0 && <EmptyState title={t`没有找到`} drawing={null} />}
        {groups.map((group) => (
          <div key={group.id} className={groupBox} role="group" aria-labelledby={`${id}-${group.id}`}>
            <span id={`${id}-${group.id}`} className={letter}>
              {group.id === 'hot' ? t`热` : group.id}
            </span>
            <div className={itemList}>
              {group.items.map(({ id: one, name, count, color }) => (
                <div key={one} className={itemBox}>
                  <Checkbox
                    checked={ticked[kind].has(one)}
                    onCheckedChange={(on) =>
                      set(on ? new Set([...ticked[kind], one]) : new Set([...ticked[kind]].filter((other) => other !== one)))
                    }
                  >
                    <span className={itemWords}>
                      {kind === 'event' && <LeagueStripe leagueId={one} color={color} />}
                      <span className={itemName} title={name}>
                        {name}
                      </span>
                      <span className={itemCount}>{count}</span>
                    </span>
                  </Checkbox>
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className={foot}>
        <p className={total} role="status">{t`显示 ${shown} 场，隐藏 ${hidden} 场`}</p>
        <Button tone="outline" onClick={onClose}>{t`取消`}</Button>
        <Button
          tone="primary"
          disabled={filterKinds.some((one) => countChosen(items[one], ticked[one]).shown === 0)}
          onClick={() => {
            // Ticks under the other heading are applied too; the heading in view comes last.
            for (const one of filterKinds) if (one !== kind && ticked[one] !== chosen[one]) onApply({ kind: one, chosen: ticked[one] });
            onApply({ kind, chosen: ticked[kind] });
            onClose();
          }}
        >
          {t`确定`}
        </Button>
      </div>
      <DialogClose />
    </>
  );
}
