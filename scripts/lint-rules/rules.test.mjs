import { RuleTester } from 'eslint';
import { join } from 'node:path';
import ts from 'typescript-eslint';
import { afterAll, describe, expect, it, test, vi } from 'vitest';
import { root } from '../setup/node.mjs';
import { appAreas, arrows } from './appAreas.mjs';
import { fileSuffixes } from './fileSuffixes.mjs';
import { joinedInAreas } from './joinedInAreas.mjs';
import { layoutPlacesOnly } from './layoutPlacesOnly.mjs';
import { noRestyle } from './noRestyle.mjs';
import { noSwitchingOff } from './noSwitchingOff.mjs';
import { oneWayToFetch } from './oneWayToFetch.mjs';
import { ownValidation } from './ownValidation.mjs';
import { packageDirection } from './packageDirection.mjs';
import { plainComments } from './plainComments.mjs';
import { reasonedNonNull } from './reasonedNonNull.mjs';
import { refsReach } from './refsReach.mjs';
import { retiredWords } from './retiredWords.mjs';
import { serverModules } from './serverModules.mjs';
import { uiCategories } from './uiCategories.mjs';

Object.assign(RuleTester, { afterAll, describe, it });
// The first typed case loads the whole project.
vi.setConfig({ testTimeout: 180_000 });
const tester = new RuleTester({ languageOptions: { parser: ts.parser } });
const at = (place, code, ...messageIds) => ({
  filename: join(root, place),
  code,
  ...(messageIds.length && { errors: messageIds.map((messageId) => ({ messageId })) }),
});

tester.run('package-direction', packageDirection, {
  valid: [
    at('packages/app/src/main.tsx', "import { Button } from '@pitchside/ui';"),
    at('packages/server/src/server.ts', "import { allCalls } from '@pitchside/api/contract';"),
    at('packages/server/src/server.ts', "import type { Barrage } from '@pitchside/api/live/barrage';"),
    at('packages/ui/src/actions/Tabs/Tabs.tsx', "import { Button } from '../Button/index.ts';"),
    at('e2e/smoke.spec.ts', "import { userInfo } from '@pitchside/api/member/account';"),
    at('packages/ui/src/actions/Tabs/Tabs.tsx', "import { useState } from 'react';"),
  ],
  invalid: [
    at('packages/ui/src/actions/Tabs/Tabs.tsx', "import { getRoomList } from '@pitchside/api';", 'closed'),
    at('packages/ui/src/actions/Tabs/Tabs.tsx', "import { getRoomList } from '../../../../api/src/live/live/index.ts';", 'closed'),
    at('packages/api/src/live/live/index.ts', "export * from '@pitchside/locales/format';", 'closed'),
    at('packages/server/src/server.ts', "const page = await import('@pitchside/app');", 'closed'),
    at('packages/server/src/server.ts', "import { Button } from '@pitchside/ui';", 'closed'),
    at('packages/server/src/server.ts', "import { createClient } from '@pitchside/api/client';", 'client'),
    at('packages/server/src/server.ts', "import { createClient } from '@pitchside/api';", 'client'),
    at('e2e/smoke.spec.ts', "import { routes } from '../packages/app/src/routes.tsx';", 'closed'),
  ],
});

tester.run('own-validation', ownValidation, {
  valid: [
    at('packages/app/src/areas/home/A.tsx', '<form noValidate onSubmit={send} />'),
    at('packages/app/src/areas/home/A.layout.ts', 'const Form = styled.form.attrs({ noValidate: true })`display: grid;`;'),
    at('packages/app/src/areas/home/A.tsx', '<Form onSubmit={send} />'),
  ],
  invalid: [
    at('packages/ui/src/forms/A/A.tsx', '<form onSubmit={send} />', 'native'),
    at('packages/ui/src/forms/A/A.tsx', '<form noValidate={false} />', 'native'),
    at('packages/app/src/areas/home/A.layout.ts', 'const Form = styled.form`display: grid;`;', 'styled'),
    at('packages/app/src/areas/home/A.layout.ts', "const Form = styled.form.attrs({ role: 'search' })`display: grid;`;", 'styled'),
  ],
});

