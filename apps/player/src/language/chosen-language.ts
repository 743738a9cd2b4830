import { isLanguage, type Language } from '@takhti/domain';
import { useSyncExternalStore } from 'react';

const name = 'takhti.player-language';
const listeners = new Set<() => void>();
// A browser that keeps nothing follows the choice as long as the page is open.
let unkept: Language | null = null;

/** The language in which the person who uses this browser wants to be led; null where they have not chosen. */
export function useChosenLanguage(): Language | null {
  return useSyncExternalStore(listen, chosenLanguage);
}

/** As it is kept in this browser. */
export function chosenLanguage(): Language | null {
  try {
    const kept = localStorage.getItem(name) ?? '';
    return isLanguage(kept) ? kept : unkept;
  } catch {
    return unkept;
  }
}

/** From now on pages of this browser that let one choose are in this language, no matter what language their content has. */
export function chooseLanguage(language: Language): void {
  try {
    localStorage.setItem(name, language);
  } catch {
    unkept = language;
  }
  for (const onChange of listeners) onChange();
}

// Another tab of the same browser chooses for this one, too.
function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}
