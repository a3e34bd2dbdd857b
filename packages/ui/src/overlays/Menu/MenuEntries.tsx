import { Menu as Base } from '@base-ui/react/menu';
import { Check, ChevronRight } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { KeyHint } from '../../actions/KeyHint/index.ts';
import { usePortalTheme } from '../../theme/UiProvider/index.ts';
import {
  chevron,
  groupLabel,
  hintText,
  icon as iconSlot,
  item,
  itemTones,
  layer,
  popup,
  reason,
  separator,
  tick,
  words,
} from './Menu.css.ts';
import type { MenuCheckEntry, MenuChoiceEntry, MenuEntry, MenuGroupEntry, MenuItemEntry, MenuSubmenuEntry } from './entry.ts';

type Kind = NonNullable<MenuEntry['kind']>;

/** The lines of one menu or of one submenu. */
export function MenuEntries({ entries }: { entries: readonly MenuEntry[] }) {
  return entries.map((entry) => {
    const Line = lines[entry.kind ?? 'item'] as ComponentType<{ entry: MenuEntry }>;
    return <Line key={entry.id} entry={entry} />;
  });
}

function Words({ icon, label, disabledReason }: { icon?: ReactNode; label: string; disabledReason?: string }) {
  return (
    <>
      {icon && <span className={iconSlot}>{icon}</span>}
      <span className={words}>
        {label}
        {disabledReason && <span className={reason}>{disabledReason}</span>}
      </span>
    </>
  );
}

function Item({ entry }: { entry: MenuItemEntry }) {
  const { label, tone = 'neutral', disabledReason, shortcut, hint, href, onSelect } = entry;
  const inner = (
    <>
      <Words {...entry} />
      {hint && <span className={hintText}>{hint}</span>}
      {shortcut && <KeyHint keys={[shortcut]} />}
    </>
  );
  if (href !== undefined && disabledReason === undefined) {
    return (
      <Base.LinkItem className={`${item} ${itemTones[tone]}`} href={href} label={label} closeOnClick onClick={onSelect}>
        {inner}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item className={`${item} ${itemTones[tone]}`} label={label} disabled={disabledReason !== undefined} onClick={onSelect}>
      {inner}
    </Base.Item>
  );
}

function CheckLine({ entry }: { entry: MenuCheckEntry }) {
  const { label, checked, onCheckedChange, disabledReason } = entry;
  return (
    <Base.CheckboxItem
      className={item}
      label={label}
      checked={checked}
      disabled={disabledReason !== undefined}
      onCheckedChange={(next) => onCheckedChange(next)}
    >
      <Words {...entry} />
      <Tick Indicator={Base.CheckboxItemIndicator} />
    </Base.CheckboxItem>
  );
}

function Choice({ entry: { label, value, options, onValueChange } }: { entry: MenuChoiceEntry }) {
  return (
    <Base.Group>
      <Base.GroupLabel className={groupLabel}>{label}</Base.GroupLabel>
      <Base.RadioGroup value={value} onValueChange={(next: string) => onValueChange(next)}>
        {options.map((option) => (
          <Base.RadioItem
            key={option.value}
            className={item}
            value={option.value}
            label={option.label}
            disabled={option.disabledReason !== undefined}
            closeOnClick
          >
            <Words {...option} />
            <Tick Indicator={Base.RadioItemIndicator} />
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  );
}

/** Keeps its space when nothing is ticked, so that the labels do not move. */
function Tick({ Indicator }: { Indicator: typeof Base.CheckboxItemIndicator | typeof Base.RadioItemIndicator }) {
  return (
    <span className={tick}>
      <Indicator>
        <Check size={16} aria-hidden />
      </Indicator>
    </span>
  );
}

function Submenu({ entry }: { entry: MenuSubmenuEntry }) {
  const theme = usePortalTheme();
  return (
    <Base.SubmenuRoot>
      <Base.SubmenuTrigger className={item} label={entry.label} disabled={entry.disabledReason !== undefined}>
        <Words {...entry} />
        <span className={chevron}>
          <ChevronRight size={16} aria-hidden />
        </span>
      </Base.SubmenuTrigger>
      <Base.Portal>
        <div {...theme}>
          <Base.Positioner className={layer} sideOffset={4} alignOffset={-5} collisionPadding={12}>
            <Base.Popup className={popup}>
              <MenuEntries entries={entry.entries} />
            </Base.Popup>
          </Base.Positioner>
        </div>
      </Base.Portal>
    </Base.SubmenuRoot>
  );
}

function Group({ entry: { label, entries } }: { entry: MenuGroupEntry }) {
  return (
    <Base.Group>
      <Base.GroupLabel className={groupLabel}>{label}</Base.GroupLabel>
      <MenuEntries entries={entries} />
    </Base.Group>
  );
}

function Line() {
  return <Base.Separator className={separator} />;
}

const lines = { item: Item, check: CheckLine, choice: Choice, submenu: Submenu, group: Group, separator: Line } satisfies Record<
  Kind,
  unknown
>;
