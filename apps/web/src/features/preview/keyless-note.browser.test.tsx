import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { KeylessNote } from './keyless-note.tsx';

const preview = (keys: number) => ({ questions: ['a', 'b'], answer_key: ['a', 'b'].slice(0, keys) });

test.each([
  [
    'en',
    'You cannot see the right answers to 2 questions, because their question bank is closed. In this preview they count as wrong.',
  ],
  [
    'ur',
    '2 سوالات کے درست جواب آپ کو نہیں دکھائے جاتے: ان کا سوال بینک بند ہے، تاکہ وہ صرف جانچوں میں آئیں۔ اس پیش منظر میں وہ غلط گنے جاتے ہیں۔',
  ],
] as const)(
  'a preview over a closed bank says why it shows no right answers, in %s',
  async (locale, words) => {
    await renderInStudio(<KeylessNote play={preview(0)} />, { locale, width: 390 });
    await expect.element(page.getByRole('note')).toHaveTextContent(words);
  },
);

test('a preview that shows all of them says nothing', async () => {
  await renderInStudio(<KeylessNote play={preview(2)} />);
  await expect.element(page.getByRole('note')).not.toBeInTheDocument();
});