const parts = "import { Button } from '@pitchside/ui';";
const store = "import { session } from '../../session/session.store.ts';";
tester.run('joined-in-areas', joinedInAreas, {
  valid: [
    at('packages/app/src/areas/home/screens/Main/Rooms.tsx', parts + store),
    at('packages/app/src/platform/widgets/NotYet.tsx', parts + store),
    at('packages/app/src/App.tsx', parts),
    at('packages/app/src/App.tsx', `${parts}import { readCategory } from './areas/live/categories.data.ts';`),
    at('packages/app/src/platform/theme/theme.store.ts', `import type { ButtonProps } from '@pitchside/ui';${store}`),
  ],
  invalid: [
    at('packages/app/src/platform/page/Page.tsx', parts + store, 'joined'),
    at('packages/app/src/App.tsx', `${store}import { Tabs } from '@pitchside/ui/Tabs';`, 'joined'),
    at('packages/app/src/App.tsx', `${parts}import { rooms } from './areas/live/rooms.store.ts';`, 'joined'),
  ],
});

tester.run('file-suffixes', fileSuffixes, {
  valid: [
    at('packages/app/src/areas/live/rooms.store.test.ts', ''),
    at('packages/ui/src/frame/Card/Card.stories.css.ts', ''),
    at('packages/server/vite.config.ts', ''),
  ],
  invalid: [
    at('packages/app/src/areas/live/Room.wired.tsx', '', 'unknown'),
    at('packages/server/src/modules/live/gifts/gifts.rows.ts', '', 'unknown'),
    at('packages/api/src/live/live/live.later.test.ts', '', 'unknown'),
  ],
});

const home = 'packages/app/src/areas/home/screens/Main/MainScreen.tsx';
tester.run('app-areas', appAreas, {
  valid: [
    at(home, "import { load } from './main.loader.ts';"),
    at(home, "import { Region } from '../../../../platform/region/Region.tsx';"),
    at(home, "import { search } from '../../search/search.ts';"),
    at(home, "import { matchHref, type Row } from '../../../scores/matchLinks.ts';"),
    at(home, "import { routes } from '../../../../routes.data.ts';"),
    at('packages/app/src/shell/Header.tsx', "import { SearchWired } from '../areas/home/Search.tsx';"),
    at('packages/app/src/mobile/Home.tsx', "import { coverView } from '../areas/scores/cover.presenter.ts';"),
    at('packages/app/src/screens.lazy.ts', "const screen = () => import('./areas/live/screens/Live/index.ts');"),
    at('packages/app/src/areas/live/live.lazy.ts', "const card = () => import('./chat/RoomCard.tsx');"),
    at(home, "const share = () => import('../../../live/live.lazy.ts');"),
    at('packages/ui/src/x.ts', "import { Button } from './Button/index.ts';"),
  ],
  invalid: [
    at(home, "import { api } from '../../../../router.tsx';", 'upwards'),
    at(home, "import { Header } from '../../../../shell/Header.tsx';", 'upwards'),
    at(home, "import { matches } from '../../../scores/matches/matchRow.ts';", 'private'),
    at(home, "const other = () => import('../../../live/screens/Anchor/index.ts');", 'private'),
    at(home, "import { recharge } from '../../../money/recharge.store.ts';", 'noArrow'),
    at(home, "import type { Recharge } from '../../../money/recharge.store.ts';", 'noArrow'),
    at(home, "import { layout } from '../NotFound/NotFound.layout.ts';", 'screen'),
    at('packages/app/src/areas/home/search/search.ts', "import { kept } from '../screens/Main/kept.ts';", 'screen'),
    at('packages/app/src/platform/api/api.ts', "import { rooms } from '../../areas/live/rooms.store.ts';", 'upwards'),
    at('packages/app/src/platform/api/api.ts', "import { routes } from '../../routes.data.ts';", 'upwards'),
    at('packages/app/src/router.tsx', "import { LiveScreen } from './areas/live/screens/Live/index.ts';", 'private'),
    at('packages/app/src/shell/Header.tsx', "import { start } from '../start.ts';", 'upwards'),
    at('packages/app/src/areas/live/index.ts', "export { rooms } from './rooms.store.ts';", 'barrel'),
  ],
});

