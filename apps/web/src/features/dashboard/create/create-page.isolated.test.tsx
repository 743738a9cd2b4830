import { MantineProvider } from '@mantine/core';
import { availableContentTypes } from '@takhti/content-types';
import { contentTypes, Specs, unavailableContentTypes, type Flag } from '@takhti/domain';
import i18next from 'i18next';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import { somebody } from '../../../app/session/testing/somebody.ts';
import { Component as CreateGamesPage } from './create-games-page.tsx';
import { Component as CreatePage } from './create-page.tsx';

const lms = vi.hoisted(() => ({ isLms: false, isTeacher: true, full_access: false }));
vi.mock('../../../app/launch/use-url-data.ts', () => ({ useUrlData: () => lms }));
const specs = vi.hoisted(
  (): Record<'is_independent_templates' | 'is_assessment_hidden' | 'is_ai_enabled', Flag> => {
    const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
    vi.stubGlobal('sessionStorage', storage);
    vi.stubGlobal('localStorage', storage);
    return { is_independent_templates: 1, is_assessment_hidden: 0, is_ai_enabled: 1 };
  },
);
vi.mock('../../../app/session/index.ts', () => ({
  useSession: () => ({ user: somebody({ specs: Specs.parse(specs) }), can: () => true }),
}));

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: {} }));

function begun(Page: ComponentType): { inList: string[]; apart: string[] } {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />
    </MantineProvider>,
  );
  const typesIn = (part: string): string[] =>
    Array.from(part.matchAll(/content_type=(\w+)/g), ([, type]) => type ?? '');
  const [before = '', list = '', after = ''] = html.split(/<ul[^>]*>|<\/ul>/);
  return { inList: typesIn(list), apart: typesIn(before + after) };
}

const offered = (Page: ComponentType = CreatePage): string[] => begun(Page).inList;

test('C-026 C-469 competitions, which no list of types holds, are begun by a card of their own, and nothing else is', () => {
  expect(begun(CreatePage).apart).toEqual(['competition']);
});

test('G-566 C-087 none of the unavailable types is offered', () => {
  expect(unavailableContentTypes).toHaveLength(11);
  for (const type of unavailableContentTypes) expect(offered()).not.toContain(type);
});

test('G-009 G-020 independent templates are offered where the institution has them, and only there', () => {
  expect(offered()).toEqual(availableContentTypes);
  specs.is_independent_templates = 0;
  expect(offered()).toEqual(
    availableContentTypes.filter((type) => !contentTypes[type].is_independent_template),
  );
  expect(offered()).toContain('rumble_in_the_jumble');
  expect(offered()).not.toContain('matching');
});

test('C-814 an institution hides assessments from the types that are offered', () => {
  expect(offered()).toContain('assessment');
  specs.is_assessment_hidden = 1;
  expect(offered()).not.toContain('assessment');
  expect(offered()).toContain('mcq');
  specs.is_assessment_hidden = 0;
});

test('C-815 lesson plans are not offered to teachers in an LMS without full access', () => {
  expect(offered()).toContain('lesson_plan');
  lms.isLms = true;
  expect(offered()).not.toContain('lesson_plan');
  lms.full_access = true;
  expect(offered()).toContain('lesson_plan');
});

test('C-088 C-025 G-453 the page of games offers every game that can be made, and nothing else', () => {
  specs.is_independent_templates = 1;
  const games = availableContentTypes.filter((type) => contentTypes[type].plays_first);
  expect(offered(CreateGamesPage)).toEqual(games);
  expect(games).toEqual(expect.arrayContaining(['rumble_in_the_jumble', 'matching', 'sorting']));
  for (const other of ['mcq', 'article', 'assessment', 'link']) expect(games).not.toContain(other);
});
