import { blankAttribute, blankClass } from '@takhti/domain';
import { Node, type Editor } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

interface NodeOptions {
  /** Called with the words that a blank takes the place of; gives it its number. */
  readonly newBlank: (words: string) => number;
}

const name = 'blank';

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
  addOptions: () => ({ newBlank: () => 1 }),
  addAttributes: () => ({
    number: {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute(blankAttribute),
      renderHTML: (attributes: Record<string, unknown>) => ({ [blankAttribute]: attributes['number'] }),
    },
  }),
  parseHTML: () => [{ tag: `span.${blankClass}` }],
  renderHTML: ({ HTMLAttributes }) => ['span', { class: blankClass, ...HTMLAttributes }],
  renderText: () => '____',
  addProseMirrorPlugins() {
    const { newBlank } = this.options;
    // A blank that was copied has the number of its original: the later one gets a number of its own.
    return [
      new Plugin({
        appendTransaction: (transactions, _before, { doc, tr }) => {
          if (!transactions.some((each) => each.docChanged && each.getMeta('preventUpdate') !== true))
            return null;
          const seen = new Set<string>();
          doc.descendants((node, at) => {
            if (node.type.name !== name) return;
            const number = String(node.attrs['number']);
            if (seen.has(number)) tr.setNodeAttribute(at, 'number', String(newBlank('')));
            else seen.add(number);
          });
          return tr.docChanged ? tr : null;
        },
      }),
    ];
  },
});

/** Puts a blank in place of what is selected, or where the cursor is. */
export function insertBlank(editor: Editor, newBlank: NodeOptions['newBlank']): void {
  const { from, to } = editor.state.selection;
  const words = editor.state.doc.textBetween(from, to, ' ').trim();
  const number = String(newBlank(editor.isActive(name) ? '' : words));
  editor.chain().focus().insertContent({ type: name, attrs: { number } }).run();
}
