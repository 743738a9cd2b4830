import { competitionModel } from '@takhti/content-types/files';
import {
  openContainer,
  openLibraryContent,
  readEntrance,
  readLmsContext,
  reportPackages,
  shortenLink,
} from '@takhti/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../../testing/fake-server.ts';
import { renderInStudio } from '../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../testing/things.ts';
import { ShareDialog } from './share-dialog.tsx';
import type { ShareLink } from './use-share-link.ts';

const link = 'https://studio.example/player/mcq/play?code=abc';

async function draw(shared: ShareLink, origins: string[] = []): Promise<void> {
  answer(readLmsContext, { origins, assigns_by: 'message', publishes_to: null });
  const item = { content_id: crypto.randomUUID(), title: 'Even & "odd"', language: 'english' } as const;
  await renderInStudio(<ShareDialog item={item} isLive={false} shared={shared} onClose={() => {}} />);
}

test('a learners’ link is also a QR code to take along, and code for another page', async () => {
  await draw({ link, reader: 'learners' }, ['https://school.example']);
  await expect.element(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  const picture = page.getByRole('link', { name: 'Download the QR code' }).element();
  expect(picture.getAttribute('download')).toBe('qr-code.svg');
  expect(decodeURIComponent(picture.getAttribute('href') ?? '')).toContain('<svg xmlns');
  const code = page.getByRole('textbox', { name: 'Embed in a web page' });
  await expect
    .element(code)
    .toHaveValue(expect.stringContaining(`src="${link}" title="Even &amp; &quot;odd&quot;"`));
  await expect.element(page.getByText(/a page at https:\/\/school\.example/)).toBeVisible();
});

test('where no page may show the player, it is told who changes that', async () => {
  await draw({ link, reader: 'learners' });
  await expect.element(page.getByText(/administrator must first add the address/)).toBeVisible();
});

test('a link for colleagues is a link and no more', async () => {
  await draw({ link, reader: 'colleagues' });
  await expect.element(page.getByRole('textbox', { name: 'Link for colleagues' })).toHaveValue(link);
  expect(page.getByRole('img', { name: 'QR code' }).query()).toBeNull();
  expect(page.getByRole('textbox').elements()).toHaveLength(1);
});

test('a link of one’s own takes the place of everybody’s, and leads to its results', async () => {
  const asked: unknown[] = [];
  answer(shortenLink, (input) => {
    asked.push(input);
    return { path: `/s/${'asks' in input ? 'own' : 'everybody'}`, own: null };
  });
  answer(reportPackages, { packages: [] });
  const container_id = '0190a1b2-0000-7000-8000-000000000001';
  await draw({
    link,
    reader: 'learners',
    results_of: container_id,
    packaged_content_id: '0190a1b2-0000-7000-8000-000000000002',
  });
  const shown = page.getByRole('textbox', { name: 'Link for learners' });
  await expect.element(shown).toHaveValue(link);
  await page.getByRole('combobox', { name: 'Learners’ results' }).selectOptions('name');
  await expect.element(shown).toHaveValue('https://studio.example/s/own');
  expect(asked.at(-1)).toMatchObject({ asks: 'name' });
  expect(page.getByRole('textbox', { name: 'Short link' }).query()).toBeNull();
  await expect
    .element(page.getByRole('link', { name: 'Open the results' }))
    .toHaveAttribute('href', `/dashboard/results?container_id=${container_id}`);
  await page.getByRole('combobox', { name: 'Learners’ results' }).selectOptions('');
  await expect.element(shown).toHaveValue(link);
});

test('a link of one’s own is found again, with what it asks for', async () => {
  answer(shortenLink, (input) => ({
    path: `/s/${'asks' in input ? 'own' : 'everybody'}`,
    own: 'number' as const,
  }));
  answer(reportPackages, { packages: [] });
  const [container_id, packaged_content_id] = [1, 2].map((at) => `0190a1b2-0000-7000-8000-00000000000${at}`);
  await draw({
    link,
    reader: 'learners',
    results_of: container_id!,
    packaged_content_id: packaged_content_id!,
  });
  await expect
    .element(page.getByRole('textbox', { name: 'Link for learners' }))
    .toHaveValue('https://studio.example/s/own');
  await expect.element(page.getByRole('combobox', { name: 'Learners’ results' })).toHaveValue('number');
});

/** The competition that a link leads to, as the studio opens it. */
function answerCodes(settings: object): void {
  const start = { language: 'english', skill_id: '', subject: '', total_questions: 0 } as const;
  const json_data = { ...competitionModel.defaults(start), ...settings };
  const item = openedBank({ content_type: 'competition', json_data });
  answer(openLibraryContent, { ...item, player_path: null, users_content_id: item.container_id });
  answer(openContainer, item);
}

test('with the link to a competition stand the codes that learners enter by', async () => {
  answer(readEntrance, {
    phase: 'running',
    is_hidden: false,
    grades: ['4'],
    needs_login: false,
    is_trial: false,
    was_ended: false,
    by_link: false,
    by_code: true,
  });
  answerCodes({
    isschool: 1,
    schoolcode: 'LHR1\nQTA2',
    schooltag: 'Lahore\nQuetta',
    issemiprivate: 1,
    secretcode: 'K7P',
  });
  const content_id = '0190a1b2-0000-7000-8000-000000000003';
  await draw({
    link,
    reader: 'learners',
    entered: { content_id, content_type: 'competition', institution_id: 1 },
  });
  const shown = page.getByRole('textbox', { name: 'Link for learners' });
  await expect.element(shown).toHaveAccessibleDescription(/Secret code: K7P.*Lahore: LHR1.*Quetta: QTA2/);
});

test.each([
  [{ by_link: false, by_code: true }, /need this link and a code: their school’s code or the secret code\.$/],
  [{ by_link: true, by_code: true }, 'Anyone with this link can enter, with or without a code.'],
  [
    { by_link: true, by_code: false, needs_login: true },
    /^Anyone with this link can enter\. They must log in/,
  ],
  [{ by_link: true, by_code: true, phase: 'over' as const }, /nobody can enter any more\.$/],
])('the link to a competition says who can enter: %o', async (door, hint) => {
  answer(readEntrance, {
    phase: 'running',
    is_hidden: false,
    grades: ['4'],
    needs_login: false,
    is_trial: false,
    was_ended: false,
    ...door,
  });
  answerCodes({});
  const content_id = '0190a1b2-0000-7000-8000-000000000003';
  const entered = { content_id, content_type: 'competition', institution_id: 1 } as const;
  await draw({ link, reader: 'learners', entered });
  await expect
    .element(page.getByRole('textbox', { name: 'Link for learners' }))
    .toHaveAccessibleDescription(hint);
});

test('the link to an AI bot says that it answers learners of a class alone', async () => {
  const content_id = '0190a1b2-0000-7000-8000-000000000003';
  const entered = { content_id, content_type: 'ai_bot', institution_id: 1 } as const;
  await draw({ link, reader: 'learners', entered });
  await expect
    .element(page.getByRole('textbox', { name: 'Link for learners' }))
    .toHaveAccessibleDescription(/^The bot answers only learners who open it from your LMS/);
  // A code, a picture or a frame for everybody would lead strangers to somebody who does not answer them.
  await expect.element(page.getByRole('textbox', { name: 'Link for learners' })).toHaveValue(link);
  expect(page.getByRole('img', { name: 'QR code' }).query()).toBeNull();
  expect(page.getByRole('textbox').elements()).toHaveLength(1);
});

test('the short form of a link is the one that is copied, and the whole one where there is none', async () => {
  const { clipboard } = navigator;
  const copied = vi.spyOn(clipboard, 'writeText').mockResolvedValue();
  answer(shortenLink, { path: '/s/abcd', own: null });
  answer(reportPackages, { packages: [] });
  await draw({ link, reader: 'learners', packaged_content_id: '0190a1b2-0000-7000-8000-000000000002' });
  await expect
    .element(page.getByRole('textbox', { name: 'Short link' }))
    .toHaveValue('https://studio.example/s/abcd');
  await expect.poll(() => copied.mock.calls).toEqual([['https://studio.example/s/abcd']]);
  const [first] = page.getByRole('button', { name: /Copy link|Link copied/ }).elements();
  expect(first).toHaveAttribute('data-variant', 'filled');
  copied.mockRestore();
});

test('the focus goes to what copies the link as soon as there is one, and stays where somebody chose another', async () => {
  const short = Promise.withResolvers<{ path: string; own: null }>();
  answer(shortenLink, (input) => ('asks' in input ? { path: '/s/own', own: null } : short.promise));
  answer(reportPackages, { packages: [] });
  const [results_of, packaged_content_id] = [1, 2].map((at) => `0190a1b2-0000-7000-8000-00000000000${at}`);
  await draw({
    link,
    reader: 'learners',
    results_of: results_of!,
    packaged_content_id: packaged_content_id!,
  });
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => document.activeElement?.closest('[role=dialog]')).not.toBeNull();
  short.resolve({ path: '/s/abcd', own: null });
  await expect.element(page.getByRole('textbox', { name: 'Short link' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy link' }).first()).toHaveFocus();
  const results = page.getByRole('combobox', { name: 'Learners’ results' });
  const chosen = results.element();
  chosen.focus();
  await results.selectOptions('name');
  await expect
    .element(page.getByRole('textbox', { name: 'Link for learners' }))
    .toHaveValue('https://studio.example/s/own');
  expect(results.element()).toBe(chosen);
  expect(chosen).toHaveFocus();
});
