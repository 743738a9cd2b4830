import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInStudio } from '../../testing/render-in-studio.tsx';

const refusal = page.getByRole('alert');

/** What a paste is to the page: an input that may be refused, and otherwise is done by the browser. */
function paste(field: HTMLInputElement, text: string): boolean {
  field.focus();
  return field.dispatchEvent(
    new InputEvent('beforeinput', {
      inputType: 'insertFromPaste',
      data: text,
      bubbles: true,
      cancelable: true,
    }),
  );
}

async function openField(value: string): Promise<HTMLInputElement> {
  await renderInStudio(<input aria-label="Title" maxLength={10} defaultValue={value} />);
  const field = page.getByRole('textbox', { name: 'Title' });
  await expect.element(field).toBeVisible();
  const element = field.element();
  if (!(element instanceof HTMLInputElement)) throw new Error('no field');
  return element;
}

test('what is pasted and does not fit is refused with the limit, and what was there stays', async () => {
  const field = await openField('seven77');
  field.setSelectionRange(7, 7);
  expect(paste(field, 'four')).toBe(false);
  await expect.element(refusal.filter({ hasText: 'takes at most' })).toBeVisible();
  expect(field.value).toBe('seven77');
  await userEvent.keyboard('x');
  await expect.element(refusal).not.toBeInTheDocument();
  expect(field.value).toBe('seven77x');
});

test('what fits is let through: up to the limit, and in place of what is selected', async () => {
  const field = await openField('seven77');
  field.setSelectionRange(7, 7);
  expect(paste(field, 'abc')).toBe(true);
  field.setSelectionRange(0, 7);
  expect(paste(field, 'ten letter')).toBe(true);
  await expect.element(refusal).not.toBeInTheDocument();
});

test('a field without a limit takes all', async () => {
  await renderInStudio(<input aria-label="Notes" />);
  const field = page.getByRole('textbox', { name: 'Notes' });
  await expect.element(field).toBeVisible();
  const element = field.element();
  if (!(element instanceof HTMLInputElement)) throw new Error('no field');
  expect(paste(element, 'x'.repeat(10_000))).toBe(true);
});
