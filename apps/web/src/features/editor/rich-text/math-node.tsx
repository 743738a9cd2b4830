import { Node } from '@tiptap/core';
import { NodeViewWrapper, ReactNodeViewRenderer, type ReactNodeViewProps } from '@tiptap/react';
import { Formula } from '../../../ui/index.ts';
import classes from './rich-text.module.css';

interface MathOptions {
  /** Called when somebody wants to change the formula that is selected. */
  readonly onEdit: () => void;
}

/** The LaTeX of a formula's node; '' for what is no formula. */
export function latexOf(attributes: Readonly<Record<string, unknown>>): string {
  const latex = attributes['latex'];
  return typeof latex === 'string' ? latex : '';
}

/** A formula in a line of text. It is one sign to the cursor; a click or Enter opens it. */
export const MathNode = Node.create<MathOptions>({
  name: 'inlineMath',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  addOptions: () => ({ onEdit: () => undefined }),
  addAttributes: () => ({
    latex: {
      default: '',
      parseHTML: (element: HTMLElement) => element.getAttribute('data-latex') ?? '',
      renderHTML: (attributes: Record<string, unknown>) => ({ 'data-latex': latexOf(attributes) }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-type="inline-math"]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', { 'data-type': 'inline-math', ...HTMLAttributes }],
  renderText: ({ node }) => latexOf(node.attrs),
  addKeyboardShortcuts() {
    return {
      Enter: () => {
        if (!this.editor.isActive('inlineMath')) return false;
        this.options.onEdit();
        return true;
      },
    };
  },
  addNodeView() {
    const { onEdit } = this.options;
    return ReactNodeViewRenderer((props: ReactNodeViewProps) => <MathView {...props} onEdit={onEdit} />, {
      as: 'span',
    });
  },
});

function MathView({ node, selected, editor, getPos, onEdit }: ReactNodeViewProps & MathOptions) {
  function open(): void {
    const at = getPos();
    if (at !== undefined) editor.commands.setNodeSelection(at);
    onEdit();
  }
  return (
    <NodeViewWrapper
      as="span"
      className={classes.formula}
      data-selected={selected || undefined}
      onDoubleClick={open}
    >
      <Formula latex={latexOf(node.attrs)} />
    </NodeViewWrapper>
  );
}
