import { isSelected, type Selection } from '../../../ui/lists/selection.ts';

interface Page {
  readonly records: readonly { readonly content_id: string }[];
  readonly total: number;
}

const atOnce = 4;

/**
 * The ids of everything that is selected. Those of a selection of all are asked for page by page, a few pages at once.
 * @param readPage gives a page of the list that the selection was made in, from 1.
 */
export async function collectIds(
  selection: Selection,
  pageSize: number,
  readPage: (page: number) => Promise<Page>,
): Promise<readonly string[]> {
  if (selection.kind === 'some') return [...selection.ids];
  const first = await readPage(1);
  const pages = [first];
  const last = Math.ceil(first.total / pageSize);
  for (let from = 2; from <= last; from += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, last - from + 1) }, (_, at) => from + at);
    pages.push(...(await Promise.all(numbers.map(readPage))));
  }
  const ids = new Set(pages.flatMap(({ records }) => records.map(({ content_id }) => content_id)));
  return [...ids].filter((id) => isSelected(selection, id));
}
