import { alertDefaults, AlertSettings } from '@pitchside/ui/AlertSettings';
import { Button } from '@pitchside/ui/Button';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Combobox } from '@pitchside/ui/Combobox';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { DanmakuComposer, plainDress } from '@pitchside/ui/DanmakuComposer';
import { danmakuDefaults } from '@pitchside/ui/DanmakuLayer';
import { DanmakuSettings } from '@pitchside/ui/DanmakuSettings';
import { DateRange } from '@pitchside/ui/DateRange';
import { DateStrip } from '@pitchside/ui/DateStrip';
import { Dialog, DialogActions } from '@pitchside/ui/Dialog';
import { DataSaver } from '@pitchside/ui/DataSaver';
import { DownloadPopover } from '@pitchside/ui/DownloadPopover';
import { Drawer } from '@pitchside/ui/Drawer';
import { EmojiPicker } from '@pitchside/ui/EmojiPicker';
import { FilterDialog } from '@pitchside/ui/FilterDialog';
import { GiftPanel } from '@pitchside/ui/GiftPanel';
import { GoalPopup } from '@pitchside/ui/GoalPopup';
import { Header, HeaderAction } from '@pitchside/ui/Header';
import { HoverCard } from '@pitchside/ui/HoverCard';
import { IconButton } from '@pitchside/ui/IconButton';
import { LanguageSwitch } from '@pitchside/ui/LanguageSwitch';
import { Lightbox } from '@pitchside/ui/Lightbox';
import { LoginDialog } from '@pitchside/ui/LoginDialog';
import { Menu, type MenuEntry } from '@pitchside/ui/Menu';
import { MessageBell } from '@pitchside/ui/MessageBell';
import { MessagePanel } from '@pitchside/ui/MessagePanel';
import { NoblePanel } from '@pitchside/ui/NoblePanel';
import { PlayerFrame } from '@pitchside/ui/PlayerFrame';
import { Popover, PopoverClose } from '@pitchside/ui/Popover';
import { Prompt } from '@pitchside/ui/Prompt';
import { RadioMenu } from '@pitchside/ui/RadioMenu';
import { RedEnvelope } from '@pitchside/ui/RedEnvelope';
import { ScheduleRow } from '@pitchside/ui/ScheduleList';
import { ScoreTable } from '@pitchside/ui/ScoreTable';
import { SearchBox } from '@pitchside/ui/SearchBox';
import { Select } from '@pitchside/ui/Select';
import { SpendGuard } from '@pitchside/ui/SpendGuard';
import { createToasts, ToastHost } from '@pitchside/ui/Toast';
import { Tooltip } from '@pitchside/ui/Tooltip';
import { UserCard } from '@pitchside/ui/UserCard';
import { UserMenu } from '@pitchside/ui/UserMenu';
import { useState, type ReactNode } from 'react';
import { goal, match } from './matches.ts';

/** Something of the package that opens. */
export interface Opening {
  name: string;
  part: ReactNode;
  /** Action on the first control, or on the one that `at` finds; default a press. */
  by?: 'hover' | 'focus';
  at?: string;
  /** Role of the overlay that opens; default a dialog. */
  shows?: string;
  /** Opens beside its control, not in the middle or at an edge; default false. */
  beside?: boolean;
  /** Escape does not close it; default false. */
  stays?: boolean;
}

const nothing = () => undefined;

/** A part whose open state is controlled. */
function Probe({ children }: { children: (open: boolean, close: () => void, control: HTMLElement | null) => ReactNode }) {
  const [control, setControl] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button onClick={({ currentTarget }) => setControl(currentTarget)}>Open</Button>
      {children(control !== null, () => setControl(null), control)}
    </>
  );
}

