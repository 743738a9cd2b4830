import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { showToast } from '../../ui/index.ts';
import { guardFocus } from './focus-guard.ts';

/** Rows of which each can be deleted. */
function Rows() {
  const main = useRef<HTMLElement>(null);
  const [rows, setRows] = useState(['one', 'two', 'three']);
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => (main.current ? guardFocus(main.current) : undefined), []);
  const remove = (row: string | null) => setRows((now) => now.filter((each) => each !== row));
  return (
    <section ref={main} tabIndex={-1} data-testid="content">
      <div>
        <h1>Rows</h1>
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <button type="button" onClick={() => remove(row)}>
                Delete {row}
              </button>
              <button type="button" onClick={() => setAsked(row)}>
                Ask {row}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {asked !== null &&
        createPortal(
          <button
            type="button"
            ref={(yes) => yes?.focus()}
            onClick={() => {
              remove(asked);
              setAsked(null);
            }}
          >
            Yes
          </button>,
          document.body,
        )}
    </section>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function press(name: string): Promise<void> {
  await expect.element(button(name)).toBeVisible();
  button(name).element().focus();
  await userEvent.keyboard('{Enter}');
}

test('the focus goes to the next row when its own is deleted, to the one before where it was the last', async () => {
  await renderInStudio(<Rows />);
  await press('Delete two');
  await expect.element(button('Delete three')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Delete one')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByTestId('content')).toHaveFocus();
});

test('it comes back to the place from which a dialog was opened, though what opened it has gone', async () => {
  await renderInStudio(<Rows />);
  await press('Ask two');
  await expect.element(button('Yes')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Delete three')).toHaveFocus();
});

test('after the button of a toast has done its work the keys go on where they were before it', async () => {
  await renderInStudio(<Rows />);
  await expect.element(button('Delete two')).toBeVisible();
  button('Delete two').element().focus();
  showToast({ kind: 'success', text: 'Moved.', action: { label: 'Undo', onClick: () => undefined } });
  await press('Undo');
  await expect.element(button('Undo')).not.toBeInTheDocument();
  await expect.element(button('Delete two')).toHaveFocus();
});

/** A page with a button, and a dialog over it whose first part goes for another one. */
function Over() {
  const main = useRef<HTMLElement>(null);
  const [part, setPart] = useState(1);
  useEffect(() => (main.current ? guardFocus(main.current) : undefined), []);
  return (
    <section ref={main} tabIndex={-1}>
      <button type="button">Open</button>
      {createPortal(
        <div role="dialog" aria-label="Over">
          <p key={part}>
            <button type="button" onClick={() => setPart(part + 1)}>
              Part {part}
            </button>
          </p>
          <button type="button">Close</button>
        </div>,
        document.body,
      )}
    </section>
  );
}

test('in an open dialog the focus stays there when what had it goes, and never goes to the page below', async () => {
  await renderInStudio(<Over />);
  await expect.element(button('Open')).toBeVisible();
  button('Open').element().focus();
  await press('Part 1');
  await expect.element(button('Part 2')).toBeVisible();
  await expect.poll(() => document.activeElement?.closest('[role=dialog]')).not.toBeNull();
  expect(button('Open').element()).not.toHaveFocus();
});

/** A list that gives way to another word when its last row goes, and a bar beside it, both right in the content. */
function List() {
  const main = useRef<HTMLElement>(null);
  const [rows, setRows] = useState(['one', 'two']);
  useEffect(() => (main.current ? guardFocus(main.current) : undefined), []);
  return (
    <section ref={main} tabIndex={-1} data-testid="content">
      <a href="#new">New</a>
      {rows.length === 0 && <p>Nothing left</p>}
      {rows.length > 0 && (
        <div>
          <ul>
            {rows.map((row) => (
              <li key={row}>
                <button type="button" onClick={() => setRows(rows.filter((each) => each !== row))}>
                  Delete {row}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {rows.length === 2 && (
        <p>
          <button type="button" onClick={() => setRows(['two'])}>
            Delete the first
          </button>
        </p>
      )}
    </section>
  );
}

test('what lies right in the content and goes leaves the focus beside it, also where a whole list goes', async () => {
  await renderInStudio(<List />);
  await press('Delete the first');
  await expect.element(button('Delete two')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: 'New' })).toHaveFocus();
});

/** A text to write in, and a button that is shut for good once it is pressed. */
function Text() {
  const main = useRef<HTMLElement>(null);
  const [isShut, setShut] = useState(false);
  useEffect(() => (main.current ? guardFocus(main.current) : undefined), []);
  return (
    <section ref={main}>
      <div contentEditable suppressContentEditableWarning role="textbox" aria-label="Text" />
      <button type="button" disabled={isShut} onClick={() => setShut(true)}>
        Save
      </button>
    </section>
  );
}

test('what is typed after a button was pressed that is shut while it works goes into no text', async () => {
  await renderInStudio(<Text />);
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await userEvent.keyboard('one');
  await button('Save').click();
  await expect.element(button('Save')).toBeDisabled();
  await new Promise((done) => setTimeout(done, 100));
  // As keyboards of phones write: without a key. Nothing else does in a test what they do.
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand('insertText', false, ' two');
  expect(text.element().textContent).toBe('one');
});
