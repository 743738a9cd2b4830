import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { SecretInput } from '../index.ts';

test('what shows a secret has a name, and from right to left the secret stays from left to right', async () => {
  await renderInStudio(<SecretInput label="Key" defaultValue="s3cret" />, { locale: 'ur' });
  const field = page.getByLabelText('Key', { exact: true });
  await expect.element(field).toHaveAttribute('type', 'password');
  expect(getComputedStyle(field.element()).direction).toBe('ltr');
  await page.getByRole('button', { name: 'لکھا ہوا دکھائیں یا چھپائیں' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
});

test.each([
  ['', true],
  ['typed anew', false],
])(
  'a kept secret that cannot be read any more is asked for beside its field: with %j typed, %j',
  async (value, isTold) => {
    await renderInStudio(<SecretInput label="Key" isUnreadable value={value} readOnly />, { locale: 'en' });
    await expect.element(page.getByLabelText('Key', { exact: true })).toHaveValue(value);
    const told = page.getByText(
      'What was saved cannot be read on this server any more. Please enter it again.',
    );
    expect(told.elements()).toHaveLength(isTold ? 1 : 0);
  },
);
