import { encodeLaunchCode } from '@takhti/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenedType } from '../types/player-type.ts';
import { pageOf } from '../ui/page-part.tsx';
import { TypePage } from './type-page.tsx';

const link: OpenedType = {
  use: 'opened',
  offline: 'never',
  page: pageOf(
    async () =>
      ({ content }) =>
        content === null ? 'previewed' : `opened ${content.content_id}`,
  ),
};
const drawn = (search: string) =>
  renderToStaticMarkup(<TypePage type={link} id_name="content_id" search={search} below="" />);

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://takhti.example' });
  vi.stubGlobal('document', { referrer: '', querySelector: () => null });
  vi.stubGlobal('window', {});
});
afterEach(() => vi.unstubAllGlobals());

test('a type that is only opened is opened by its row alone', async () => {
  await link.page.fetch();
  const code = encodeLaunchCode({ content_type: 'link', content_id: 'a1', institution_id: 98 });
  expect(drawn(`?code=${code}`)).toBe('opened a1');
});

test('it is previewed without ids, and needs all that its address lacks', async () => {
  await link.page.fetch();
  expect(drawn('?mode=p&content_type=link')).toBe('previewed');
  expect(drawn('?content_id=a1')).toContain('institution_id');
});
