/** All listed shortcuts: of an editor, of its fields, and the one that works everywhere. */
export type ListedShortcut = Shortcut | 'find' | 'tools';

export type Shortcut = 'save' | 'undo' | 'redo' | 'blank' | 'unseen' | 'unread' | 'help';

interface Pressed {
  readonly key: string;
  /** The place of the key on the keyboard, by its English letter. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** The editor's command for a pressed key, or null. On a keyboard of another script the position of the key counts, not its letter. */
export function shortcutOf(pressed: Pressed, isInText: boolean): Shortcut | null {
  const { ctrlKey, metaKey, shiftKey, altKey } = pressed;
  if (altKey) return null;
  if (!ctrlKey && !metaKey) return isInText ? null : plainKey(pressed);
  switch (latinLetter(pressed)) {
    case 's':
      return shiftKey ? null : 'save';
    case 'z':
      return shiftKey ? 'redo' : 'undo';
    case 'y':
      return shiftKey ? null : 'redo';
    case 'l':
      return shiftKey ? 'blank' : null;
    default:
      return null;
  }
}

function plainKey(pressed: Pressed): Shortcut | null {
  if (pressed.key === '?' || pressed.key === '؟') return 'help';
  if (pressed.shiftKey) return null;
  switch (latinLetter(pressed)) {
    case 'n':
      return 'unseen';
    case 'u':
      return 'unread';
    default:
      return null;
  }
}

function latinLetter({ key, code }: Pressed): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '';
}

const keys: Readonly<Record<ListedShortcut, readonly string[]>> = {
  save: ['Ctrl', 'S'],
  undo: ['Ctrl', 'Z'],
  redo: ['Ctrl', 'Shift', 'Z'],
  blank: ['Ctrl', 'Shift', 'L'],
  unseen: ['N'],
  unread: ['U'],
  help: ['?'],
  tools: ['Alt', 'F10'],
  find: ['Ctrl', 'K'],
};

/** The keys of a shortcut as they are printed on them. */
export function keysOf(shortcut: ListedShortcut, isApple: boolean): readonly string[] {
  return keys[shortcut].map((name) => (isApple && name === 'Ctrl' ? '⌘' : name));
}
