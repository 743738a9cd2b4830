import { listPictures } from '@takhti/contract';
import { expect, test, vi } from 'vitest';
import { answer, requestsOf } from '../../../testing/fake-server.ts';
import { renderInStudio } from '../../../testing/render-in-studio.tsx';
import { listedBank } from '../../../testing/things.ts';
import { ContentPicture } from './content-picture.tsx';
import { PictureBatches } from './picture-batches.tsx';

const idOf = (number: number): string => `019f0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const banks = Array.from({ length: 14 }, (_, at) => listedBank({ container_id: idOf(at) }));

const list = (
  <PictureBatches items={banks}>
    {banks.map((item) => (
      <div key={item.container_id} style={{ blockSize: 1_000 }}>
        <ContentPicture item={item} look="card" />
      </div>
    ))}
  </PictureBatches>
);

test('pictures are asked for some at once, and of what was not seen not at all', async () => {
  answer(listPictures, { pictures: [] });
  await renderInStudio(list);
  const first = banks.slice(0, 12).map(({ container_id }) => container_id);
  await expect.poll(() => requestsOf(listPictures)).toMatchObject([{ container_ids: first }]);
  scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  await expect.poll(() => requestsOf(listPictures)).toHaveLength(2);
  const rest = banks.slice(12).map(({ container_id }) => container_id);
  expect(requestsOf(listPictures)).toMatchObject([{}, { container_ids: rest }]);
});

test('a visitor, who sees no content whole, asks for none', async () => {
  answer(listPictures, { pictures: [] });
  await renderInStudio(list, { as: { is_visitor: 1 } });
  await firstIsSeen();
  expect(requestsOf(listPictures)).toEqual([]);
});

test('nor does anyone who spares their line', async () => {
  answer(listPictures, { pictures: [] });
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } }));
  await renderInStudio(list);
  await firstIsSeen();
  vi.unstubAllGlobals();
  expect(requestsOf(listPictures)).toEqual([]);
});

/** Waits until the browser has told the person who asked that the first card is in sight. */
async function firstIsSeen(): Promise<void> {
  await expect.poll(() => document.querySelector('[data-look=card]')).not.toBeNull();
  await new Promise<void>((resolve) => {
    const card = document.querySelector('[data-look=card]');
    if (card) new IntersectionObserver(() => resolve()).observe(card);
  });
}
