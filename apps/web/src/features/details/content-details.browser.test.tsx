import { openAssessment, openContainer, previewGeneric } from '@takhti/contract';
import { contentTypes, type ContentType } from '@takhti/domain';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { editorPath } from '../../app/routing/content-paths.ts';
import { refuse } from '../../testing/fake-server.ts';
import { openInStudio } from '../../testing/render-in-studio.tsx';
import { listedBank } from '../../testing/things.ts';
import { webTypeOf } from '../../types/registry.ts';
import { typePages } from '../../types/pages.ts';
import { ContentDetails } from './content-details.tsx';

const nothing = (): void => undefined;
const types = (Object.keys(contentTypes) as ContentType[]).filter((type) => webTypeOf(type) !== undefined);
const go = page.getByRole('link', { name: 'Go to content object' });

async function open(content_type: ContentType) {
  // What the builder and its preview need may be asked for as soon as somebody points at the way there.
  for (const call of [openContainer, openAssessment, previewGeneric]) refuse(call, 'container.not_found');
  const item = listedBank({ content_type, title: 'Pairs of animals' });
  const details = { path: '/details', element: <ContentDetails item={item} isOpen onClose={nothing} /> };
  const studio = await openInStudio([details], '/details');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  return { item, ...studio };
}

test.each(types)(
  "G-469 of the type %s 'Go to content object' opens the builder of that type",
  async (type) => {
    const { item, address } = await open(type);
    await go.click();
    const path = editorPath(item);
    await expect.poll(address).toBe(path);
    expect(matchRoutes([...typePages], new URL(path ?? '', 'http://x').pathname)).not.toBeNull();
  },
);

test.each([
  ['C-221', 'matching_drag_drop'],
  ['C-222', 'sorting_vertical'],
  ['C-220', 'rumble_in_the_jumble'],
  ['C-223', 'puzzle'],
  ['C-219', 'kampong'],
  ['C-224', 'competition'],
] as const)('G-473 %s of the type %s the details have no card with the title', async (_id, type) => {
  await open(type);
  await expect.element(go).toBeVisible();
  expect(document.querySelector('[data-title-card]')).toBeNull();
});

test.each(['mcq', 'crossword'] as const)('C-214 G-473 content of the type %s has one', async (type) => {
  await open(type);
  await expect.poll(() => document.querySelector('[data-title-card]')?.textContent).toBe('Pairs of animals');
});

test('G-474 those of a competition show neither badges nor the last activity, those of a bank both', async () => {
  await open('competition');
  await expect.element(go).toBeVisible();
  expect(document.querySelectorAll('[data-badge]')).toHaveLength(0);
  expect(document.body.textContent).not.toContain('Last activity');
  await open('mcq');
  await expect.poll(() => document.body.textContent).toContain('Last activity');
  expect(document.querySelectorAll('[data-badge]')).toHaveLength(3);
});
