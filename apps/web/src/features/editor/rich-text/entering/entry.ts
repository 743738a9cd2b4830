/** How a field was entered, and what was done in it before the editor was there. */
export interface Entry {
  /** Where the pointer was released; null if the keyboard led here. The toolbar moves the field down meanwhile. */
  point: { readonly left: number; readonly top: number } | null;
  /** Whether the focus is still in the field. */
  isFocused: boolean;
  /** What was typed, where a line feed means Enter, and what was pasted with its formatting. */
  parts: (string | { readonly html: string })[];
  /** A pasted file. */
  file: File | null;
  /** Whether a blank is to be put where the cursor comes to be. */
  wantsBlank: boolean;
}

/** The keys of an event that `noteKey` reads. */
interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

export function newEntry(): Entry {
  return { point: null, isFocused: false, parts: [], file: null, wantsBlank: false };
}

/** Takes a key into what was typed; false for one that types nothing. */
export function noteKey(entry: Entry, { key, ctrlKey, metaKey, altKey }: Key): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  if (key === 'Backspace') {
    const last = entry.parts.pop();
    if (typeof last !== 'string') return true;
    // Of an emoji, too, the whole goes.
    const signs = [...new Intl.Segmenter().segment(last)];
    const rest = last.slice(0, signs.at(-1)?.index ?? 0);
    if (rest !== '') entry.parts.push(rest);
    return true;
  }
  if (key === 'Enter') return noteText(entry, '\n');
  // The names of other keys (Shift, ArrowLeft) are Latin words.
  return /^[A-Z][A-Za-z0-9]+$/.test(key) ? false : noteText(entry, key);
}

export function noteText(entry: Entry, text: string): boolean {
  const last = entry.parts.at(-1);
  if (typeof last === 'string') entry.parts[entry.parts.length - 1] = last + text;
  else entry.parts.push(text);
  return true;
}

/** Takes what is pasted: with its formatting, where the clipboard has it. */
export function notePaste(entry: Entry, clipboard: Pick<DataTransfer, 'getData'>): void {
  const html = clipboard.getData('text/html');
  if (html === '') noteText(entry, clipboard.getData('text/plain'));
  else entry.parts.push({ html });
}
