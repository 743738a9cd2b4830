import type { FoundQuestion } from '@takhti/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RichTextField } from '../../features/editor/index.ts';
import { QuestionCard } from '../../features/question-card/index.ts';
import { field } from '../../testing/fields.ts';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { storedQuestion } from '../../testing/things.ts';
import { FoundList } from './bank/many/replace/found-list.tsx';
import { ReplaceForm } from './bank/many/replace/replace-form.tsx';
import { PaperSheet } from './paper/paper-sheets.tsx';

const asked = 'Which planet is nearest?';
const told = 'شاباش! جواب درست ہے۔';
const letters = (text: string) => page.getByText(text, { exact: true });
const directionAt = (text: string) => getComputedStyle(letters(text).element()).direction;

/** Each of these texts is in Urdu content, and is set as its own letters are. */
async function expectOwnDirections(): Promise<void> {
  await expect.element(letters(asked)).toBeVisible();
  expect(directionAt(asked)).toBe('ltr');
  expect(letters(asked).element().closest('[lang]')?.getAttribute('lang')).toBe('en');
}

test('a question in English in an Urdu bank, its options and feedback stand as their letters do', async () => {
  const doc = storedQuestion({
    language: 'urdu',
    question: `<p>${asked}</p>`,
    option1: '<p>Mercury</p>',
    option2: '<p>زہرہ</p>',
    feedback: `<p>${told}</p>`,
  });
  await renderInStudio(<QuestionCard doc={doc} />);
  await expectOwnDirections();
  expect(['Mercury', 'زہرہ', told].map(directionAt)).toEqual(['ltr', 'rtl', 'rtl']);
  expect(getComputedStyle(page.getByRole('list').element()).direction).toBe('ltr');
});

test('what is looked for is found in lines that stand as their letters do', async () => {
  const found: FoundQuestion = {
    content_id: crypto.randomUUID(),
    position: 1,
    language: 'urdu',
    places: 1,
    fields: [{ part: 'question', pieces: [{ text: asked, is_match: false }] }],
    refusal: null,
  };
  await renderInStudio(<FoundList records={[found]} replace="" except={new Set()} onToggle={() => {}} />);
  await expectOwnDirections();
});

test('on paper a question stands as its letters do, with its number and options', async () => {
  const options = [{ letter: 'الف', html: '<p>Mercury</p>' }];
  const variant = { name: 'الف', questions: [{ id: '1', html: `<p>${asked}</p>`, options, key: ['الف'] }] };
  await renderInStudio(
    <PaperSheet variant={variant} title="امتحان" language="urdu" columns={1} isNamed={false} />,
  );
  await expectOwnDirections();
  expect(letters(asked).element().closest('li')).toHaveAttribute('dir', 'ltr');
});

test('a field turns with the letters that are written in it', async () => {
  const shared = { path: ['question'], language: 'urdu', containerId: '', onChange: () => {} } as const;
  await renderInStudio(<RichTextField {...shared} label="Question" value={`<p>${asked}</p>`} />);
  await expectOwnDirections();
  await field('Question').click();
  await expect.element(field('Question')).toHaveAttribute('contenteditable', 'true');
  await expect.element(field('Question')).toHaveAttribute('dir', 'ltr');
  await field('Question').fill('کون سا سیارہ قریب ہے؟');
  await expect.element(field('Question')).toHaveAttribute('dir', 'rtl');
  await field('Question').fill('12 + 3');
  await expect.element(field('Question')).toHaveAttribute('lang', 'ur');
});

test('what is looked for and what replaces it stand as their letters do', async () => {
  const wanted = { find: 'planet', replace: 'سیارہ', is_case: false, is_whole_words: false, is_alike: false };
  await renderInStudio(
    <ReplaceForm language="urdu" wanted={wanted} isBusy={false} onChange={() => {}} onLook={() => {}} />,
  );
  await expect.element(page.getByRole('textbox', { name: 'Find' })).toHaveAttribute('dir', 'ltr');
  await expect.element(page.getByRole('textbox', { name: 'Replace with' })).toHaveAttribute('dir', 'rtl');
});