tester.run('one-way-to-fetch', oneWayToFetch, {
  valid: [
    at(home, "const list = useResource('hot', (signal) => api.call(hot, {}, { signal }));"),
    at(home, 'useEffect(() => followHot(), []);'),
    at('packages/app/src/platform/resource/visit.ts', 'const left = new AbortController();'),
    at('packages/app/src/areas/home/main.test.ts', 'useEffect(() => void api.call(hot, {}), []); new AbortController();'),
    at('packages/ui/src/x.ts', 'useEffect(() => void api.call(hot, {}), []);'),
  ],
  invalid: [
    at(home, 'useEffect(() => void api.call(hot, {}).then(take), []);', 'effect'),
    at(home, 'React.useLayoutEffect(() => { const load = async () => { take(await api.call(hot, {})); }; void load(); }, []);', 'effect'),
    at(home, 'const look = useEffectEvent(async () => take(await api.call(hot, {})));', 'effect'),
    at(home, 'const left = new AbortController();', 'abort'),
  ],
});

test('the arrows between areas close no circle', () => {
  const reach = (area, seen = new Set()) => {
    for (const arrow of arrows) {
      const [from, to] = arrow.split(' -> ');
      if (from === area && !seen.has(to)) reach(to, seen.add(to));
    }
    return seen;
  };
  expect(arrows.size).toBeGreaterThan(0);
  for (const arrow of arrows) expect(reach(arrow.split(' -> ')[1])).not.toContain(arrow.split(' -> ')[0]);
});

tester.run('server-modules', serverModules, {
  valid: [
    at('packages/server/src/server.ts', "import { createHub } from './realtime/hub.ts';"),
    at('packages/server/src/boot/world.ts', "import { seedDemoMembers } from '../demo/members.ts';"),
    at('packages/server/src/http/setup.ts', "import { claimOperator } from '../modules/member/account/index.ts';"),
    at('packages/server/src/modules/live/gifts/gifts.service.ts', "import { heightOf } from '../../money/noble/index.ts';"),
    at('packages/server/src/modules/live/gifts/gifts.service.ts', "import { gifts } from './gifts.tables.ts';"),
    at('packages/server/src/modules/list.ts', "import { giftsModule } from './live/gifts/index.ts';"),
    at('packages/server/src/modules/live/gifts/gifts.test.ts', "import { openTestSite } from '../../../testing/testSite.ts';"),
    at('packages/server/src/demo/rooms/rooms.test.ts', "import { liveWorld } from '../../modules/live/live/live.fixtures.ts';"),
    at('packages/api/src/index.ts', "import { x } from '../../server/src/server.ts';"),
  ],
  invalid: [
    at('packages/server/src/modules/live/gifts/gifts.service.ts', "import { heightOf } from '../../money/noble/quote.ts';", 'door'),
    at('packages/server/src/http/setup.ts', "import { phoneOf } from '../modules/member/account/phone/phone.ts';", 'door'),
    at('packages/server/src/modules/live/gifts/gifts.test.ts', "import { heightOf } from '../../money/noble/quote.ts';", 'door'),
    at(
      'packages/server/src/modules/live/live/live.service.ts',
      "import { liveWorld } from '../../scores/matches/matches.fixtures.ts';",
      'door',
    ),
    at('packages/server/src/modules/live/gifts/gifts.service.ts', "import { refuse } from '../../../http/envelope.ts';", 'layer'),
    at('packages/server/src/feeds/simulator/world.ts', "import { titles } from '../../demo/rooms/titles.ts';", 'layer'),
    at('packages/server/src/platform/idempotency.ts', "import { users } from '../modules/member/member/index.ts';", 'layer'),
    at('packages/server/src/modules/live/gifts/gifts.service.ts', "import { modules } from '../../list.ts';", 'layer'),
    at('packages/server/src/media/media.service.ts', "const hub = import('../realtime/hub.ts');", 'layer'),
    at('packages/server/src/modules/member/member/nickname.ts', "import { createLedger } from '../../money/ledger/index.ts';", 'circle'),
  ],
});

