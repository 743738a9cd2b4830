import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerEditor } from '../../../testing/answer-editor.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../testing/things.ts';
import { filesPages } from '../pages.ts';

test.each([
  ['usgs', /^.+/],
  ['ftp://www.usgs.gov', /http/],
  ['javascript:alert(1)', /^.+/],
])('G-520 %s is refused on leaving the field, and no more while it is mended', async (typed, words) => {
  const item = openedBank({
    content_type: 'link',
    json_data: { schema_version: 1, description: '', link: '' },
  });
  answerEditor(item);
  const address = new URLSearchParams({ container_id: item.container_id, institution_id: '98' });
  await openInStudio(filesPages, `/dashboard/link/edit?${address}`);
  const field = page.getByRole('textbox', { name: 'Address', exact: true });
  await field.fill(typed);
  await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
  await userEvent.tab();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription(words);
  await field.fill('https://www.usgs.gov');
  await userEvent.tab();
  await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
});
