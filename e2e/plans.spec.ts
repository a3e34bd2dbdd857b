import { join } from 'node:path';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { runningEmbedded } from '../packages/server/src/ports/database/embeddedRunning.ts';
import { ask } from './fixtures/ask.ts';
import { openDesk } from './fixtures/desk.ts';
import { expect, test } from './fixtures/journey.ts';
import type { Site } from './fixtures/site.ts';

const author = '南看台小林';
const [experience, title, teaser] = ['看了十年英超，写过四年赛前分析', '中场先丢的那一边', '两队中场的账，一笔一笔算'];
const secret = '主队的第三名中场刚刚伤愈，替补席上没有同样的人；客队近五个客场每场至少丢一球，所以这里站进球多的一边，仓位一成，不追。';

interface Question {
  id: string;
  play: string;
  line: number;
  match: { id: string; sport: string; kickoff_at: number; home: { short_name: string }; away: { short_name: string } };
}

/** Says to the site's database what nobody at a desk can: that a name was proved long ago, and that a match has ended. */
async function runSql(site: Site, query: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: runningEmbedded(join(site.data, 'postgres')) });
  await client.connect();
  try {
    await client.query(query, values);
  } finally {
    await client.end();
  }
}

/** Lets the first case of a kind that names somebody or something pass. */
async function pass(operator: Page, kind: string, name: RegExp): Promise<void> {
  const queue = await openDesk(operator);
  await queue.getByRole('radio', { name: new RegExp(`^${kind}`) }).click();
  await queue
    .getByRole('row', { name })
    .getByRole('button', { name: new RegExp(kind) })
    .click();
  const opened = operator.getByRole('region', { name: new RegExp(`^${kind} `) });
  await opened.getByRole('button', { name: '通过', exact: true }).click();
  await expect(queue.getByRole('row', { name })).toHaveCount(0);
}