const bell = 'packages/ui/src/messages/MessageBell/MessageBell.tsx';
tester.run('ui-categories', uiCategories, {
  valid: [
    at(bell, "import { Avatar } from '../../pictures/Avatar/index.ts';"),
    at(bell, "import { DateLine } from '../DateLine/index.ts';"),
    at(bell, "import { panel } from './MessagePanel.css.ts';"),
    at(bell, "import { vars } from '../../theme/theme.css.ts';\nimport { box } from '../../theme/recipes/box.css.ts';"),
    at('packages/ui/src/live/EffectStage/scenes/rocket.ts', "import { frame } from '../EffectStage.css.ts';"),
    at(
      'packages/ui/src/actions/Button/Button.stories.tsx',
      "import { Header } from '../../frame/Header/index.ts';\nimport { say } from '../../lab/storykit/say.ts';",
    ),
    at('packages/ui/src/lab/pages/Home.tsx', "import { NotFound } from '../../internal/NotFound/index.ts';"),
    at('packages/ui/src/index.ts', "export * from './internal/NotFound/index.ts';"),
  ],
  invalid: [
    at(bell, "import { UserMenu } from '../../member/UserMenu/index.ts';", 'below'),
    at(bell, "import type { UserMenuProps } from '../../member/UserMenu/index.ts';", 'below'),
    at(bell, "const page = import('../../internal/NotFound/index.ts');", 'below'),
    at(bell, "import { say } from '../../lab/storykit/say.ts';", 'lab'),
    at(bell, "import { line } from '../ConversationList/ConversationList.css.ts';", 'look'),
    at(bell, "export { box } from '../../forms/Input/Input.css.ts';", 'look'),
    at(
      'packages/ui/src/messages/MessageBell/MessageBell.stories.tsx',
      "import { low } from '../ConversationList/ConversationList.stories.css.ts';",
      'look',
    ),
    at('packages/ui/src/cellar/Rope/Rope.tsx', "import { useState } from 'react';", 'stranger'),
  ],
});

tester.run('reasoned-non-null', reasonedNonNull, {
  valid: [
    'const first = list[0]!; // the list is never empty: the loader refuses an empty one',
    '// found a line above\nconst first = map.get(id)!;',
    'const first = list[0];',
  ].map((code) => at('packages/ui/src/x.ts', code)),
  invalid: [at('packages/ui/src/x.ts', 'const first = list[0]!;', 'bare')],
});

// Inside an existing file of the project, so that its types are known.
const typed = new RuleTester({ languageOptions: { parser: ts.parser, parserOptions: { projectService: true, tsconfigRootDir: root } } });
const part = (code, ...messageIds) => at('packages/ui/src/actions/Button/Button.tsx', code, ...messageIds);
const html = "import type { ButtonHTMLAttributes } from 'react';\n";
typed.run('no-restyle', noRestyle, {
  valid: [
    part('export interface ButtonProps { tone?: string }'),
    part(
      `${html}export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> { tone?: string }`,
    ),
    part('interface Frame { className: string }'),
  ],
  invalid: [
    part('export interface ButtonProps { className?: string }', 'open'),
    part('export type ButtonProps = { style?: object };', 'open'),
    part(`${html}export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> { tone?: string }`, 'open', 'open'),
    part(`${html}export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'> { tone?: string }`, 'open'),
  ],
});

const react = "import { forwardRef, type ReactElement, type Ref } from 'react';\n";
const plain = 'function Link(props: { href: string }) { return <a {...props} />; }\n';
const forwarding =
  'const Link = forwardRef<HTMLAnchorElement, { href: string }>(function Link(props, ref) { return <a ref={ref} {...props} />; });\n';
