import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { settled } from './fixtures/look.ts';
import { openable } from './fixtures/routes.ts';

const member = Array.from({ length: 24 }, (_, type) => `/member?type=${type + 1}`);
/** Pages with forms for a visitor, a member, an anchor and an operator. */
const pages = {
  visitor: ['/main', '/login?mode=code', '/login?mode=regiter', '/login?mode=forgot', '/search?name=mc', '/football', '/about-user?type=5'],
  anchor: [
    ...member,
    '/member?type=1&tab=withdraw',
    '/member?type=1&tab=convert',
    '/live?id={room}',
    '/circle',
    '/detail?id={article}',
    '/specialist-info',
    '/specialist-detail?id={plan}',
    '/chat-chat',
  ],
  operator: ['/admin'],
} as const;

interface Found {
  /** Forms on the page. */
  forms: number;
  /** Those whose values the browser would refuse by a bubble of its own, with the field and its words. */
  bubbles: string[];
}

/** Puts fractions and blanks into each form of a page and sends it off as a press does, without letting it go out. */
const sendAll = (page: Page): Promise<Found> =>
  page.evaluate(() => {
    const bubbles: string[] = [];
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const noteInvalid = ({ target }: Event) => {
      const field = target as HTMLInputElement;
      bubbles.push(`${field.form?.getAttribute('aria-label') ?? ''} ${field.type} ${field.name}: ${field.validationMessage}`);
    };
    addEventListener('submit', stop, true);
    addEventListener('invalid', noteInvalid, true);
    const forms = [...document.forms];
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const form of forms)
      for (const value of ['136.13', '0.5', '']) {
        for (const field of form.querySelectorAll('input'))
          if (!/^(checkbox|radio|file|hidden)$/.test(field.type)) setValue?.call(field, value);
        form.requestSubmit();
      }
    removeEventListener('submit', stop, true);
    removeEventListener('invalid', noteInvalid, true);
    return { forms: forms.length, bubbles: [...new Set(bubbles)] };
  });

test('no form of the site lets the browser refuse a value in its own words: fractions, blanks, all of them', async ({ visit }) => {
  test.setTimeout(600_000);
  for (const [who, routes] of Object.entries(pages)) {
    const page = await visit(who === 'visitor' ? {} : { as: who === 'anchor' ? 'anchor' : 'operator' });
    let forms = 0;
    for (const route of await openable(page, routes)) {
      await page.goto(route);
      await expect(page.getByRole('main')).toBeVisible();
      await settled(page, 3_000);
      const found = await sendAll(page);
      forms += found.forms;
      expect.soft(found.bubbles, `${who} ${route}`).toEqual([]);
    }
    expect(forms, who).toBeGreaterThan(0);
  }
});