const toasts = createToasts();
const fruit = [
  { value: 'a', label: 'Apple' },
  { value: 'b', label: 'Banana' },
];
const items = [{ id: 'c', name: 'Cup', count: 3, letter: 'C' }];
const entries: MenuEntry[] = [
  { id: 'copy', label: 'Copy' },
  { kind: 'check', id: 'sound', label: 'Sound', checked: true, onCheckedChange: nothing },
  { kind: 'separator', id: 'line' },
  { kind: 'submenu', id: 'more', label: 'More', entries: [{ id: 'link', label: 'Link', href: '#link' }] },
];
const gift = { id: 'g', name: 'Rose', art: 'clap', price: 10 } as const;
const perks = { entry: 'words', freeComments: 3, coloredName: true, gifts: 2, seat: 'front', taskBonus: 5, unseen: false } as const;
const picture = {
  src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/%3E',
  alt: 'Pitch',
  width: 40,
  height: 30,
};
const row = { ...match, id: 'm1', href: '#m1', kickoffAt: 1_763_726_400_000, league: { id: 'c', name: 'Cup' } };
const menu = '[role=menu]';
const list = '[role=listbox]';

/** Everything that opens, as an outside team would write it. */
export const openings: readonly Opening[] = [
  {
    name: 'Tooltip',
    by: 'hover',
    shows: '[data-open] kbd',
    beside: true,
    part: (
      <Tooltip content="Full screen" shortcut="F">
        <button type="button">Screen</button>
      </Tooltip>
    ),
  },
  {
    name: 'Tooltip of a link',
    by: 'focus',
    shows: '[data-open] kbd',
    beside: true,
    part: (
      <Tooltip content="Tools" shortcut="T">
        <HeaderAction href="#tools">Tools</HeaderAction>
      </Tooltip>
    ),
  },
  { name: 'IconButton', by: 'hover', shows: '[data-open] kbd', beside: true, part: <IconButton label="Mute" icon="m" shortcut="M" /> },
  {
    name: 'HoverCard',
    by: 'hover',
    shows: '[data-open] strong',
    beside: true,
    part: (
      <HoverCard delay={0} trigger={<a href="#a">Alfie</a>}>
        <strong>Card</strong>
      </HoverCard>
    ),
  },
  {
    name: 'Popover',
    beside: true,
    part: (
      <Popover label="Panel" trigger={<Button>Panel</Button>}>
        <PopoverClose>
          <Button>Done</Button>
        </PopoverClose>
      </Popover>
    ),
  },
  { name: 'Menu', shows: menu, beside: true, part: <Menu trigger={<Button>Menu</Button>} entries={entries} /> },
  {
    name: 'RadioMenu',
    shows: menu,
    beside: true,
    part: <RadioMenu trigger={<Button>Radio</Button>} value="a" options={fruit} onValueChange={nothing} />,
  },
  { name: 'Select', shows: list, beside: true, part: <Select label="Fruit" options={fruit} value="a" onValueChange={nothing} /> },
  {
    name: 'Combobox',
    at: 'input',
    shows: list,
    beside: true,
    part: <Combobox label="Fruit" options={fruit} value={null} onValueChange={nothing} />,
  },
  {
    name: 'Combobox of several',
    at: 'input',
    shows: list,
    beside: true,
    part: <Combobox multiple label="Fruits" options={fruit} value={['a']} onValueChange={nothing} />,
  },
  { name: 'DateRange', beside: true, part: <DateRange label="Days" value={null} onValueChange={nothing} /> },
  {
    name: 'DateStrip',
    at: 'button[aria-haspopup]',
    beside: true,
    part: (
      <DateStrip
        label="Day"
        days={[{ day: '2026-11-21' }, { day: '2026-11-22' }]}
        value="2026-11-21"
        onValueChange={nothing}
        calendar={{}}
      />
    ),
  },
  { name: 'EmojiPicker', beside: true, part: <EmojiPicker onValueChange={nothing} side="bottom" /> },
  {
    name: 'DanmakuSettings',
    beside: true,
    part: <DanmakuSettings view={danmakuDefaults} onViewChange={nothing} danmakuOn onDanmakuChange={nothing} />,
  },
  {
    name: 'DanmakuComposer',
    at: 'button[aria-haspopup]',
    beside: true,
    part: <DanmakuComposer onSend={() => true} dress={plainDress} onDressChange={nothing} onSignIn={nothing} />,
  },
  {
    name: 'AlertSettings',
    beside: true,
    part: (
      <Popover label="Alerts" trigger={<HeaderAction>Alerts</HeaderAction>}>
        <AlertSettings value={alertDefaults} onValueChange={nothing} />
      </Popover>
    ),
  },
  { name: 'LanguageSwitch', shows: menu, beside: true, part: <LanguageSwitch value="en" onValueChange={nothing} /> },
  { name: 'DataSaver', beside: true, part: <DataSaver reason="slow" /> },
  { name: 'DownloadPopover', beside: true, part: <DownloadPopover appName="App" ios="14" /> },
  {
    name: 'MessageBell',
    beside: true,
    part: (
      <MessageBell
        unread={3}
        messages={[{ id: 'c1', kind: 'chat', title: 'Joe', text: 'Hi', at: 0, unread: 1, href: '#c1' }]}
        onReadAll={nothing}
        allHref="#all"
      />
    ),
  },
  {
    name: 'UserMenu',
    beside: true,
    part: (
      <UserMenu
        member={{ id: '1', nickname: 'Joe', diamonds: 5 }}
        onLogin={nothing}
        onLogout={nothing}
        places={{ space: '#space' }}
        rechargeHref="#buy"
      />
    ),
  },
  {
    name: 'Header',
    at: 'nav a',
    by: 'hover',
    shows: '[data-open] a[href="#cup"]',
    part: (
      <Header
        siteName="Site"
        items={[{ id: 'scores', label: 'Scores', href: '#scores', children: [{ id: 'cup', label: 'Cup', href: '#cup' }] }]}
      />
    ),
  },
  {
    name: 'SearchBox',
    at: 'input',
    by: 'focus',
    shows: '[data-open]',
    beside: true,
    part: (
      <SearchBox
        onSearch={nothing}
        history={['cup']}
        onDeleteHistory={nothing}
        onClearHistory={nothing}
        hot={[{ ...match, id: 'm1', href: '#m1' }]}
      />
    ),
  },
  {
    name: 'GiftPanel',
    at: 'button[aria-haspopup=menu]',
    shows: menu,
    beside: true,
    part: (
      <GiftPanel
        gifts={[gift]}
        backpack={[]}
        viewer={{ kind: 'member', balance: 50 }}
        onRetry={nothing}
        onEffectsChange={nothing}
        onSend={nothing}
        onCombo={nothing}
        onComboEnd={nothing}
        onUndo={nothing}
        onRecharge={nothing}
        onSignIn={nothing}
        onNoble={nothing}
      />
    ),
  },
  {
    name: 'ScoreTable',
    at: 'a[data-match-link]',
    by: 'hover',
    shows: '[data-open] strong',
    beside: true,
    part: (
      <ScoreTable
        label="Scores"
        sections={[{ group: 'live', matches: [row] }]}
        starred={new Set()}
        onStar={nothing}
        peek={() => <strong>Peek</strong>}
      />
    ),
  },
  {
    name: 'ScheduleRow',
    at: 'button[aria-haspopup]',
    beside: true,
    part: (
      <ScheduleRow
        match={{ ...row, sport: 'football', round: '1', reserveCount: 2, status: { kind: 'scheduled' }, score: null }}
        reservation="silent"
        onReserve={nothing}
        onStar={nothing}
        onCancel={nothing}
        onRemind={nothing}
      />
    ),
  },
  {
    name: 'PlayerFrame',
    at: 'button[aria-haspopup=menu]',
    shows: menu,
    beside: true,
    part: (
      <PlayerFrame
        state={{
          status: 'playing',
          muted: false,
          volume: 1,
          isLive: true,
          fullscreen: false,
          quality: 'auto',
          qualities: [{ kind: 'original' }, { kind: 'auto' }],
        }}
        controls="shown"
        video={<video />}
        onPlay={nothing}
        onPause={nothing}
        onRefresh={nothing}
        onMutedChange={nothing}
        onVolumeChange={nothing}
        onFullscreenChange={nothing}
        onQualityChange={nothing}
      />
    ),
  },
  {
    name: 'Dialog',
    part: (
      <Probe>
        {(open, close) => (
          <Dialog
            open={open}
            onClose={close}
            title="Title"
            description="Words"
            footer={<DialogActions confirm="Yes" onConfirm={close} onCancel={close} />}
          >
            Body
          </Dialog>
        )}
      </Probe>
    ),
  },
  {
    name: 'ConfirmDialog',
    shows: '[role=alertdialog]',
    part: (
      <Probe>
        {(open, close) => (
          <ConfirmDialog
            open={open}
            onCancel={close}
            onConfirm={close}
            title="Sure?"
            description="Words"
            confirm="Yes"
            tone="destructive"
            consent="I know"
          />
        )}
      </Probe>
    ),
  },
  {
    name: 'Prompt',
    shows: '[role=alertdialog]',
    part: <Probe>{(open, close) => <Prompt open={open} onCancel={close} onRelogin={close} />}</Probe>,
  },
  {
    name: 'Drawer',
    part: (
      <Probe>
        {(open, close) => (
          <Drawer open={open} onClose={close} title="Drawer">
            Body
          </Drawer>
        )}
      </Probe>
    ),
  },
  {
    name: 'Lightbox',
    part: (
      <Probe>
        {(open, close) => <Lightbox pictures={[picture, picture]} index={open ? 0 : null} onIndexChange={nothing} onClose={close} />}
      </Probe>
    ),
  },
  {
    name: 'FilterDialog',
    part: (
      <Probe>
        {(open, close) => (
          <FilterDialog
            open={open}
            onClose={close}
            items={{ event: items, country: items }}
            chosen={{ event: new Set(), country: new Set() }}
            onApply={nothing}
            onPreset={nothing}
            preset="hot"
          />
        )}
      </Probe>
    ),
  },
  {
    name: 'LoginDialog',
    part: (
      <Probe>
        {(open, close) => (
          <LoginDialog
            open={open}
            onClose={close}
            face="phone"
            onFaceChange={nothing}
            onModeChange={nothing}
            qr={{ state: 'loading', onRefresh: nothing }}
            onSubmit={nothing}
            countries={[
              { id: '86', code: '86', name: 'China' },
              { id: '84', code: '84', name: 'Viet Nam' },
            ]}
          />
        )}
      </Probe>
    ),
  },
  {
    name: 'NoblePanel',
    part: (
      <Probe>
        {(open, close) => (
          <Dialog open={open} onClose={close} size="xl" title="Nobles">
            <NoblePanel
              plans={[{ rank: 'captain', price: 100, renewPercent: 80, perks }]}
              onRetry={nothing}
              balance={500}
              nickname="Joe"
              onBuy={nothing}
              onRecharge={nothing}
              onClose={close}
            />
          </Dialog>
        )}
      </Probe>
    ),
  },
  {
    name: 'RedEnvelope',
    part: (
      <Probe>
        {(open, close) => (
          <Dialog open={open} onClose={close} title="Envelope">
            <RedEnvelope
              from={{ id: '1', nickname: 'Joe' }}
              wish="Luck"
              total={5}
              stage={{ kind: 'ready' }}
              onOpen={nothing}
              onSignIn={nothing}
              onFollow={nothing}
              onSay={nothing}
              onClose={close}
            />
          </Dialog>
        )}
      </Probe>
    ),
  },
  { name: 'SpendGuard', beside: true, part: <SpendGuard limit={null} undoFrom={null} spent={0} onLimitsChange={nothing} /> },
  { name: 'UserCard', part: <Probe>{(open, close, control) => <UserCard anchor={control} open={open} onClose={close} />}</Probe> },
  {
    name: 'MessagePanel',
    part: (
      <Probe>
        {(open, close) => <MessagePanel open={open} onOpenChange={close} conversations={<ButtonLink href="#c1">Joe</ButtonLink>} />}
      </Probe>
    ),
  },
  {
    name: 'Toast',
    shows: '[data-type=success]',
    stays: true,
    part: (
      <>
        <Button onClick={() => toasts.success('Saved', { action: { label: 'Undo', onClick: nothing } })}>Say</Button>
        <ToastHost toasts={toasts} />
      </>
    ),
  },
  {
    name: 'GoalPopup',
    shows: 'article',
    stays: true,
    part: <Probe>{(open, close) => <GoalPopup items={open ? [goal] : []} onClose={close} onMute={close} />}</Probe>,
  },
];

/** All of them on one page, each in its place. */
export function Openings() {
  return (
    <main>
      {openings.map(({ name, part, by = 'press', at = 'button, a', shows = '[role=dialog]', beside = false, stays = false }) => (
        <section
          key={name}
          data-name={name}
          data-by={by}
          data-at={at}
          data-shows={shows}
          data-beside={beside}
          data-stays={stays}
          style={{ padding: '12px 24px' }}
        >
          {part}
        </section>
      ))}
    </main>
  );
}