const host =
  'function Menu({ trigger }: { trigger: ReactElement }) { return trigger; }\nfunction Tooltip({ children }: { children: ReactElement }) { return children; }\n';
typed.run('refs-reach', refsReach, {
  valid: [
    part(`${react}${forwarding}${host}const menu = <Menu trigger={<Link href="#" />} />;`),
    part(`${react}${host}const menu = <Menu trigger={<button type="button" />} />;`),
    part(`${react}${forwarding}${host}const hint = <Tooltip><Link href="#" /></Tooltip>;`),
    part(`${react}${plain}const link = <Link href="#" />;`),
    part(
      `${react}declare const Pick: <Value>(props: { value: Value; ref?: Ref<HTMLElement> }) => null;\nconst pick = <Pick ref={() => undefined} value="a" />;`,
    ),
    part(`${react}declare const as: 'ul' | 'ol';\nconst Element = as;\nconst list = <Element ref={() => undefined} />;`),
  ],
  invalid: [
    part(
      `${react}function Link({ ref, ...rest }: { href: string; ref?: Ref<HTMLAnchorElement> }) { return <a ref={ref} {...rest} />; }`,
      'taken',
    ),
    part(
      `${react}type LinkProps = { href: string; ref?: Ref<HTMLAnchorElement> } | { href?: undefined };\nconst Link = (props: LinkProps) => <a {...props} />;`,
      'taken',
    ),
    part(`${react}${plain}${host}const menu = <Menu trigger={<Link href="#" />} />;`, 'lost'),
    part(`${react}${plain}${host}const trigger = <Link href="#" />;\nconst menu = <Menu trigger={trigger} />;`, 'lost'),
    part(`${react}${plain}${host}const hint = <Tooltip><Link href="#" /></Tooltip>;`, 'lost'),
    part(`${react}${plain}const link = <Link ref={() => undefined} href="#" />;`, 'lost'),
  ],
});

const layout = 'packages/app/src/areas/home/screens/Main/Main.layout.ts';
const styled = (css) => `import styled from 'styled-components';\nexport const Place = styled.div\`${css}\`;`;
tester.run('layout-places-only', layoutPlacesOnly, {
  valid: [
    at(layout, styled('display: grid; grid-template-columns: minmax(0, 1fr) 372px; gap: ${vars.space.x4}; padding: 0 ${vars.space.x2};')),
    at(layout, styled('position: sticky; top: 76px; z-index: 3; overflow: hidden auto; overscroll-behavior: contain;')),
    at(layout, styled('& > a:hover { flex: 1; } & > :first-child:empty { display: none; } @media (max-width: 991px) { order: -1; }')),
    at(layout, styled('/* color: of the page */ gap: 4px; // background: none\n width: 100%;')),
    at(layout, styled('animation: ${wait} 1ms both; & > a { animation-play-state: paused; }')),
    at(layout, "import { keyframes } from 'styled-components';\nconst wait = keyframes`from { visibility: hidden; }`;"),
    at(layout, styled("${({ $rooms }) => !$rooms && 'grid-template-columns: minmax(0, 1fr);'}\n  min-width: 0;")),
    at('packages/app/src/areas/home/screens/Main/MainScreen.tsx', styled('color: red;')),
    at('packages/ui/src/frame/Card/Card.css.ts', "export const card = style({ background: 'red' });"),
  ],
  invalid: [
    at(layout, styled('display: grid; color: ${vars.color.ink3};'), 'paints'),
    at(layout, styled('font-size: 12px; line-height: 20px; font: inherit; letter-spacing: 1px;'), 'paints', 'paints', 'paints', 'paints'),
    at(layout, styled('border: 0; border-top: 1px solid; border-radius: 4px; outline: none;'), 'paints', 'paints', 'paints', 'paints'),
    at(layout, styled('background: none; box-shadow: none; opacity: 0.5; transform: none;'), 'paints', 'paints', 'paints', 'paints'),
    at(layout, styled('& > h2 { padding: 0; font-weight: 600 } gap: 4px;'), 'paints'),
    at(layout, styled('&:hover { background: ${color.surface3}; }'), 'paints'),
    at(layout, styled('@media (max-width: 991px) { padding: 0; color: red; }'), 'paints'),
    at(layout, styled('${mixin}\n  color: red;'), 'paints'),
    at(layout, styled("${({ $dim }) => $dim && 'opacity: 0.6;'}"), 'paints'),
    at(layout, styled('${({ $dim }) => $dim && css`color: red;`}'), 'paints'),
    at(layout, styled('--tint: red;'), 'paints'),
    at(layout, "import { keyframes } from 'styled-components';\nconst fade = keyframes`from { opacity: 0; }`;", 'paints'),
    at(
      layout,
      "import styled, { css } from 'styled-components';\nconst loud = css`\n  gap: 4px;\n  text-decoration: underline;\n`;",
      'paints',
    ),
  ],
});

