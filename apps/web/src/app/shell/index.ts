export { chooseLocale, keepChosenLocale } from './header/choose-locale.ts';
export { FullPage } from './full-page.tsx';
export { useUnsavedPrompt } from './use-unsaved-prompt.ts';
