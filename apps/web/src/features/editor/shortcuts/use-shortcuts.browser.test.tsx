import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInStudio } from '../../../testing/render-in-studio.tsx';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { useShortcuts } from './use-shortcuts.ts';

// A line so slow that the editor of rich text does not come.
vi.mock('../rich-text/load-editor.ts', () => ({
  loadRichTextEditor: () => new Promise(() => undefined),
}));

const help = vi.fn<() => void>();
const ignore = () => undefined;

function Probe() {
  useShortcuts({ save: ignore, undo: ignore, redo: ignore, blank: ignore, unseen: help, unread: help, help });
  return (
    <>
      <button type="button">Play</button>
      <RichTextField
        label="Question"
        path={['question']}
        value=""
        language="english"
        containerId="bank"
        placeholder="Ask"
        onChange={ignore}
      />
    </>
  );
}

afterEach(() => help.mockClear());

test('a question mark that is written before the editor of its field has come asks for no help', async () => {
  await renderInStudio(<Probe />);
  await page.getByRole('textbox', { name: 'Question' }).click();
  await userEvent.keyboard('Is nu even?');
  expect(help).not.toHaveBeenCalled();
});

test('outside of fields a question mark asks for help', async () => {
  await renderInStudio(<Probe />);
  await page.getByRole('button', { name: 'Play' }).click();
  await userEvent.keyboard('?');
  expect(help).toHaveBeenCalledOnce();
});
