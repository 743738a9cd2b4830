import { openContainer, suggestContainer, takeLock, updateContainer } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { useMemo } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerEditor } from '../../testing/answer-editor.ts';
import { answer, refuse, requestsOf } from '../../testing/fake-server.ts';
import { openInStudio } from '../../testing/render-in-studio.tsx';
import { openedBank } from '../../testing/things.ts';
import { useQueryCall } from '../../app/api/index.ts';
import {
  ContainerEditor,
  ContainerGate,
  containerRefusal,
  EditPage,
  useContainerEditor,
  type Saving,
} from './index.ts';

interface Doc {
  title: string;
}

const docOf = ({ title }: Doc): Doc => ({ title });
const noFindings = () => [];

function savingOf({ container_id, language }: OpenedContainer): Saving<Doc> {
  const request = { container_id, language, json_data: '{}' };
  return {
    async save(send, { title }, version) {
      const saved = await send(updateContainer, { ...request, title, version });
      return { doc: docOf(saved), version: saved.version };
    },
    suggest: (send, { title }, version) => send(suggestContainer, { ...request, title, version }),
    readDraft: (kept) => ('title' in kept ? { title: String(kept.title) } : null),
    refusal: (problem) => containerRefusal(problem, docOf),
  };
}

/** The least that a type gives: a body of one field. */
function TitleEditor({ item }: { readonly item: OpenedContainer }) {
  const editing = useContainerEditor<Doc>({
    item,
    kind: 'test',
    stored: useMemo(() => ({ doc: docOf(item), version: item.version }), [item]),
    saving: savingOf(item),
    findings: noFindings,
  });
  const { doc, edit, isReadOnly } = editing.editor;
  return (
    <ContainerEditor
      editing={editing}
      title="An item"
      words={{ nameOf: () => 'Title', show: (_field, value) => String(value) }}
    >
      <input
        aria-label="Title"
        value={doc.title}
        readOnly={isReadOnly}
        onChange={({ currentTarget: { value } }) =>
          edit((draft) => {
            draft.title = value;
          })
        }
      />
    </ContainerEditor>
  );
}

function Opened({ container_id }: { readonly container_id: string }) {
  const opened = useQueryCall(openContainer, { container_id });
  return (
    <ContainerGate opened={opened} item={opened.data} meanwhile="…">
      {(item) => <TitleEditor item={item} />}
    </ContainerGate>
  );
}

const element = <EditPage>{(id) => <Opened container_id={id} />}</EditPage>;
const routes = [
  { path: '/edit', element, handle: { title: 'common:edit', back: '/dashboard', isEditor: true } },
];
const title = page.getByRole('textbox', { name: 'Title' });
let item: OpenedContainer;

async function open(overrides: Partial<OpenedContainer> = {}): Promise<void> {
  item = openedBank(overrides);
  answerEditor(item);
  await openInStudio(routes, `/edit?container_id=${item.container_id}`);
  await expect.element(title).toHaveValue('Even and odd');
}

async function save(): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

async function expectState(words: 'Saved' | 'Unsaved changes'): Promise<void> {
  await expect.element(page.getByRole('status').filter({ hasText: new RegExp(`^${words}$`) })).toBeVisible();
}

beforeEach(() => sessionStorage.clear());

test('what is written is saved from the version that was opened, and the next save from what came of it', async () => {
  await open();
  answer(updateContainer, (asked) => ({ ...item, title: String(asked['title']), version: 2 }));
  await title.fill('Odd');
  await expectState('Unsaved changes');
  await save();
  await expectState('Saved');
  await title.fill('Even');
  await save();
  await expect
    .poll(() => requestsOf(updateContainer))
    .toMatchObject([
      { title: 'Odd', version: 1 },
      { title: 'Even', version: 2 },
    ]);
});

test('what asks for a save while one is on its way waits for it, and saves what was written since', async () => {
  await open();
  let arrive = (): void => undefined;
  const stored = (asked: Record<string, unknown>, version: number) => ({
    ...item,
    title: String(asked['title']),
    version,
  });
  answer(updateContainer, (asked) => new Promise((resolve) => (arrive = () => resolve(stored(asked, 2)))));
  await title.fill('Odd');
  await save();
  await expect.poll(() => requestsOf(updateContainer).length).toBe(1);
  await title.fill('Odder');
  answer(updateContainer, (asked) => stored(asked, 3));
  await page.getByRole('button', { name: 'Submit for review' }).click();
  arrive();
  await expect
    .poll(() => requestsOf(updateContainer))
    .toMatchObject([
      { title: 'Odd', version: 1 },
      { title: 'Odder', version: 2 },
    ]);
  await expect.element(page.getByRole('dialog', { name: 'Submit for review?' })).toBeVisible();
});

test('when somebody else was faster one chooses, and the choice is saved on top of their version', async () => {
  await open();
  refuse(updateContainer, 'container.changed_meanwhile', {
    current: { ...item, title: 'From elsewhere', version: 5 },
  });
  await title.fill('Mine');
  await save();
  const dialog = page.getByRole('dialog', { name: 'There are two versions' });
  await expect.element(dialog.getByText('From elsewhere')).toBeVisible();
  answer(updateContainer, (asked) => ({ ...item, title: String(asked['title']), version: 6 }));
  await dialog.getByRole('button', { name: 'Use all of yours' }).click();
  await dialog.getByRole('button', { name: 'Save these choices' }).click();
  await expectState('Saved');
  expect(requestsOf(updateContainer).at(-1)).toMatchObject({ title: 'Mine', version: 5 });
});

