import { startMessagingDouble, type MessagingDouble } from '../scripts/product/messagingDouble.mjs';
import { startProduct } from '../scripts/product/start.mjs';
import { expect, test as journey } from './fixtures/journey.ts';
import { sessionOf } from './fixtures/members.ts';
import { seed, type CountedSite } from './fixtures/site.ts';
import { field, picture, said, say, talkOfTwo } from './fixtures/talk.ts';

/** Key of the application that the double and the site share. */
const secret = 'a key of an application that is none';
let double: MessagingDouble;

/** Journeys on a site whose talks go over Tencent's own SDK, to a double of its service. */
const test = journey.extend<object, { site: CountedSite }>({
  site: [
    async ({}, use) => {
      double = await startMessagingDouble({ secret });
      const product = await startProduct({
        PITCHSIDE_SEED: seed,
        PITCHSIDE_CAPTCHA: 'slide',
        PITCHSIDE_LOG: 'warn',
        PITCHSIDE_IM: 'tencent',
        PITCHSIDE_IM_APP: '1400000123',
        PITCHSIDE_IM_SECRET: secret,
        PITCHSIDE_IM_SERVER: double.url,
      });
      await use(Object.assign(product, { sockets: async () => 0 }));
      await product.stop();
      await double.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
test.describe.configure({ timeout: 120_000 });

test('two members talk over the SDK of another service, and whoever is signed in elsewhere reads so in clear words and comes back by a press', async ({
  visit,
  site,
}) => {
  const [fan, other] = [await sessionOf(site.origin, 'fan'), await sessionOf(site.origin, 'secondFan')];
  const [one, two] = [await visit({ as: 'fan' }), await visit({ as: 'secondFan' })];
  await one.goto(`/chat-chat?with=C2C${other.id}`);
  await say(one, '周六一起看球吗[微笑]');
  await two.goto(`/chat-chat?with=C2C${fan.id}`);
  await expect(said(two).getByRole('img', { name: '[微笑]' })).toBeVisible({ timeout: 30_000 });
  await expect(said(one).getByText('已读').first()).toBeVisible();
  await one.locator('input[type=file][data-kind="发送图片"]').setInputFiles({ name: 'seat.png', mimeType: 'image/png', buffer: picture });
  await expect(said(two).getByRole('button', { name: /图片，240 × 160/ })).toBeVisible();
  expect(double.said(String(fan.id), String(other.id))).toBe(2);

  double.kick(String(fan.id));
  await expect(one.getByText('你的账号在别的设备登录了私信，这里已下线')).toBeVisible();
  await one.getByRole('button', { name: '重新上线' }).click();
  await say(one, '我又上线了');
  await expect(said(two).getByText('我又上线了')).toBeVisible();
});

test('they talk as over the site’s own service, and an answer that is lost neither loses nor doubles a message', async ({
  visit,
  site,
}) => {
  const [fan, other] = [await sessionOf(site.origin, 'fan'), await sessionOf(site.origin, 'expert')];
  const [one, two] = [await visit({ as: 'fan' }), await visit({ as: 'expert' })];
  await talkOfTwo({ fan, other, one, two });
  expect(double.said(String(fan.id), String(other.id))).toBe(6);

  await two.goto(`/chat-chat?with=C2C${fan.id}`);
  await expect(field(two)).toBeEditable({ timeout: 30_000 });
  await expect(field(one)).toBeEditable({ timeout: 30_000 });
  double.loseAnswer(String(fan.id));
  await say(one, '断线的一句');
  await expect(said(two).getByText('断线的一句')).toHaveCount(1);
  await expect(said(one).getByText('断线的一句')).toHaveCount(1);
  await one.reload();
  await expect(field(one)).toBeEditable({ timeout: 30_000 });
  await expect(said(one).getByText('断线的一句')).toHaveCount(1);
  await say(one, '这句之后');
  await expect(said(two).getByText('这句之后')).toBeVisible();
  expect(double.said(String(fan.id), String(other.id))).toBe(8);
});
