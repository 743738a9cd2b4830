export { chooseLocale, keepChosenLocale } from './header/choose-locale.ts';
export { FullPage } from './full-page.tsx';
export { useTalksWaiting } from './sidebar/use-talks-waiting.ts';
export { useUnsavedPrompt } from './use-unsaved-prompt.ts';
