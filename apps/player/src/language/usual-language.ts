import { languageOfBrowser, languageOfLocale, localeOf, type Language } from '@takhti/domain';
import { chosenLanguage } from './chosen-language.ts';

// Under which the studio keeps the language of the person who works in it.
const studioName = 'takhti.language';

/** The language of pages that no content gives one: as chosen here, as in the studio of this browser, or as the browser has it. */
export function usualLanguage(): Language {
  return chosenLanguage() ?? studioLanguage() ?? languageOfBrowser(navigator.languages);
}

function studioLanguage(): Language | null {
  try {
    const locale = localStorage.getItem(studioName) ?? '';
    const language = languageOfLocale(locale);
    return localeOf(language) === locale ? language : null;
  } catch {
    return null;
  }
}
