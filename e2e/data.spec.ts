import type { Locator, Page } from '@playwright/test';
import { fullSeason } from '../packages/server/src/feeds/openfootball/fullSeason.fixtures.ts';
import { fourClubs, seasonOfFour, twin } from '../packages/server/src/feeds/openfootball/twoSeasons.fixtures.ts';
import { ask } from './fixtures/ask.ts';
import { openDesk } from './fixtures/desk.ts';
import { expect, test } from './fixtures/journey.ts';
import { png } from './fixtures/uploads.ts';

interface Table {
  teams: { id: string; name: string }[];
  groups: { overall: { team_id: string; points: number; position: number }[] }[];
  deductions: { team_id: string; points: number; reason: string }[];
  rule: string;
}

/** Opens a part of the desk of data. */
async function openPart(operator: Page, part: string): Promise<void> {
  await operator.goto(`/admin?desk=data&part=${part}`);
}

/** The form in which files are brought in. */
const form = (operator: Page) => operator.getByRole('form', { name: '导入文件' });

/** Puts a file into the desk and waits for what it would do. */
async function look(operator: Page, name: string, text: string): Promise<void> {
  const input = form(operator).locator('input[type="file"]');
  await input.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(form(operator).getByRole('list', { name: '核对' })).toBeVisible();
}

/** The card of the import that is open. */
const cardOf = (operator: Page) => operator.getByRole('form', { name: /^导入 \d+$/ });

/** Writes the file that was looked at; gives the card of its import. */
async function bring(operator: Page, reason: string): Promise<Locator> {
  const card = cardOf(operator);
  const before = (await card.count()) > 0 ? await card.getAttribute('aria-label') : '';
  await form(operator).getByRole('textbox', { name: '原因' }).fill(reason);
  await form(operator).getByRole('button', { name: '写入', exact: true }).click();
  await expect(form(operator).getByRole('list', { name: '核对' })).toHaveCount(0);
  await expect(card).not.toHaveAttribute('aria-label', before ?? '');
  await expect(card.getByRole('button', { name: '撤销', exact: true })).toBeVisible();
  return card;
}

/** Takes the import back whose card is open. */
async function undo(card: Locator): Promise<void> {
  await card.getByRole('textbox', { name: '撤销的原因' }).fill('旅程结束');
  await card.getByRole('button', { name: '撤销', exact: true }).click();
  await expect(card.getByText(/^已撤销/)).toBeVisible();
}

/** Writes the same into a field of each language. */
async function inThree(form: Locator, name: string, text: string): Promise<void> {
  for (const field of await form.getByRole('textbox', { name: new RegExp(`^${name}（`) }).all()) await field.fill(text);
}

async function choose(form: Locator, name: string, option: string | RegExp): Promise<void> {
  await form.getByRole('combobox', { name }).click();
  await form.page().getByRole('option', { name: option }).first().click();
}

