/** The command of a key for the fields of a question. */
export type AnswerShortcut =
  | { readonly kind: 'choose'; readonly index: number }
  | { readonly kind: 'focus'; readonly step: 1 | -1 };

/** The command of a key while a question is shown. */
export type Shortcut = AnswerShortcut | { readonly kind: 'next' | 'previous' | 'main' };

export interface Press {
  readonly key: string;
  readonly hasModifier: boolean;
  /** The focused element: a button and a link handle Enter themselves, radios handle the arrows, a text field all but Enter. */
  readonly on: 'radio' | 'checkbox' | 'text' | 'pressable' | 'page';
  readonly dir: 'ltr' | 'rtl';
}

/** Numbers choose, arrows move (sideways between questions, as the page is written), Enter continues. Null leaves the key to the browser. */
export function shortcutOf({ key, hasModifier, on, dir }: Press): Shortcut | null {
  if (hasModifier || (on === 'text' && key !== 'Enter')) return null;
  const number = digitOf(key);
  if (number > 0) return { kind: 'choose', index: number - 1 };
  switch (key) {
    case 'Enter':
      return on === 'pressable' ? null : { kind: 'main' };
    case 'ArrowDown':
    case 'ArrowUp':
      return on === 'radio' ? null : { kind: 'focus', step: key === 'ArrowDown' ? 1 : -1 };
    case 'ArrowRight':
    case 'ArrowLeft':
      if (on === 'radio') return null;
      return { kind: (key === 'ArrowRight') === (dir === 'ltr') ? 'next' : 'previous' };
    default:
      return null;
  }
}

// Keyboards of Urdu, Pashto and Dari write their own digits.
function digitOf(key: string): number {
  if (key.length !== 1) return 0;
  const zeros = ['0', '۰', '٠'];
  for (const zero of zeros) {
    const digit = key.charCodeAt(0) - zero.charCodeAt(0);
    if (digit >= 1 && digit <= 9) return digit;
  }
  return 0;
}
