import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { playerPathOf } from '@takhti/domain';
import { loadSection } from '../../../i18n/loaded.ts';
import { TextsProvider } from '../../../i18n/texts-context.tsx';
import { CertificatePage } from './certificate-page.tsx';

const content = { institution_id: 98, content_id: '6f1d2f0a-58a5-4d5e-9d0c-6f0a3f3b1c01', user_id: '' };
const certificate = {
  code: 'ABCDEFGHJKLM',
  title: 'The Cup',
  language: 'english',
  name: 'Zara',
  school: 'North Town School',
  grade: '4',
  levels: 3,
  points: 250,
  issued_on: '2026-11-01T08:00:00.000Z',
  timezone: 'Asia/Karachi',
  has_competition: true,
};
const host = { isPresent: false, send: () => undefined };
const toCompetition = playerPathOf({
  institution_id: content.institution_id,
  content_id: content.content_id,
  content_type: 'competition',
});

async function show(answer: object): Promise<void> {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(answer)));
  await loadSection('files');
  await render(
    <TextsProvider>
      <CertificatePage content={content} code={certificate.code} host={host} />
    </TextsProvider>,
  );
}

afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
});

test('a certificate leads back to its competition, and its printed address is short', async () => {
  await show({ error_code: 0, error_message: '', data: certificate });
  await expect
    .element(page.getByRole('link', { name: 'To the competition' }))
    .toHaveAttribute('href', toCompetition);
  await expect.element(page.getByText(`${location.origin}/c/98/ABCDEFGHJKLM`)).toBeVisible();
});

test('in Urdu a school whose name is English stands before the grade', async () => {
  await show({ error_code: 0, error_message: '', data: { ...certificate, language: 'urdu' } });
  const from = page.getByText(/North Town School/);
  await expect.element(from).toBeVisible();
  const { firstChild } = from.element();
  const words = firstChild?.textContent ?? '';
  const startOf = (part: string): number => {
    const range = document.createRange();
    range.setStart(firstChild!, words.indexOf(part));
    range.setEnd(firstChild!, words.indexOf(part) + part.length);
    return range.getBoundingClientRect().left;
  };
  expect(startOf('North Town School')).toBeGreaterThan(startOf('جماعت'));
});

test('it has no link to a deleted competition', async () => {
  await show({ error_code: 0, error_message: '', data: { ...certificate, has_competition: false } });
  await expect.element(page.getByRole('button', { name: 'Print' })).toBeVisible();
  expect(page.getByRole('link').query()).toBeNull();
});

test('a wrong code is told in the language of the competition, with the way there', async () => {
  const problem = 'competitions.certificate_unknown';
  await show({ error_code: 4, error_message: '', data: { problem, details: { language: 'urdu' } } });
  await expect.element(page.getByText('اس کوڈ کی کوئی سند نہیں۔')).toBeVisible();
  await expect.element(page.getByRole('link')).toHaveAttribute('href', toCompetition);
  await expect.element(page.getByRole('combobox')).toHaveValue('urdu');
});