test('an operator brings a season in after a look, a wrong one only as it is, and takes both back', async ({ visit, site }) => {
  test.setTimeout(90_000);
  const file = '2015-16_en.1.json';
  const table = () => ask<Table>(site.origin, 'Football/season_table?id=epl&season=2015-16');
  const operator = await visit({ as: 'operator' });
  await openDesk(operator);
  await openPart(operator, 'imports');

  await look(operator, file, fullSeason().slice(0, -1));
  await expect(form(operator).getByRole('list', { name: '核对' })).toContainText('不是 JSON');
  await look(operator, file, fullSeason());
  await expect(form(operator).getByText('+380')).toBeVisible();
  const whole = await bring(operator, '补一个赛季');
  await expect(whole.getByRole('heading', { name: file })).toBeVisible();
  const before = await table();
  expect(before.teams).toHaveLength(20);

  const wrong = fullSeason(({ matches: [first, second], matches }) => {
    if (first) matches.push({ ...first, round: 'Matchday 5', date: '2015-09-09' });
    if (second) second.team1 = `${second.team1.slice(0, -1)}z`;
  });
  await look(operator, file, wrong);
  await expect(form(operator).getByRole('list', { name: '核对' })).toContainText('有 21 支球队，应有 20 支');

  // Each open question of the file is decided so that it matches the existing season; the journal leads back to it.
  const asks = form(operator).getByRole('group', { name: '要你定' });
  await asks.getByRole('radio', { name: /^就是/ }).click();
  await asks.getByRole('radio', { name: '留 2015-08-08' }).click();
  await expect(form(operator).getByRole('list', { name: '核对' })).not.toContainText('应有');
  const decided = await bring(operator, '照联盟的赛程');
  await expect(decided.getByText(/^新增 · /)).toHaveCount(1);
  await expect.poll(table).toEqual(before);
  const journal = operator.getByRole('region', { name: /^数据操作/ });
  const line = journal.getByRole('row').filter({ hasText: '照联盟的赛程' });
  await expect(line).toContainText('2015-08-08');
  await decided.getByRole('button', { name: '关闭', exact: true }).click();
  await expect(cardOf(operator)).toHaveCount(0);
  await line.getByRole('link', { name: /^去撤销/ }).click();
  await undo(cardOf(operator));
  await expect(journal.getByRole('row').filter({ hasText: '旅程结束' })).toBeVisible();

  await look(operator, file, wrong);
  await form(operator).getByRole('textbox', { name: '原因' }).fill('先照来源写');
  await expect(form(operator).getByRole('button', { name: '写入', exact: true })).toBeDisabled();
  await form(operator).getByRole('checkbox', { name: '形状不对也照样写入' }).click();
  const second = await bring(operator, '先照来源写');
  await expect.poll(async () => (await table()).teams.length).toBe(21);

  await undo(second);
  await expect.poll(table).toEqual(before);
  const written = operator.getByRole('region', { name: /^导入/ }).getByRole('row').filter({ hasText: '已写入' });
  await written.filter({ hasText: file }).first().getByRole('button').click();
  await undo(cardOf(operator));
  await expect.poll(() => table().catch((error: unknown) => String(error))).toContain('没有找到这个赛季');
});

