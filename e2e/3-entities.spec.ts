import { announcement } from '../config/announcement';
import { expect, open, test } from './support/test';

// Search hits are proven in search-hosted and search, saved searches in search, versions and docs in 2.3, navbar items,
// footer and logo in 2.7, the colour modes in 4-colour-mode.

test('the announcement bar has its colours, its content and its button', async ({ page }) => {
  await open(page, 'docs/intro');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toContainText('Next drops the AgeSchemaClient facade');
  await expect(bar.getByRole('link')).toHaveAttribute('href', '/ageSchemaClient/docs/next/intro');
  await expect(bar.getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(bar).toHaveAttribute(
    'style',
    `background-color:${announcement.backgroundColor};color:${announcement.textColor}`,
  );
});

test('the announcement bar has no button when it is not closeable', async ({ page, sites }) => {
  await open(page, sites.fixture);
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toHaveText('This bar stays.');
  await expect(bar.getByRole('button')).toHaveCount(0);
});
