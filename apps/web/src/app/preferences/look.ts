import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';

/** Light, dark, or as the device has it; the player reads the same key. */
export const lookChoices = ['auto', 'light', 'dark'] as const satisfies readonly MantineColorScheme[];
type Look = (typeof lookChoices)[number];

const storageKey = 'takhti.look';
let listener: ((look: Look) => void) | null = null;

/** The stored look, or the device's if nothing valid is stored. */
export function readLook(kept: unknown): Look {
  return lookChoices.find((look) => look === kept) ?? 'auto';
}

/** Shows the studio in a look, and keeps it in this browser. */
export function changeLook(look: Look): void {
  localStorage.setItem(storageKey, look);
  listener?.(look);
}

function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key === storageKey) listener?.(readLook(newValue));
}

// Browsers leave dark backgrounds out on paper, and light text would be on white.
let shown: string | null = null;
const attribute = 'data-mantine-color-scheme';

function printLight(): void {
  shown = document.documentElement.getAttribute(attribute);
  document.documentElement.setAttribute(attribute, 'light');
}

function showAgain(): void {
  if (shown !== null) document.documentElement.setAttribute(attribute, shown);
}

/** The library's way to what is kept. */
export const lookManager: MantineColorSchemeManager = {
  get: () => readLook(localStorage.getItem(storageKey)),
  set: (look) => localStorage.setItem(storageKey, look),
  subscribe(onUpdate) {
    listener = onUpdate;
    globalThis.addEventListener('storage', followOtherTabs);
    globalThis.addEventListener('beforeprint', printLight);
    globalThis.addEventListener('afterprint', showAgain);
  },
  unsubscribe() {
    listener = null;
    globalThis.removeEventListener('storage', followOtherTabs);
    globalThis.removeEventListener('beforeprint', printLight);
    globalThis.removeEventListener('afterprint', showAgain);
  },
  clear: () => localStorage.removeItem(storageKey),
};
