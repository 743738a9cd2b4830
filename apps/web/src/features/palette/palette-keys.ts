interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** What a pressed key asks of the studio, wherever one is. On a keyboard of another script the key's place counts, not its letter. */
export function askedBy(pressed: Pressed, isInText: boolean): 'palette' | 'shortcuts' | null {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = pressed;
  if (altKey) return null;
  const isModified = ctrlKey || metaKey;
  if (isModified && !shiftKey && (key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key))))
    return 'palette';
  return !isModified && !isInText && (key === '?' || key === '؟') ? 'shortcuts' : null;
}
