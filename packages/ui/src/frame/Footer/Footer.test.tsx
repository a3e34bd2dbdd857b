import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { footerColumns, footerContacts } from './Footer.fixtures.ts';
import { Footer } from './Footer.tsx';

test('a setting that is missing takes its line with it, and an empty column its heading', async () => {
  const [apply, ...others] = footerContacts;
  await renderPart(
    <Footer
      siteName="Pitchside"
      columns={[...footerColumns, { id: 'empty', title: '空列', links: [] }]}
      contacts={apply && [apply, ...others.map((contact) => ({ ...contact, value: null }))]}
    />,
  );
  await expect.element(page.getByText('主播申请 QQ 2850 118')).toBeVisible();
  await expect.element(page.getByText(/反馈 QQ/)).not.toBeInTheDocument();
  await expect.element(page.getByText('空列')).not.toBeInTheDocument();
});

test('with no contact at all there is no column for them', async () => {
  await renderPart(
    <Footer siteName="Pitchside" columns={footerColumns} contacts={footerContacts.map((contact) => ({ ...contact, value: '' }))} />,
  );
  await expect.element(page.getByRole('heading', { name: '看球' })).toBeVisible();
  await expect.element(page.getByText('联系方式')).not.toBeInTheDocument();
});

test('what leaves the site says so and gives nothing of the page away', async () => {
  await renderPart(
    <Footer siteName="Pitchside" columns={[]} streamingSoftware={{ id: 'obs', label: '下载推流软件', href: 'https://obsproject.com/' }} />,
  );
  const link = page.getByRole('link', { name: /^下载推流软件\s*（在新标签页打开）$/ });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
});
