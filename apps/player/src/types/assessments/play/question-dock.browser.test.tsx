import type { Play } from '@takhti/domain';
import { useReducer, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { loadSection } from '../../../i18n/loaded.ts';
import { InLanguage, TextsProvider } from '../../../i18n/texts-context.tsx';
import { makePlay, makeQuestion } from '../../../testing/make-play.ts';
import { emptyState, reduceAttempt, startAttempt } from '../attempt/attempt.ts';
import { PlayScreen } from './play-screen.tsx';

const mark = (number: number): string => `<span class="FIB_____BLANK" data-blank="${number}"></span>`;
const question = {
  ...makeQuestion(1),
  content_type: 'fill_in_the_blank' as const,
  isFIB: true,
  ListOptions: [],
  QuestionText: `<p>${mark(1)}, ${mark(2)} and ${mark(3)}</p>`,
  BlankOptions: ['one', 'two', 'three'].map((answer, at) => ({
    BlankNo: at + 1,
    Unit: '',
    IsStrict: false,
    Answers: [answer],
  })),
};

function Playing({ play }: { readonly play: Play }): ReactNode {
  const [attempt, dispatch] = useReducer(reduceAttempt, startAttempt(play, emptyState));
  return <PlayScreen attempt={attempt} dispatch={dispatch} saving={null} onLeave={() => undefined} />;
}

async function playing(is_feedback_hidden: 0 | 1 = 0): Promise<void> {
  await loadSection('assessments');
  await render(
    <TextsProvider>
      <InLanguage language="english" meanwhile="…">
        <Playing play={makePlay({ questions: [question], is_feedback_hidden })} />
      </InLanguage>
    </TextsProvider>,
  );
  await expect.element(page.getByRole('heading', { name: 'Question 1 of 1' })).toHaveFocus();
}

const blank = (n: number) => page.getByRole('textbox', { name: `Blank ${n}` });

test('typing at once fills the first blank, digits too; Enter leads to the next, and checks from the last', async () => {
  await playing();
  await userEvent.keyboard('1');
  await expect.element(blank(1)).toHaveValue('1');
  await expect.element(blank(1)).toHaveAttribute('enterkeyhint', 'next');
  await userEvent.keyboard('{Enter}');
  await expect.element(blank(2)).toHaveFocus();
  await userEvent.keyboard('two{Enter}');
  await expect.element(blank(3)).toHaveFocus();
  await expect.element(blank(3)).toHaveAttribute('enterkeyhint', 'done');
  await userEvent.keyboard('three{Enter}');
  await expect.element(page.getByText('Blank 1, Not quite').first()).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Show the overview' })).toHaveFocus();
});

test('Check asks while a blank is empty, leads to it, and checks when it is pressed once more', async () => {
  await playing();
  await blank(2).fill('two');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect.element(page.getByText(/^Blank 1, Blank 3 are still empty/).first()).toBeVisible();
  await expect.element(blank(1)).toHaveFocus();
  await userEvent.keyboard('one');
  expect(page.getByText(/still empty/).query()).toBeNull();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect.element(page.getByText(/^Blank 3 is still empty/).first()).toBeVisible();
  await expect.element(blank(3)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('three')).toBeVisible();
});

test('without immediate feedback going on asks once about blanks that are still empty, and not about a question left out', async () => {
  await playing(1);
  const on = page.getByRole('button', { name: 'Show the overview' });
  await blank(2).fill('two');
  await on.click();
  await expect.element(page.getByText(/^Blank 1, Blank 3 are still empty/).first()).toBeVisible();
  await expect.element(blank(1)).toHaveFocus();
  await on.click();
  await expect.element(blank(1)).not.toBeInTheDocument();
  await playing(1);
  await on.click();
  await expect.element(blank(1)).not.toBeInTheDocument();
});

test('the second of two taps on Check does not go on: what it taught is read first', async () => {
  await playing();
  for (const n of [1, 2, 3]) await blank(n).fill('one');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  const next = page.getByRole('button', { name: 'Show the overview' });
  await expect.element(next).toBeVisible();
  const isPressed = (): boolean => {
    const { left, top } = next.element().getBoundingClientRect();
    return next.element().contains(document.elementFromPoint(left + 6, top + 6));
  };
  expect(isPressed()).toBe(false);
  await expect.poll(isPressed).toBe(true);
});

test('the typed text is in the middle of its blank', async () => {
  await playing();
  await userEvent.keyboard('1{Enter}two{Enter}three{Enter}');
  const typed = page.getByText('two', { exact: true }).first();
  await expect.element(typed).toBeVisible();
  const middle = (element: Element): number => {
    const { top, bottom } = element.getBoundingClientRect();
    return (top + bottom) / 2;
  };
  const shown = typed.element().closest('.blank-shown');
  if (!shown) throw new Error('no blank around what was typed');
  expect(Math.abs(middle(shown) - middle(typed.element()))).toBeLessThan(3);
});