test(
  'a plan is written, looked at, unlocked by somebody who saw nothing of it before, and settled with a guess on the same match',
  { tag: ['@gate', '@experts', '@money'] },
  async ({ visit, site }) => {
    test.setTimeout(180_000);
    const [writer, operator, buyer] = [await visit({ as: 'secondFan' }), await visit({ as: 'operator' }), await visit({ as: 'fan' })];
    await runSql(
      site,
      `insert into verification (user_id, state, name_sealed, number_sealed, number_hash, name_masked, number_masked, submitted_at, decided_at)
     select id, 'success', '', '', 'journey of plans', '林*', '', 1, 1 from member where nickname = $1 on conflict do nothing`,
      [author],
    );
    // The templates ask once a minute.
    const known: Question[] = [];
    const upcoming = ({ play, match }: Question) => play === 'size' && match.kickoff_at > Date.now() + 1_200_000;
    await expect
      .poll(
        async () => {
          for (let page = 1; page <= 4 && known.length === 0; page += 1) {
            const { list } = await ask<{ list: Question[] }>(site.origin, `guess/list?sport=football&limit=50&page=${page}`);
            known.push(...list.filter(upcoming).slice(0, 1));
          }
          return known.length;
        },
        { timeout: 90_000 },
      )
      .toBe(1);
    const [asked] = known;
    if (!asked) return;
    const { match } = asked;
    const teams = `${match.home.short_name} 对 ${match.away.short_name}`;

    await writer.goto('/specialist-info');
    await writer.getByRole('textbox', { name: '从业经历' }).fill(experience);
    await writer.getByRole('checkbox').check();
    await writer.getByRole('button', { name: '提交审核' }).click();
    await expect(writer.getByText('申请正在审核')).toBeVisible();
    await pass(operator, '专家申请', new RegExp(author));

    await writer.goto('/member?type=17');
    const form = writer.getByRole('region', { name: '发布方案' });
    const day = new Date(match.kickoff_at + 8 * 3_600_000).toISOString().slice(0, 10);
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    if (day !== today) {
      const [year, month, date] = day.split('-').map(Number);
      await form.getByRole('button', { name: /^比赛日/ }).click();
      const calendar = writer.getByRole('dialog', { name: '日期' });
      const wanted = calendar.getByRole('button', { name: new RegExp(`^${year}年${month}月${date}日`) });
      if (!(await wanted.isVisible())) await calendar.getByRole('button', { name: /下个?月/ }).click();
      await wanted.click();
    }
    await form.getByRole('combobox', { name: '比赛' }).fill(match.home.short_name);
    await writer.getByRole('option', { name: teams }).first().click();
    await form.getByRole('group', { name: '大小球' }).getByRole('button', { name: /^大/ }).first().click();
    await form.getByRole('textbox', { name: '标题' }).fill(title);
    await form.getByRole('textbox', { name: '看点' }).fill(teaser);
    await form.getByRole('textbox', { name: '分析' }).fill(secret);
    await form.getByRole('textbox', { name: '价格' }).fill('28');
    // Pressed twice, it is handed in once.
    await form.getByRole('button', { name: '提交审核' }).dblclick();
    const own = writer.getByRole('region', { name: '我的方案' }).getByRole('row', { name: new RegExp(title) });
    await expect(own).toContainText('待审核');
    await expect(own).toHaveCount(1);
    await pass(operator, '方案', new RegExp(author));

    const heard: string[] = [];
    buyer.on(
      'response',
      (response) =>
        void response.text().then(
          (text) => heard.push(text),
          () => undefined,
        ),
    );
    const path = await own.getByRole('link', { name: title }).getAttribute('href');
    await buyer.goto(path ?? '');
    const article = buyer.getByRole('article', { name: title });
    await expect(article.getByText(teaser)).toBeVisible();
    await expect(article.getByText('解锁可见')).toBeVisible();
    const pageText = [...heard, await buyer.content()].join('\n');
    expect(pageText).toContain(teaser);
    expect(pageText).not.toContain(secret.slice(0, 12));
    expect(pageText).not.toContain('"side":"over"');
    await article.getByRole('button', { name: '解锁这份方案' }).click();
    await expect(article.getByText(secret)).toBeVisible();
    await article
      .getByRole('group', { name: '打赏' })
      .getByRole('button', { name: /^10(?!\d)/ })
      .click();
    await article.getByRole('button', { name: '打赏', exact: true }).click();
    await expect(article.getByText(/1 人打赏/)).toBeVisible();

    await buyer.goto(`/score-detail?id=${match.id}&sport=football`);
    const question = buyer.getByRole('region', { name: '趣味竞猜' }).getByRole('group', { name: /^总进球会超过/ });
    await question.getByRole('button', { name: /^大/ }).click();
    await expect(question.getByRole('img', { name: '你的选择' })).toBeVisible();

    // Its end has stood for long. A match that is moved by more than a day would be another one, and off.
    await runSql(
      site,
      `update match set status = 'finished', home_score = 9, away_score = 1, kickoff_at = greatest($2::bigint, kickoff_at - $3), version = version + 1, updated_at = $2 where id = $1`,
      [match.id, Date.now() - 13 * 3_600_000, 23 * 3_600_000],
    );
    await expect
      .poll(async () => (await ask<{ result: string | null }>(site.origin, `plan/info?${path?.split('?')[1]}`)).result, { timeout: 30_000 })
      .toBe('won');
    await buyer.goto(path ?? '');
    await expect(article.getByText('命中').first()).toBeVisible();
    await writer.goto('/member?type=17');
    await expect(own).toContainText('命中');
    await buyer.goto('/member?type=16');
    await expect(
      buyer
        .getByRole('region', { name: '竞猜记录' })
        .getByRole('row', { name: new RegExp(`${match.home.short_name}.*${match.away.short_name}`) }),
    ).toContainText(
      '猜中',
      // Guesses are settled in rounds of their own, and the page asks anew by itself.
      { timeout: 45_000 },
    );
  },
);
