/** How a field was entered, and what was done in it before the editor was there. */
export interface Entry {
  /** Where the pointer was let go; null when the keyboard led here. */
  point: { readonly left: number; readonly top: number } | null;
  /** Whether the focus is still in the field. */
  isFocused: boolean;
  /** What was typed; a line feed stands for Enter. */
  typed: string;
}

/** The keys of an event that `noteKey` reads. */
interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

export function newEntry(): Entry {
  return { point: null, isFocused: false, typed: '' };
}

/** Takes a key into what was typed; false for one that types nothing. */
export function noteKey(entry: Entry, { key, ctrlKey, metaKey, altKey }: Key): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  if (key === 'Backspace') {
    // Of an emoji, too, the whole goes.
    const signs = [...new Intl.Segmenter().segment(entry.typed)];
    entry.typed = entry.typed.slice(0, signs.at(-1)?.index ?? 0);
    return true;
  }
  if (key === 'Enter') return noteText(entry, '\n');
  // The names of other keys (Shift, ArrowLeft) are Latin words.
  return /^[A-Z][A-Za-z0-9]+$/.test(key) ? false : noteText(entry, key);
}

export function noteText(entry: Entry, text: string): boolean {
  entry.typed += text;
  return true;
}
