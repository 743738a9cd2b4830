import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { NumberField } from '../index.ts';

const field = page.getByRole('textbox', { name: 'Score' });

function Scored({ hasDecimals = true }: { hasDecimals?: boolean }) {
  const [value, setValue] = useState<number | null>(1);
  return (
    <>
      <NumberField label="Score" value={value} hasDecimals={hasDecimals} min={0} onValue={setValue} />
      <p>value {String(value)}</p>
    </>
  );
}

async function expectValue(value: number | null): Promise<void> {
  await expect.element(page.getByText(`value ${value}`, { exact: true })).toBeVisible();
}

test('a number is typed over another, and stands as it was typed', async () => {
  await renderInStudio(<Scored />);
  await field.click();
  await userEvent.keyboard('{Control>}a{/Control}2.5');
  await expect.element(field).toHaveValue('2.5');
  await expectValue(2.5);
  await userEvent.keyboard('{End}{Backspace}{Backspace}{Backspace}');
  await expect.element(field).toHaveValue('');
  await expectValue(null);
  await userEvent.keyboard('25');
  await expect.element(field).toHaveValue('25');
  await userEvent.keyboard('{ArrowUp}');
  await expectValue(26);
});

test.each([
  ['۲٫۵', 2.5],
  ['٢٫٥', 2.5],
  ['2,5', 2.5],
  ['−۱', -1],
])('%s is taken as %d', async (typed, value) => {
  await renderInStudio(<Scored />);
  await field.fill(typed);
  await expect.element(field).toHaveValue(typed);
  await expectValue(value);
});

test('it is shown in the digits of the language once it is left, and what is no number is not taken', async () => {
  await renderInStudio(<Scored />, { locale: 'ps' });
  await expect.element(field).toHaveValue('۱');
  await field.fill('1200.5x');
  await expectValue(1200.5);
  await page.getByText('value 1200.5', { exact: true }).click();
  await expect.element(field).toHaveValue('۱۲۰۰٫۵');
  await field.click();
  await userEvent.keyboard('{End}۱');
  await expectValue(1200.51);
});

test.each([
  [true, '1/2'],
  [false, '4.5'],
])(
  'where parts of a whole may be typed (%s), %s is no other number, and none once it is left',
  async (hasDecimals, typed) => {
    await renderInStudio(<Scored hasDecimals={hasDecimals} />);
    await field.click();
    await userEvent.keyboard(`{Control>}a{/Control}${typed}`);
    await expect.element(field).toHaveValue(typed);
    await expectValue(null);
    await page.getByText('value null', { exact: true }).click();
    await expect.element(field).toHaveValue('');
  },
);
