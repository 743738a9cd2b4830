import { Node, type Editor, type Extensions } from '@tiptap/core';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
  toggleHeaderRow,
} from '@tiptap/pm/tables';

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
  renderHTML: ({ [name]: cells }: Record<string, unknown>) => (Number(cells) > 1 ? { [name]: cells } : {}),
});

// Columns share the width of the page: nothing of widths is kept, for a phone has none to give.
const cellAttributes = () => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  colwidth: { default: null, parseHTML: () => null, rendered: false },
});

const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});

const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => (roles[name] === undefined ? {} : { tableRole: roles[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1): boolean =>
      goToNextCell(direction)(this.editor.state, this.editor.view.dispatch);
    return { Tab: () => go(1), 'Shift-Tab': () => go(-1) };
  },
});

/** Tables of rows and columns, written as the server keeps them. */
export const tableNodes: Extensions = [Table, TableRow, TableCell, TableHeader];

const columns = 3;
const rows = 3;

/** Puts an empty table where the cursor is, its first row for the names of its columns; none into a cell of another. */
export function insertTable(editor: Editor): void {
  if (editor.isActive('table')) return;
  const row = (type: 'tableCell' | 'tableHeader') => ({
    type: 'tableRow',
    content: Array.from({ length: columns }, () => ({ type, content: [{ type: 'paragraph' }] })),
  });
  const content = [row('tableHeader'), ...Array.from({ length: rows - 1 }, () => row('tableCell'))];
  const at = editor.state.selection.from;
  editor.chain().focus().insertContent({ type: 'table', content }).run();
  const { doc } = editor.state;
  let first = -1;
  doc.nodesBetween(Math.max(0, at - 2), doc.content.size, (node, pos) => {
    if (first === -1 && node.type.name === 'tableHeader' && pos >= at - 2) first = pos + 2;
    return first === -1;
  });
  if (first !== -1) editor.commands.setTextSelection(first);
}

const commands = { addRowAfter, addColumnAfter, deleteRow, deleteColumn, toggleHeaderRow, deleteTable };

export type TableCommand = keyof typeof commands;

/** Changes the table in which the cursor is. */
export function changeTable(editor: Editor, command: TableCommand): void {
  commands[command](editor.state, editor.view.dispatch);
  editor.commands.focus();
}
