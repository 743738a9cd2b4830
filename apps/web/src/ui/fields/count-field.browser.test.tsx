import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { CountField } from '../index.ts';

const field = page.getByRole('spinbutton', { name: 'Questions' });

function Counted({ keepsOnJunk }: { keepsOnJunk?: boolean }) {
  const [value, setValue] = useState(5);
  return (
    <>
      <CountField
        label="Questions"
        value={value}
        min={2}
        max={9}
        keepsOnJunk={keepsOnJunk}
        onValue={setValue}
      />
      <p>value {value}</p>
    </>
  );
}

async function expectValue(value: number): Promise<void> {
  await expect.element(page.getByText(`value ${value}`, { exact: true })).toBeVisible();
  await expect.element(field).toHaveAttribute('aria-valuenow', String(value));
}

test('G-370 G-371 G-372 a count is typed within its bounds, and stepped by keys and buttons', async () => {
  await renderInStudio(<Counted />);
  await expect.element(field).toHaveValue('5');
  await field.fill('7');
  await expectValue(7);
  await field.fill('12');
  await expectValue(9);
  await userEvent.tab();
  await expect.element(field).toHaveValue('9');

  await field.click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expectValue(7);
  await userEvent.keyboard('{PageUp}');
  await expectValue(9);
  await userEvent.keyboard('{PageDown}');
  await expectValue(2);
  await expect.element(field).toHaveValue('2');

  const steps = page.elementLocator(document.body).getByRole('button', { includeHidden: true });
  await steps.last().click();
  await expectValue(3);
  await steps.first().click();
  await expectValue(2);
  await expect.element(steps.first()).toBeDisabled();
});

test('G-371 a text that is no number becomes the minimum when the field loses the focus', async () => {
  await renderInStudio(<Counted />);
  await field.fill('many');
  await expectValue(5);
  await userEvent.tab();
  await expectValue(2);
  await expect.element(field).toHaveValue('2');
});

test('C-774 where junk is to be kept off, what is no number leaves the value as it was', async () => {
  await renderInStudio(<Counted keepsOnJunk />);
  await field.fill('many');
  await userEvent.tab();
  await expectValue(5);
  await expect.element(field).toHaveValue('5');
});

test('a count is typed and shown in the digits of any of our scripts', async () => {
  await renderInStudio(<Counted />, { locale: 'ps' });
  await expect.element(field).toHaveValue('۵');
  await field.fill('٧');
  await expectValue(7);
  await field.fill('۸');
  await expectValue(8);
  await field.fill('6');
  await expectValue(6);
  await userEvent.tab();
  await expect.element(field).toHaveValue('۶');
});
