import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { GradeAndSubject } from './grade-and-subject.tsx';
import { nothingChosen } from './skill-choice.ts';

test('Enter in an open list chooses, or does nothing where nothing fits, and never sends the form around it', async () => {
  const send = vi.fn<() => void>();
  const choose = vi.fn<() => void>();
  await renderInStudio(
    <form onSubmit={send}>
      <GradeAndSubject choice={nothingChosen} onChoice={choose} />
      <button type="submit">Create</button>
    </form>,
  );
  const grade = page.getByRole('combobox', { name: 'Grade' });
  await userEvent.type(grade, 'no such grade');
  await expect.element(page.getByText('No data found').first()).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(send).not.toHaveBeenCalled();
  await userEvent.clear(grade);
  await userEvent.type(grade, 'Grade 3');
  await expect
    .element(page.getByRole('option', { name: 'Grade 3' }))
    .toHaveAttribute('data-combobox-selected');
  await expect.poll(async () => userEvent.keyboard('{Enter}').then(() => choose.mock.calls.length)).toBe(1);
  expect(send).not.toHaveBeenCalled();
});

test('typing faster than the page chooses by Enter what is marked', async () => {
  const choose = vi.fn<() => void>();
  await renderInStudio(<GradeAndSubject choice={nothingChosen} onChoice={choose} />);
  const soon = window.setTimeout.bind(window);
  const late = vi
    .spyOn(window, 'setTimeout')
    .mockImplementation(((work: () => void, wait = 0) => soon(work, wait + 300)) as typeof setTimeout);
  await userEvent.type(page.getByRole('combobox', { name: 'Grade' }), 'Grade 3');
  const option = page.getByRole('option', { name: 'Grade 3' });
  await expect.element(option).toHaveAttribute('data-combobox-selected');
  // What the list puts off when it opens comes after the last letter.
  await new Promise((done) => soon(done, 400));
  late.mockRestore();
  await userEvent.keyboard('{Enter}');
  expect(choose).toHaveBeenCalledOnce();
});