const wide = `a ${'word '.repeat(28)}`;
tester.run('plain-comments', plainComments, {
  valid: [
    at('packages/ui/src/actions/Tabs/Tabs.tsx', '/** Closes the popup after 15 s. */\nexport const a = 1;'),
    at('packages/ui/src/actions/Tabs/Tabs.tsx', '// What follows is drawn once.\nexport const a = 1;'),
    at('packages/ui/src/actions/Tabs/Tabs.tsx', `export const a = '${wide}'; // long by its text`),
  ],
  invalid: [
    at('packages/ui/src/actions/Tabs/Tabs.tsx', '/** What was shown long enough goes. */\nexport const a = 1;', 'riddle'),
    at('packages/server/src/server.ts', '/**\n * Whoever is in the room.\n */\nexport const a = 1;', 'riddle'),
    at('scripts/test.mjs', `// ${wide}\nexport {};`, 'wide'),
    at('scripts/test.mjs', `/**\n * Short.\n * ${wide}\n */\nexport {};`, 'wide'),
  ],
});

tester.run('no-switching-off', noSwitchingOff, {
  valid: [at('packages/ui/src/actions/Tabs/Tabs.tsx', '// the linter says what is wrong\nexport const a = 1;')],
  invalid: [
    at('packages/ui/src/actions/Tabs/Tabs.tsx', '/* oxlint-disable */\nexport const a = 1;', 'deaf'),
    at('packages/ui/src/actions/Tabs/Tabs.tsx', 'export const a = 1; // oxlint-disable-line no-console', 'deaf'),
    at('scripts/test.mjs', '// eslint-disable-next-line\nexport {};', 'deaf'),
  ],
});

tester.run('retired-words', retiredWords, {
  valid: [
    at('packages/server/src/ports/watchdog.ts', 'export const createWatchdog = () => undefined;'),
    // A wire name is text, and a part of a longer word is no word of its own.
    at('packages/server/src/realtime/hub.ts', "const type = 'seat';\nconst seating = 1;"),
    at('packages/app/src/areas/live/stage/Stage.tsx', 'const seat = 1;'),
    at('packages/api/src/money/noble/noble.schema.ts', 'export const perk = { seat: 1 };'),
  ],
  invalid: [
    at('packages/ui/src/forms/Select/Select.tsx', 'const tellHost = () => undefined;', 'retired'),
    at('e2e/goals.spec.ts', 'const isTold = true;', 'retired'),
    at('packages/server/src/ports/watchdog.ts', 'export const createGuardian = () => undefined;', 'retired'),
    at('packages/server/src/ports/guardian.ts', 'export const create = () => undefined;', 'retired'),
    at('packages/server/src/modules/scores/matches/x.ts', 'const a = (matchHolds) => matchHolds;', 'retired'),
    at('packages/api/src/realtime/topic.ts', 'class Topic {\n  #seats = 1;\n}', 'retired'),
    at('packages/server/src/modules/doubts/module.ts', 'export {};', 'retired'),
    at('packages/app/src/platform/resource/x.ts', 'export const openVisit = () => undefined;', 'retired'),
  ],
});
