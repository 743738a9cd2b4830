import { createDocument } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useText } from '../../../i18n/index.ts';
import contentClasses from '../../../ui/content/content-text.module.css';
import { langAndDirOfContent, showToast } from '../../../ui/index.ts';
import { canonicalHtml, isSameHtml } from './canonical-html.ts';
import { useBlankCommand } from './blanks/blank-command.ts';
import { toggleBlank } from './blanks/blank-node.ts';
import { RestingTools } from './blanks/resting-tools.tsx';
import { makeExtensions } from './extensions.ts';
import { InsertDialogs, type OpenDialog } from './insert-dialogs.tsx';
import type { Entry } from './entering/entry.ts';
import { bringsForeignPictures } from './entering/foreign-pictures.ts';
import type { BlankKeeper, RichTextFieldProps } from './rich-text-props.ts';
import { pastedFile } from '../../upload/index.ts';
import { withWordLists } from './entering/word-lists.ts';
import classes from './rich-text.module.css';
import { Toolbar } from './toolbar.tsx';
import { useFocusWithin } from './use-focus-within.ts';

interface RichTextEditorProps extends RichTextFieldProps {
  readonly described: Readonly<Record<string, string | boolean>>;
  readonly entry: RefObject<Entry>;
}

/** The editor behind a rich text field. It holds no text of its own: every change goes out, and what comes in shows. */
export function RichTextEditor(props: RichTextEditorProps) {
  const t = useText();
  const {
    value,
    onChange,
    blanks,
    isLong = false,
    language,
    containerId,
    placeholder = '',
    described,
    entry,
    label,
  } = props;
  const [keeper] = useState((): BlankKeeper | undefined =>
    blanks
      ? {
          add: (answers) => latest.current.blanks?.add(answers) ?? 1,
          answersOf: (number) => latest.current.blanks?.answersOf(number) ?? [],
        }
      : undefined,
  );
  const [startsFocused] = useState(() => entry.current.isFocused);
  const { isFocused, handlers } = useFocusWithin(startsFocused);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const latest = useRef({ value, onChange, blanks });
  useEffect(() => {
    latest.current = { value, onChange, blanks };
  });
  // The document's text, and how this editor wrote the same: typing and undoing must give the old text again.
  const known = useRef(value);
  const [extensions] = useState(() =>
    makeExtensions({
      placeholder,
      onEditMaths: () => setDialog({ kind: 'maths' }),
      blanks: keeper,
    }),
  );

  const editor = useEditor({
    extensions,
    content: value,
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: {
      attributes: ({ doc }) => ({
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-keyshortcuts': 'Alt+F10',
        class: [classes.box, contentClasses.text].join(' '),
        ...langAndDirOfContent(doc.textContent, language),
        ...Object.fromEntries(Object.entries(described).map(([name, each]) => [name, String(each)])),
      }),
      handleDOMEvents: { beforeinput: keepUndoOut },
      handleKeyDown: goToTools,
      transformPastedHTML: tidyPasted,
      handlePaste: (_view, { clipboardData }) => takeFile(clipboardData && pastedFile(clipboardData)),
      handleDrop: (_view, { dataTransfer }) => takeFile(dataTransfer?.files[0]),
    },
    onUpdate: ({ editor: changed }) => {
      const html = canonicalHtml(changed.getHTML());
      const next = isSameHtml(html, known.current) ? known.current : html;
      if (next !== latest.current.value) latest.current.onChange(next);
    },
  });

  function tidyPasted(html: string): string {
    // Otherwise nobody notices that what they pasted is not whole.
    if (bringsForeignPictures(html)) showToast({ kind: 'warning', text: t('editor:image.left_out') });
    return withWordLists(html);
  }

  function takeFile(file: File | null | undefined): boolean {
    if (!file) return false;
    setDialog({ kind: 'image', file });
    return true;
  }

  useLayoutEffect(() => {
    if (editor.isDestroyed) return;
    enter(editor, entry.current);
    entry.current.parts = [];
    takeFile(entry.current.file);
    entry.current.file = null;
    if (keeper && entry.current.wantsBlank) toggleBlank(editor, keeper);
    entry.current.wantsBlank = false;
  }, [editor, entry, keeper]);
  useBlankCommand(keeper ? () => toggleBlank(editor, keeper) : null);

  useEffect(() => {
    // The editor has its initial text, and after it everything that was typed before it loaded.
    if (value === known.current) return;
    // In strict mode React runs effects once on an editor that it has just let go of.
    if (!editor.isDestroyed) takeIn(editor, value, known);
  }, [editor, value]);

  const isOpen = isFocused || dialog !== null;

  return (
    <div
      className={classes.editor}
      data-open={isOpen || undefined}
      data-framed={!!keeper || undefined}
      {...handlers}
    >
      {isOpen ? (
        <Toolbar editor={editor} label={label} onOpen={setDialog} hasBlanks={!!keeper} isLong={isLong} />
      ) : (
        keeper && <RestingTools />
      )}
      <EditorContent editor={editor} />
      <InsertDialogs
        editor={editor}
        open={dialog}
        containerId={containerId}
        onClose={() => setDialog(null)}
      />
    </div>
  );
}

// As editors of text do everywhere: the tools are no stop on the way from field to field.
function goToTools({ dom }: Editor['view'], event: KeyboardEvent): boolean {
  if (event.key !== 'F10' || !event.altKey) return false;
  dom.closest('[data-open]')?.querySelector<HTMLElement>('[role=toolbar] [data-stop]')?.focus();
  return true;
}

// Undo is the document's: the browser's own would change what is shown behind the document's back.
function keepUndoOut(_view: unknown, event: InputEvent): boolean {
  if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return false;
  event.preventDefault();
  return true;
}

// At once, and not by the editor's own command, which waits for a frame: keys that come in between would be lost.
function enter(editor: Editor, { point, isFocused, parts }: Entry): void {
  // If the focus has moved to another field meanwhile, it stays there.
  if (isFocused) editor.view.focus();
  const box = editor.view.dom.getBoundingClientRect();
  const at = point && editor.view.posAtCoords({ left: box.left + point.left, top: box.top + point.top });
  editor.commands.setTextSelection(at ? at.pos : editor.state.doc.content.size);
  // An editor that React mounts twice has lost the focus in between.
  requestAnimationFrame(() => {
    if (isFocused && !editor.isDestroyed && document.activeElement === document.body) editor.view.focus();
  });
  for (const part of parts) {
    if (typeof part === 'string') type(editor, part);
    else editor.view.pasteHTML(part.html);
  }
}

// As text: a sign of HTML is a sign, and spaces stay.
function type(editor: Editor, typed: string): void {
  typed.split('\n').forEach((line, number) => {
    if (number > 0) editor.commands.splitBlock();
    if (line !== '') editor.view.dispatch(editor.state.tr.insertText(line));
  });
}

// Undo, redo or a newer version changed the text from outside: only what differs is replaced, and the cursor goes there.
function takeIn(editor: Editor, value: string, known: RefObject<string>): void {
  const isKnown = isSameHtml(canonicalHtml(editor.getHTML()), value);
  known.current = value;
  if (isKnown) return;
  const next = createDocument(value, editor.schema);
  const { doc, tr } = editor.state;
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || end === null) return;
  // If the same characters are on both sides of a change, the two searches overlap.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap));
  tr.setSelection(Selection.near(tr.doc.resolve(Math.min(end.b + overlap, tr.doc.content.size)), -1));
  editor.view.dispatch(tr.setMeta('preventUpdate', true));
}
