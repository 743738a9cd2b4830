import type { Editor } from '@tiptap/react';
import { ImageDialog, type Picture } from './image-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { latexOf } from './math-node.tsx';
import { MathsDialog } from './maths-dialog.tsx';

export type OpenDialog =
  | { readonly kind: 'maths' | 'link' }
  | { readonly kind: 'image'; readonly file: File | null };

interface InsertDialogsProps {
  readonly editor: Editor;
  readonly open: OpenDialog | null;
  readonly containerId: string;
  readonly onClose: () => void;
}

/** The dialogs that put something into the text, or change what is selected in it. */
export function InsertDialogs({ editor, open, containerId, onClose }: InsertDialogsProps) {
  function close(): void {
    onClose();
    editor.commands.focus();
  }
  if (open === null) return null;
  switch (open.kind) {
    case 'maths':
      return (
        <MathsDialog
          latex={editor.isActive('inlineMath') ? latexOf(editor.getAttributes('inlineMath')) : ''}
          onDone={(latex) => {
            onClose();
            editor.chain().focus().insertContent({ type: 'inlineMath', attrs: { latex } }).run();
          }}
          onCancel={close}
        />
      );
    case 'link':
      return (
        <LinkDialog
          href={hrefOf(editor)}
          onDone={(href) => {
            onClose();
            setLink(editor, href);
          }}
          onRemove={() => {
            onClose();
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
          }}
          onCancel={close}
        />
      );
    case 'image':
      return (
        <ImageDialog
          picture={pictureOf(editor)}
          file={open.file}
          containerId={containerId}
          onDone={(picture) => {
            onClose();
            editor.chain().focus().insertContent({ type: 'image', attrs: picture }).run();
          }}
          onCancel={close}
        />
      );
    default:
      return open satisfies never;
  }
}

function textAttribute(attributes: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = attributes[name];
  return typeof value === 'string' ? value : null;
}

function hrefOf(editor: Editor): string {
  return textAttribute(editor.getAttributes('link'), 'href') ?? '';
}

function pictureOf(editor: Editor): Picture | null {
  if (!editor.isActive('image')) return null;
  const attributes = editor.getAttributes('image');
  const src = textAttribute(attributes, 'src');
  if (src === null) return null;
  return {
    src,
    alt: textAttribute(attributes, 'alt') ?? '',
    width: textAttribute(attributes, 'width'),
    height: textAttribute(attributes, 'height'),
  };
}

// Without a selection there are no words to lead anywhere: the address itself is there then.
function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (editor.state.selection.empty && hrefOf(editor) === '')
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
  else chain.setLink({ href }).run();
}
