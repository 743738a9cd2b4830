import { uploadFile } from '@takhti/contract';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refuse } from '../../../../testing/fake-server.ts';
import { renderInStudio } from '../../../../testing/render-in-studio.tsx';
import { RichTextField } from '../rich-text-field.tsx';

function Field() {
  const [value, setValue] = useState('');
  return (
    <RichTextField
      label="Question"
      path={['question']}
      value={value}
      onChange={setValue}
      language="english"
      containerId={crypto.randomUUID()}
    />
  );
}

test('a space that was typed last before the editor came stays when typing goes on', async () => {
  await renderInStudio(<Field />);
  const field = page.getByRole('textbox', { name: 'Question' });
  await expect.element(field).toBeVisible();
  const resting = field.element() as HTMLElement;
  resting.focus();
  // In one turn: the editor cannot come in between.
  for (const key of ['a', ' '])
    resting.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await expect.element(field).toHaveAttribute('contenteditable', 'true');
  await userEvent.keyboard('b');
  expect(field.element().textContent).toBe('a b');
});

const picture = new File(['x'], 'image.png', { type: 'image/png' });

function paste(into: Element, html: string, file: File | null = picture): void {
  const clipboardData = new DataTransfer();
  if (html !== '') clipboardData.setData('text/html', html);
  if (file) clipboardData.items.add(file);
  into.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

const question = page.getByRole('textbox', { name: 'Question' });
const dialog = page.getByRole('dialog');
const toast = page.getByRole('alert').filter({ hasText: 'Pictures of another page were left out.' });

test('a picture that is pasted before the editor came is asked its words as soon as it is there', async () => {
  refuse(uploadFile, 'request.busy');
  await renderInStudio(<Field />);
  await expect.element(question).toBeVisible();
  const resting = question.element() as HTMLElement;
  resting.focus();
  paste(resting, '');
  await expect.element(dialog.getByRole('textbox', { name: 'Description' })).toBeVisible();
});

test('cells of a spreadsheet become a table, though a picture of them is on the clipboard too', async () => {
  await renderInStudio(<Field />);
  await question.click();
  await expect.element(question).toHaveAttribute('contenteditable', 'true');
  paste(question.element(), '<table><tr><td>Water</td><td>Ice</td></tr></table>');
  await expect.element(question.getByRole('table')).toBeVisible();
  expect(dialog.query()).toBeNull();
});

test('pasting a text with pictures of another page tells that these stay behind', async () => {
  await renderInStudio(<Field />);
  await question.click();
  await expect.element(question).toHaveAttribute('contenteditable', 'true');
  paste(question.element(), '<p>Rivers of <b>Asia</b></p>', null);
  expect(toast.query()).toBeNull();
  paste(question.element(), '<p>A map <img src="https://atlas.example/map.png"></p>', null);
  await expect.element(toast).toBeVisible();
  await expect.element(question).toHaveTextContent('Rivers of AsiaA map');
});
