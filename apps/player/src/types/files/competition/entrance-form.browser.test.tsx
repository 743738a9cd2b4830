import { failure, type CompetitionEntrance } from '@takhti/contract';
import { storedSessionName } from '@takhti/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { loadSection } from '../../../i18n/loaded.ts';
import { InLanguage, TextsProvider } from '../../../i18n/texts-context.tsx';
import { EntranceForm } from './entrance-form.tsx';

const entrance: CompetitionEntrance = {
  phase: 'running',
  was_ended: false,
  is_hidden: false,
  by_link: true,
  by_code: true,
  grades: ['4'],
  needs_login: false,
  is_trial: false,
};
const content = { institution_id: 98, content_id: 'cup', user_id: '' };

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.removeItem(storedSessionName);
  void cleanup();
});

async function show(more: Partial<CompetitionEntrance> = {}): Promise<void> {
  await loadSection('files');
  await render(
    <TextsProvider>
      <InLanguage language="english" meanwhile={null}>
        <EntranceForm
          content={content}
          entrance={{ ...entrance, ...more }}
          onEnter={() => undefined}
          onShut={() => undefined}
        />
      </InLanguage>
    </TextsProvider>,
  );
}

test('where a login is wanted, one whom nobody knows is led to it before they write anything', async () => {
  await show({ needs_login: true });
  await expect.element(page.getByText(/^This competition is for learners with a login\./)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/');
  expect(page.getByRole('textbox').query()).toBeNull();
});

test('a login of somewhere else keeps what was written, and leads to another login', async () => {
  localStorage.setItem(storedSessionName, JSON.stringify({ session_id: 'of-another-school' }));
  const refusal = failure('players.learner_unknown', {}, 'c');
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(refusal)));
  await show({ needs_login: true });
  const name = page.getByRole('textbox', { name: /^First name/ });
  await name.fill('Zara');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('for learners with a login');
  await expect.element(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect.element(name).toHaveValue('Zara');
});

test.each([
  ['competitions.name_refused', /^First name/, /^Code/],
  ['competitions.wrong_code', /^Code/, 'Enter'],
] as const)('%s is told right below its field %s', async (problem, field, next) => {
  const refusal = failure(problem, problem === 'competitions.name_refused' ? { fault: 'unkind' } : {}, 'c');
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(refusal)));
  await show();
  await page.getByRole('textbox', { name: /^First name/ }).fill('Zara');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  const wrong = page.getByRole('textbox', { name: field });
  await expect.element(wrong).toHaveAttribute('aria-invalid', 'true');
  const top = (element: Element): number => element.getBoundingClientRect().top;
  const alert = top(page.getByRole('alert').element());
  const below =
    next === 'Enter' ? page.getByRole('button', { name: next }) : page.getByRole('textbox', { name: next });
  expect(alert).toBeGreaterThan(top(wrong.element()));
  expect(alert).toBeLessThan(top(below.element()));
});
