import { blankAttribute, blankClass } from '@takhti/domain';
import { Node, type Editor } from '@tiptap/core';
import { DOMSerializer, type Node as Content } from '@tiptap/pm/model';
import { Plugin, type EditorState } from '@tiptap/pm/state';
import type { BlankKeeper } from '../rich-text-props.ts';
import { answersAttribute, readAnswers, writeAnswers } from './answers-attribute.ts';

interface NodeOptions {
  readonly keeper: BlankKeeper;
}

const name = 'blank';
/** Lines of a page to write on, as text from elsewhere has them. */
const linesToWriteOn = /_{2,}|…+|\.{4,}|ـ{4,}/g;

/**
 * A blank in a line of text (C-328): one sign to the cursor. Its number names it and stays; what is shown is its place among the
 * others, which the style counts.
 */
export const BlankNode = Node.create<NodeOptions>({
  name,
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  addOptions: () => ({ keeper: { add: () => 1, answersOf: () => [] } }),
  addAttributes: () => ({
    number: {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute(blankAttribute),
      renderHTML: (attributes: Record<string, unknown>) => ({ [blankAttribute]: attributes['number'] }),
    },
    // The answers of a pasted blank, until it has a number here.
    answers: {
      default: null,
      parseHTML: (element: HTMLElement) => readAnswers(element.getAttribute(answersAttribute)),
      rendered: false,
    },
  }),
  parseHTML: () => [{ tag: `span.${blankClass}` }],
  renderHTML: ({ HTMLAttributes }) => ['span', { class: blankClass, ...HTMLAttributes }],
  renderText: () => '____',
  addKeyboardShortcuts() {
    return {
      Backspace: ({ editor }) => deleteBlank(editor, -1),
      Delete: ({ editor }) => deleteBlank(editor, 1),
    };
  },
  addProseMirrorPlugins() {
    const { keeper } = this.options;
    return [
      new Plugin({
        props: { clipboardSerializer: withAnswers(DOMSerializer.fromSchema(this.editor.schema), keeper) },
        appendTransaction: (transactions, _before, state) =>
          transactions.some((each) => each.docChanged && each.getMeta('preventUpdate') !== true)
            ? withOwnNumbers(state, keeper)
            : null,
      }),
    ];
  },
});

// A copied blank keeps its answers, in another question too.
function withAnswers({ nodes, marks }: DOMSerializer, { answersOf }: BlankKeeper): DOMSerializer {
  return new DOMSerializer(
    {
      ...nodes,
      [name]: (node) => [
        'span',
        {
          class: blankClass,
          [blankAttribute]: String(node.attrs['number']),
          [answersAttribute]: writeAnswers(answersOf(numberOf(node))),
        },
      ],
    },
    marks,
  );
}

// A blank that was copied has the number of its original: the later one gets a number of its own, with the same answers. One
// that was cut out and is put in again keeps its number.
function withOwnNumbers({ doc, tr }: EditorState, keeper: BlankKeeper) {
  const seen = new Set<number>();
  doc.descendants((node, at) => {
    if (node.type.name !== name) return;
    const number = numberOf(node);
    const brought = node.attrs['answers'] as readonly string[] | null;
    const known = keeper.answersOf(number);
    const isOther = brought !== null && writeAnswers(brought) !== writeAnswers(known);
    const own = isOther || seen.has(number) ? keeper.add(brought ?? known) : number;
    seen.add(own);
    if (own !== number) tr.setNodeAttribute(at, 'number', String(own));
    if (brought !== null) tr.setNodeAttribute(at, 'answers', null);
  });
  return tr.docChanged ? tr : null;
}

/** The blanks in what is selected. */
export function selectedBlanks({ doc, selection }: EditorState): { node: Content; at: number }[] {
  const found: { node: Content; at: number }[] = [];
  doc.nodesBetween(selection.from, selection.to, (node, at) => {
    if (node.type.name === name) found.push({ node, at });
  });
  return selection.empty ? [] : found;
}

/** Puts a blank in place of what is selected, or where the cursor is; blanks that are selected become their words again. */
export function toggleBlank(editor: Editor, keeper: BlankKeeper): void {
  const blanks = selectedBlanks(editor.state);
  if (blanks.length > 0) {
    const { tr, schema } = editor.state;
    for (const { node, at } of blanks.toReversed()) {
      const [word = ''] = keeper.answersOf(numberOf(node));
      if (word === '') tr.delete(at, at + node.nodeSize);
      else tr.replaceWith(at, at + node.nodeSize, schema.text(word, node.marks));
    }
    editor.view.dispatch(tr);
    editor.view.focus();
    return;
  }
  const { from, to } = editor.state.selection;
  const words = editor.state.doc
    .textBetween(from, to, ' ')
    .replaceAll(linesToWriteOn, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const number = String(keeper.add(words === '' ? [] : [words]));
  // At once: the editor's own command waits for a frame, and would take the focus back from where it went meanwhile.
  editor.view.focus();
  editor.commands.insertContent({ type: name, attrs: { number } });
}

// With the blank goes one of the two spaces that it was between.
function deleteBlank(editor: Editor, direction: 1 | -1): boolean {
  const { selection, doc, tr } = editor.state;
  const [selected] = selectedBlanks(editor.state);
  const beside = direction < 0 ? selection.$from.nodeBefore : selection.$from.nodeAfter;
  const node = selection.empty ? beside : selection.to - selection.from === 1 ? selected?.node : null;
  if (node?.type.name !== name) return false;
  const from = selection.empty && direction < 0 ? selection.from - 1 : selection.from;
  const to = from + 1;
  const { parent, parentOffset } = doc.resolve(from);
  const sign = (at: number): string =>
    at < 0 || at >= parent.content.size ? ' ' : parent.textBetween(at, at + 1, '', '\uFFFC');
  const [before, after] = [sign(parentOffset - 1), sign(parentOffset + 1)];
  const isDouble = /\s/.test(before) && /\s/.test(after);
  const takesAfter = isDouble && parentOffset + 1 < parent.content.size;
  const takesBefore = isDouble && !takesAfter && parentOffset > 0;
  tr.delete(takesBefore ? from - 1 : from, takesAfter ? to + 1 : to);
  editor.view.dispatch(tr.scrollIntoView());
  return true;
}

function numberOf(node: Content): number {
  return Number(node.attrs['number']);
}
