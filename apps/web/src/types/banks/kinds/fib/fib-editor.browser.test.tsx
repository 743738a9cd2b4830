import { expect, test, beforeEach } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerEditor } from '../../../../testing/answer-editor.ts';
import { field, writeRich } from '../../../../testing/fields.ts';
import { openInStudio } from '../../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../../testing/things.ts';
import { bankPages } from '../../pages.ts';

const editPage = bankPages.filter(({ path }) => path === '/dashboard/fill_in_the_blank/edit');
const bank = openedBank({ content_type: 'fill_in_the_blank' });
const address = `/dashboard/fill_in_the_blank/edit?${new URLSearchParams({ container_id: bank.container_id, institution_id: '98' })}`;

beforeEach(openNewQuestion);

async function openNewQuestion(): Promise<void> {
  answerEditor(bank);
  await openInStudio(editPage, address);
  await expect.element(page.getByRole('heading', { name: 'New question' })).toBeVisible();
}

const tool = () => page.getByRole('button', { name: 'Blank', exact: true });
const question = () => field('Question');
const pills = () => [...document.querySelectorAll('.mantine-Pill-label')].map((each) => each.textContent);
const blanks = () => question().element().querySelectorAll('.FIB_____BLANK').length;

async function select(word: string): Promise<void> {
  const walker = document.createTreeWalker(question().element(), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(word) ?? -1;
    if (at >= 0) document.getSelection()?.setBaseAndExtent(node, at, node, at + word.length);
  }
}

function paste(html: string, into = question().element()): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', 'plain');
  into.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

test('C-328 the tool stands at the field before it is entered, and entering moves nothing', async () => {
  await expect.element(tool()).toBeVisible();
  const top = () => question().element().getBoundingClientRect().top;
  const before = top();
  await question().click();
  await expect.element(question()).toHaveAttribute('contenteditable', 'true');
  await expect.element(page.getByRole('button', { name: 'Bold' })).toBeVisible();
  expect(Math.abs(top() - before)).toBeLessThan(1);
});

test('C-328 the tool makes a word a blank, and the blank its word again', async () => {
  await writeRich('Question', 'Paris is old');
  await select('Paris');
  await tool().click();
  await expect.poll(pills).toEqual(['Paris']);
  expect(blanks()).toBe(1);
  await userEvent.click(question().element().querySelector('.FIB_____BLANK') ?? document.body);
  await expect.element(tool()).toHaveAttribute('aria-pressed', 'true');
  await tool().click();
  await expect.element(question()).toHaveTextContent('Paris is old');
  expect(blanks()).toBe(0);
});

test('the fields say how they are filled in: the text while it is empty, and the answers to who cannot see what stands above them', async () => {
  await expect.element(page.getByText(/^Write the whole sentence\. .* press Blank\.$/)).toBeVisible();
  await writeRich('Question', 'Paris is old');
  await select('Paris');
  await tool().click();
  await expect
    .element(page.getByRole('combobox', { name: 'Blank 1' }))
    .toHaveAccessibleDescription('Write every answer that is right, and press Enter after each.');
});

test('C-328 the shortcut works, stands in the list, and a line to write on is no answer', async () => {
  await writeRich('Question', 'The ____ shines');
  await select('____');
  await userEvent.keyboard('{Control>}{Shift>}L{/Shift}{/Control}');
  await expect.poll(blanks).toBe(1);
  expect(pills()).toEqual([]);
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect.element(page.getByRole('dialog').getByText(/^Make a blank/)).toBeVisible();
});

test('C-328 the first paste into a resting field keeps its formatting, and its lines become blanks', async () => {
  const resting = question().element() as HTMLElement;
  resting.focus();
  paste('<p><b>Water</b> boils at ____ and freezes at ……</p>', resting);
  await expect.element(question()).toHaveAttribute('contenteditable', 'true');
  await expect.poll(() => question().element().querySelector('strong')?.textContent).toBe('Water');
  await page.getByRole('button', { name: 'Make the 2 lines in the text blanks' }).click();
  await expect.poll(blanks).toBe(2);
  expect(pills()).toEqual([]);
});

test('C-328 a blank that is copied takes its answers along', async () => {
  await writeRich('Question', 'x');
  paste(
    '<span class="FIB_____BLANK" data-blank="7" data-answers="[&quot;sun&quot;,&quot;the sun&quot;]"></span>',
  );
  await expect.poll(pills).toEqual(['sun', 'the sun']);
  const clipboardData = new DataTransfer();
  await userEvent.keyboard('{Control>}a{/Control}');
  question()
    .element()
    .dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
  expect(clipboardData.getData('text/html')).toContain(
    'data-answers="[&quot;sun&quot;,&quot;the sun&quot;]"',
  );
  await userEvent.keyboard('{ArrowRight}');
  paste(clipboardData.getData('text/html'));
  await expect.poll(pills).toEqual(['sun', 'the sun', 'sun', 'the sun']);
  expect(blanks()).toBe(2);
});

test('C-328 with a blank that is deleted one of its two spaces goes', async () => {
  await writeRich('Question', 'a b c');
  await select('b');
  await tool().click();
  await expect.poll(blanks).toBe(1);
  await userEvent.keyboard('{Backspace}');
  await expect.poll(blanks).toBe(0);
  expect(question().element().textContent).toBe('a c');
});

test('adding a blank below the text goes on with what it accepts, and by the tool of the text with the text', async () => {
  await page.getByRole('button', { name: 'Add a blank' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Blank 1' })).toHaveFocus();
  await userEvent.keyboard('sun{Enter}');
  await expect.poll(pills).toEqual(['sun']);
  await page.getByRole('button', { name: 'Add a blank' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Blank 2' })).toHaveFocus();
  await userEvent.keyboard('moon{Enter}');
  await expect.poll(pills).toEqual(['sun', 'moon']);
  await question().click();
  await tool().click();
  await expect.poll(blanks).toBe(3);
  await expect.element(question()).toHaveFocus();
});

test('a double click makes one blank', async () => {
  await writeRich('Question', 'a b c');
  await select('b');
  await tool().dblClick();
  await expect.poll(pills).toEqual(['b']);
  expect(blanks()).toBe(1);
  await page.getByRole('button', { name: 'Add a blank' }).dblClick();
  await expect.poll(blanks).toBe(2);
});

test('answers that are pasted as a list become one each', async () => {
  await writeRich('Question', 'x');
  await page.getByRole('button', { name: 'Add a blank' }).click();
  const answers = page.getByRole('combobox', { name: 'Blank 1' });
  await answers.click();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'one\n1,000;three');
  answers
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.poll(pills).toEqual(['one', '1,000', 'three']);
});

test('a field is one stop for the Tab key: Alt+F10 goes to its tools, arrows along them, Escape back to the text', async () => {
  await question().click();
  await expect.element(question()).toHaveAttribute('contenteditable', 'true');
  const tools = page.getByRole('toolbar').getByRole('button');
  await expect.poll(() => tools.elements().length).toBeGreaterThan(5);
  expect(tools.elements().filter((each) => (each as HTMLElement).tabIndex >= 0)).toEqual([]);
  await userEvent.keyboard('{Alt>}{F10}{/Alt}');
  await expect.element(tool()).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('button', { name: 'Bold' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question()).toHaveFocus();
});