test('C-563 a save that is refused for a lock asks who has it, and keeps what was written', async () => {
  await open();
  await expect.poll(() => requestsOf(takeLock).length).toBe(1);
  refuse(updateContainer, 'container.locked');
  await title.fill('Mine');
  await save();
  await expect.poll(() => requestsOf(takeLock).length).toBe(2);
  await expect.element(title).toHaveValue('Mine');
  await expectState('Unsaved changes');
});

test('a preview shows what is written: that is saved first, and without it nothing is shown', async () => {
  await open();
  refuse(updateContainer, 'container.locked');
  await title.fill('Mine');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Play', exact: true }).click();
  await expect.poll(() => requestsOf(updateContainer)).toMatchObject([{ title: 'Mine', version: 1 }]);
  await expect.poll(() => requestsOf(takeLock).length).toBe(2);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('what is not to be edited any more is asked for anew, and shown as it is now', async () => {
  await open();
  const { abilities } = item;
  answer(openContainer, {
    ...item,
    content_status: 'w',
    abilities: { ...abilities, can_edit: false, moves: [] },
  });
  refuse(updateContainer, 'container.read_only');
  await title.fill('Mine');
  await save();
  await expect.element(title).toHaveAttribute('readonly');
  await expect.element(title).toHaveValue('Even and odd');
});

test('C-266 what a reviewer suggests is with the author, and the item stands as it was', async () => {
  await open({ user_id: crypto.randomUUID(), content_status: 'r', review_status: 'r' });
  answer(suggestContainer, { suggested: 1 });
  await page.getByRole('switch', { name: /Suggest only/ }).click();
  await title.fill('Better');
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Save suggestions' }).click();
  await expect.element(page.getByText('1 suggestion is with the author.')).toBeVisible();
  await expect.element(title).toHaveValue('Even and odd');
  expect(requestsOf(suggestContainer)).toMatchObject([{ title: 'Better', version: 1 }]);
  expect(requestsOf(updateContainer)).toEqual([]);
});

test('what an author writes saves itself a moment later, and the words stay as they were typed', async () => {
  await open();
  answer(updateContainer, (asked) => ({ ...item, title: String(asked['title']).trim(), version: 2 }));
  await title.fill('Odd ');
  await expectState('Unsaved changes');
  await expect.poll(() => requestsOf(updateContainer), { timeout: 6000 }).toMatchObject([{ version: 1 }]);
  await expectState('Saved');
  await expect.element(title).toHaveValue('Odd ');
  await title.fill('Odd one');
  await save();
  await expect.poll(() => requestsOf(updateContainer).at(-1)).toMatchObject({ title: 'Odd one', version: 2 });
});

test('a failed autosave shows no message, and the change stays unsaved', async () => {
  await open();
  refuse(updateContainer, 'container.locked');
  await title.fill('Mine');
  await expect.poll(() => requestsOf(updateContainer).length, { timeout: 6000 }).toBe(1);
  await expectState('Unsaved changes');
  await expect.element(title).toHaveValue('Mine');
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('leaving saves what can be saved, and asks no question', async () => {
  await open();
  answer(updateContainer, (asked) => ({ ...item, title: String(asked['title']), version: 2 }));
  await title.fill('On the way out');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect.poll(() => requestsOf(updateContainer)).toMatchObject([{ title: 'On the way out' }]);
  await expect.element(title).not.toBeInTheDocument();
});

test('what saves itself takes in below it what somebody else changed meanwhile, and does not send the same twice', async () => {
  await open();
  const isBack = () => globalThis.dispatchEvent(new Event('online'));
  refuse(updateContainer, 'container.changed_meanwhile', {
    current: { ...item, version: 5 },
  });
  await title.fill('Mine');
  isBack();
  await expect.poll(() => requestsOf(updateContainer).length).toBe(1);
  answer(updateContainer, (asked) => ({ ...item, title: String(asked['title']), version: 6 }));
  await expect
    .poll(() => {
      isBack();
      return requestsOf(updateContainer).at(-1);
    })
    .toMatchObject({ title: 'Mine', version: 5 });

  await expectState('Saved');
  refuse(updateContainer, 'container.changed_meanwhile', {
    current: { ...item, title: 'Theirs', version: 9 },
  });
  await title.fill('Ours');
  isBack();
  await expect.poll(() => requestsOf(updateContainer).at(-1)).toMatchObject({ title: 'Ours' });
  const sent = requestsOf(updateContainer).length;
  await new Promise((later) => setTimeout(later, 50));
  isBack();
  await new Promise((later) => setTimeout(later, 50));
  expect(requestsOf(updateContainer)).toHaveLength(sent);
  await expectState('Unsaved changes');
});

test('where leaving cannot save by itself it offers to save first', async () => {
  await open({ user_id: crypto.randomUUID(), content_status: 'r', review_status: 'r' });
  answer(updateContainer, (asked) => ({ ...item, title: String(asked['title']), version: 2 }));
  await title.fill('Mended');
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Save and leave' }).click();
  await expect.poll(() => requestsOf(updateContainer)).toMatchObject([{ title: 'Mended' }]);
  await expect.element(title).not.toBeInTheDocument();
});
