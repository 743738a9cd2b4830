import type { LessonPlanBody } from '@takhti/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { loadSection } from '../../../i18n/loaded.ts';
import { InLanguage, TextsProvider } from '../../../i18n/texts-context.tsx';
import { idOf } from '../../../testing/make-play.ts';
import '../../../styles/tokens.css';
import { PlanScreen } from './plan-screen.tsx';

const item = (n: number, title: string) => ({ content_id: idOf(n), content_type: 'mcq', title }) as const;
const body: LessonPlanBody = {
  kind: 'lesson_plan',
  topics: [
    {
      id: 't1',
      title: 'پانی',
      is_premium: 0,
      lessons: [
        {
          id: 'l1',
          title: 'Where does the rain come from?',
          minutes: 40,
          material: '',
          is_premium: 0,
          items: [item(1, 'Rain'), item(2, 'دریا'), item(3, 'Snow')],
        },
      ],
    },
  ],
};

beforeEach(async () => {
  history.replaceState(null, '', '#lesson=l1');
  await loadSection('files');
});
afterEach(async () => {
  await cleanup();
  localStorage.clear();
  history.replaceState(null, '', '#');
});

/** What the player of the content that is open says to the plan around it. */
function sayFromInside(type: string): void {
  const source = document.querySelector('iframe')?.contentWindow ?? null;
  dispatchEvent(new MessageEvent('message', { source, origin: location.origin, data: { type } }));
}

async function show(gone: readonly string[]): Promise<void> {
  const content = { institution_id: 98, content_id: idOf(9), user_id: '' };
  await render(
    <TextsProvider>
      <InLanguage language="urdu" meanwhile={null}>
        <PlanScreen title="پانی" description="" language="urdu" body={body} gone={gone} content={content} />
      </InLanguage>
    </TextsProvider>,
  );
}

test('what cannot be opened any more says so, and is not among what to open next', async () => {
  await show([idOf(1)]);
  await expect.element(page.getByText('اب دستیاب نہیں')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^کھولیں/ })).toHaveLength(2);
});

test('what is written in English runs its own way, in letters between which words are apart', async () => {
  await show([]);
  const title = page.getByRole('heading', { level: 1 });
  await expect.element(title).toHaveTextContent('Where does the rain come from?');
  expect(getComputedStyle(title.element()).direction).toBe('ltr');
  const name = page.getByText('Rain', { exact: true }).element();
  expect(getComputedStyle(name).fontFamily).not.toContain('Nastaliq');
  expect(getComputedStyle(page.getByText('دریا', { exact: true }).element()).fontFamily).toContain(
    'Nastaliq',
  );
});

test('a learner who opens content is in it', async () => {
  await show([]);
  await page
    .getByRole('button', { name: /^کھولیں/ })
    .first()
    .click();
  await expect.poll(() => document.activeElement?.tagName).toBe('IFRAME');
});

test.each(['module-completed', 'takhti-opened', 'takhti-waiting'])(
  'beside the Next of content that plays there is none of the plan, until it says %s',
  async (ending) => {
    await show([]);
    await page
      .getByRole('button', { name: /^کھولیں/ })
      .first()
      .click();
    await expect.element(page.getByRole('button', { name: 'سبق پر واپس' })).toBeVisible();
    const next = page.getByRole('button', { name: 'اگلا' });
    await expect.element(next).not.toBeInTheDocument();
    sayFromInside(ending);
    await next.click();
    await expect.element(page.getByText('3 میں سے 2')).toBeVisible();
    await page.getByRole('button', { name: 'سبق پر واپس' }).click();
    await expect.element(page.getByText(/مکمل$/).first()).toBeVisible();
  },
);