test('an operator makes one of a club that came twice, names it, takes points, writes a rule, and holds a match against its source', async ({
  visit,
  site,
}) => {
  test.setTimeout(120_000);
  const table = (season: string) => ask<Table>(site.origin, `Football/season_table?id=primeira-liga&season=${season}`);
  const [club] = fourClubs;
  const operator = await visit({ as: 'operator' });
  await openDesk(operator);
  await openPart(operator, 'imports');
  for (const year of [2003, 2004] as const) {
    await look(operator, `${year}-${String(year + 1).slice(-2)}_pt.1.json`, seasonOfFour(year));
    await bring(operator, '老赛季');
  }
  const both = () => Promise.all([table('2003-04'), table('2004-05')]);
  /** Ids of the club in each season. */
  const idsOf = (tables: readonly Table[]) => tables.map(({ teams }) => teams.find(({ id }) => id.includes('quinta'))?.id ?? '');
  const before = await both();
  const ids = idsOf(before);
  expect(new Set(ids).size).toBe(2);

  await openPart(operator, 'twins');
  const twins = operator.getByRole('region', { name: /^疑似重复/ });
  await twins.getByRole('row').filter({ hasText: twin }).getByRole('button', { name: '看会搬什么' }).click();
  const merging = operator.getByRole('region', { name: /^合并球队/ });
  await expect(merging.getByText(twin).first()).toBeVisible();
  // The team that stays takes the Chinese name of the one that goes.
  const chosen = merging
    .getByRole('radiogroup', { name: /^名称（.*中文/ })
    .getByRole('radio')
    .nth(1);
  await chosen.click();
  const name = await chosen.evaluate((radio) => document.getElementById(radio.getAttribute('aria-labelledby') ?? '')?.textContent ?? '');
  expect([club, twin]).toContain(name);
  await merging.getByRole('textbox', { name: '原因' }).fill('同一家俱乐部');
  await merging.getByRole('button', { name: /^合并，搬 / }).click();
  await operator.getByRole('alertdialog').getByRole('button', { name: '合并', exact: true }).click();
  await expect(twins.getByRole('row').filter({ hasText: twin })).toHaveCount(0);
  // Whichever team stayed, both seasons are as before but for its id.
  await expect.poll(async () => new Set(idsOf(await both())).size).toBe(1);
  const after = await both();
  const [stayed = ''] = idsOf(after);
  const rows = (tables: readonly Table[]) => JSON.stringify(tables.flatMap(({ groups }) => groups.flatMap(({ overall }) => overall)));
  expect(JSON.parse(rows(after))).toEqual(JSON.parse(ids.reduce((text, id) => text.replaceAll(`"${id}"`, `"${stayed}"`), rows(before))));

  await expect.poll(async () => (await table('2003-04')).teams.find(({ id }) => id === stayed)?.name).toBe(name);

  await openPart(operator, 'teams');
  await operator.getByRole('searchbox', { name: '找球队' }).fill(club);
  const teams = operator.getByRole('table', { name: '球队' });
  await teams.getByRole('row').filter({ hasText: club }).getByRole('button').click();
  const team = operator.getByRole('form', { name: '修改球队' });
  await inThree(team, '名称', '金塔流浪者');
  await team.locator('input[type="file"]').setInputFiles({ name: 'crest.png', mimeType: 'image/png', buffer: png });
  await team.getByRole('textbox', { name: '原因' }).fill('官方译名');
  await team.getByRole('button', { name: '保存', exact: true }).click();
  await expect(teams.getByRole('row').filter({ hasText: '金塔流浪者' })).toBeVisible();
  const aliases = operator.getByRole('region', { name: /^别名/ });
  await aliases.getByRole('textbox', { name: '新的叫法' }).fill('The Quintas');
  await aliases.getByRole('textbox', { name: '原因' }).fill('报纸的叫法');
  await aliases.getByRole('button', { name: '加上', exact: true }).click();
  await expect(aliases.getByRole('row').filter({ hasText: 'The Quintas' })).toBeVisible();

  await openPart(operator, 'deductions');
  const deduct = operator.getByRole('form', { name: '扣分' });
  await choose(deduct, '赛事', '葡萄牙超级联赛');
  await choose(deduct, '赛季', /2003/);
  // A table that others asked for a moment ago may still name it as it was.
  await choose(deduct, '球队', new RegExp(`金塔流浪者|${club}`));
  await deduct.getByRole('textbox', { name: '扣几分' }).fill('6');
  await expect(deduct.getByRole('table', { name: '保存后的榜' }).getByRole('row').filter({ hasText: '金塔流浪者' })).toBeVisible();
  await inThree(deduct, '原因', '账目迟交');
  await deduct.getByRole('button', { name: '保存', exact: true }).click();
  await expect(operator.getByRole('table', { name: '扣分' }).getByRole('row').filter({ hasText: '金塔流浪者' })).toContainText('-6');
  await expect.poll(async () => (await table('2003-04')).deductions).toEqual([{ team_id: stayed, points: 6, reason: '账目迟交' }]);

  await openPart(operator, 'competitions');
  await operator.getByRole('button', { name: '第 2 页' }).click();
  await operator.getByRole('row').filter({ hasText: 'primeira-liga' }).first().getByRole('button').click();
  const order = operator.getByRole('form', { name: '改排名规则' });
  await choose(order, '怎么排', '胜场优先');
  await order.getByRole('textbox', { name: '从哪年开始的赛季起' }).fill('2003');
  await order.getByRole('textbox', { name: '原因' }).fill('当年的规程');
  await order.getByRole('button', { name: '保存', exact: true }).click();
  await expect.poll(async () => (await table('2003-04')).rule).not.toBe(before[0].rule);

  await openPart(operator, 'sources');
  const ruling = operator.getByRole('form', { name: '接管一场比赛' });
  await choose(ruling, '比赛', / 对 /);
  await ruling.getByRole('radio', { name: '停在现在' }).click();
  await inThree(ruling, '原因', '来源停了');
  await ruling.getByRole('button', { name: '接管', exact: true }).click();
  const held = operator.getByRole('region', { name: /^各说各的/ });
  await expect(held.getByRole('row').filter({ hasText: '来源停了' })).toBeVisible();
  await held.getByRole('textbox', { name: '交还的原因' }).fill('来源恢复');
  await held.getByRole('button', { name: /交还来源$/ }).click();
  await expect(held.getByRole('row').filter({ hasText: '来源停了' })).toHaveCount(0);
});
