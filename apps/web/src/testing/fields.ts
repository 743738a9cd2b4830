import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';

/** A field by its whole label, rich text among them. */
export function field(name: string): Locator {
  return page.getByRole('textbox', { name, exact: true });
}

/** Writes into a rich text field: it turns into an editor when it is entered. */
export async function writeRich(label: string, text: string): Promise<void> {
  await field(label).click();
  await expect.element(field(label)).toHaveAttribute('contenteditable', 'true');
  await field(label).fill(text);
}

/** Opens a select and takes one of its options. */
export async function pick(label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
