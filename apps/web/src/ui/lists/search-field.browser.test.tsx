import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { SearchField } from './search-field.tsx';

test('C-1060 a search begins with three characters, once for all that were typed in a row', async () => {
  const onSearch = vi.fn<(text: string) => void>();
  await renderInStudio(<SearchField label="Title" value="" onSearch={onSearch} />);
  const title = page.getByRole('searchbox', { name: 'Title' });
  await title.click();
  await userEvent.keyboard('ab{Enter}');
  expect(onSearch).not.toHaveBeenCalled();
  await userEvent.keyboard('cde');
  await expect.poll(() => onSearch.mock.calls).toEqual([['abcde']]);
});
