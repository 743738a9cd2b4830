import { ActionIcon } from '@mantine/core';
import {
  IconBlockquote,
  IconBold,
  IconColumnInsertRight,
  IconColumnRemove,
  IconHeading,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconMathFunction,
  IconPhoto,
  IconRowInsertBottom,
  IconRowRemove,
  IconSubscript,
  IconSuperscript,
  IconTableOff,
  IconTablePlus,
  IconTableRow,
  IconUnderline,
  type Icon,
} from '@tabler/icons-react';
import { useEditorState, type Editor } from '@tiptap/react';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Hint } from '../../../ui/index.ts';
import { BlankButton } from './blanks/blank-button.tsx';
import { selectedBlanks } from './blanks/blank-node.ts';
import type { OpenDialog } from './insert-dialogs.tsx';
import classes from './rich-text.module.css';
import { changeTable, insertTable, type TableCommand } from './nodes/tables.ts';

interface Tool {
  readonly name:
    | 'bold'
    | 'italic'
    | 'underline'
    | 'subscript'
    | 'superscript'
    | 'bulletList'
    | 'orderedList'
    | 'link'
    | 'image'
    | 'maths'
    | 'heading'
    | 'quote'
    | 'table'
    | TableCommand;
  readonly icon: Icon;
  readonly run: (editor: Editor, open: (dialog: OpenDialog) => void) => void;
  /** The name that is active in the editor while the tool is on; tools that only insert are never on. */
  readonly active: string | null;
}

const wordTools: readonly Tool[] = [
  {
    name: 'bold',
    icon: IconBold,
    active: 'bold',
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    icon: IconItalic,
    active: 'italic',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'underline',
    icon: IconUnderline,
    active: 'underline',
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'subscript',
    icon: IconSubscript,
    active: 'subscript',
    run: (editor) => editor.chain().focus().toggleMark('subscript').run(),
  },
  {
    name: 'superscript',
    icon: IconSuperscript,
    active: 'superscript',
    run: (editor) => editor.chain().focus().toggleMark('superscript').run(),
  },
  {
    name: 'bulletList',
    icon: IconList,
    active: 'bulletList',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    icon: IconListNumbers,
    active: 'orderedList',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  { name: 'link', icon: IconLink, active: 'link', run: (_editor, open) => open({ kind: 'link' }) },
  {
    name: 'image',
    icon: IconPhoto,
    active: 'image',
    run: (_editor, open) => open({ kind: 'image', file: null }),
  },
  {
    name: 'maths',
    icon: IconMathFunction,
    active: 'inlineMath',
    run: (_editor, open) => open({ kind: 'maths' }),
  },
];

const longTools: readonly Tool[] = [
  {
    name: 'heading',
    icon: IconHeading,
    active: 'heading',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'quote',
    icon: IconBlockquote,
    active: 'blockquote',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { name: 'table', icon: IconTablePlus, active: null, run: insertTable },
];

const tableTool = (name: TableCommand, icon: Icon): Tool => ({
  name,
  icon,
  active: null,
  run: (editor) => changeTable(editor, name),
});

// Those that are there while the cursor is in a table.
const tableTools: readonly Tool[] = [
  tableTool('addRowAfter', IconRowInsertBottom),
  tableTool('addColumnAfter', IconColumnInsertRight),
  tableTool('toggleHeaderRow', IconTableRow),
  tableTool('deleteRow', IconRowRemove),
  tableTool('deleteColumn', IconColumnRemove),
  tableTool('deleteTable', IconTableOff),
];

interface ToolbarProps {
  readonly editor: Editor;
  /** The label of the field it belongs to. */
  readonly label: string;
  readonly onOpen: (dialog: OpenDialog) => void;
  /** For fields in which words can be made blanks; see RichTextField. */
  readonly hasBlanks: boolean;
  readonly isLong: boolean;
}

/**
 * The tools of a rich text field. The field is one stop for the Tab key: Alt+F10 goes from its text to the tools, the arrow keys go
 * along them, Escape goes back.
 */
export function Toolbar({ editor, label, onOpen, hasBlanks, isLong }: ToolbarProps) {
  const t = useText();
  const isInTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') });
  const tools = useMemo(
    () => [...wordTools, ...(isLong ? longTools : []), ...(isInTable ? tableTools : [])],
    [isLong, isInTable],
  );
  const [wanted, setStop] = useState(0);
  // Tools go when the cursor leaves a table.
  const last = hasBlanks ? tools.length : tools.length - 1;
  const stop = Math.min(wanted, last);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.map((tool) => tool.active !== null && now.isActive(tool.active)),
  });

  const isOnBlank = useEditorState({
    editor,
    selector: ({ editor: now }) => hasBlanks && selectedBlanks(now.state).length > 0,
  });
  const first = hasBlanks ? 1 : 0;

  function move(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Escape') {
      event.preventDefault();
      editor.view.focus();
      return;
    }
    const buttons = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('button'));
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps: Record<string, number> = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 };
    const step = steps[event.key];
    const target =
      event.key === 'Home' ? 0 : event.key === 'End' ? last : step && (stop + step + last + 1) % (last + 1);
    if (target === undefined) return;
    event.preventDefault();
    setStop(target);
    buttons[target]?.focus();
  }

  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={t('editor:tools.label', { field: label })}
      className={classes.toolbar}
      onKeyDown={move}
      // The selection in the text must survive a click on a tool.
      onMouseDown={(event) => event.preventDefault()}
    >
      {hasBlanks && <BlankButton isActive={isOnBlank} isStop={stop === 0} onFocus={() => setStop(0)} />}
      {tools.map(({ name, icon: Icon, run }, at) => (
        <Hint key={name} label={t(`editor:tools.${name}`)}>
          <ActionIcon
            variant={active[at] === true ? 'light' : 'subtle'}
            color={active[at] === true ? 'accent' : 'ink'}
            size={34}
            aria-label={t(`editor:tools.${name}`)}
            aria-pressed={active[at]}
            // It keeps its place: a second click would press the tool that took it.
            aria-disabled={(name === 'table' && isInTable) || undefined}
            data-disabled={(name === 'table' && isInTable) || undefined}
            tabIndex={-1}
            data-stop={at + first === stop || undefined}
            onFocus={() => setStop(at + first)}
            onClick={() => run(editor, onOpen)}
          >
            <Icon size={19} stroke={1.8} />
          </ActionIcon>
        </Hint>
      ))}
    </div>
  );
}
