import { languageOfBrowser, localeOf, type Locale } from '@takhti/domain';
import i18next from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { formatOf } from './format.ts';
import { directionOfLocale, isLocale, locales } from './locales.ts';
import type { Namespace, TextKey } from './namespaces.ts';
import { onWriting, writingNow } from './writing.ts';

const storageKey = 'takhti.language';

/** The values in a text: names, numbers, and `count` for texts with a singular. */
export type TextValues = Readonly<Record<string, string | number>>;
export type TextOf = (key: TextKey, values?: TextValues) => string;

/** A text where there is no component to ask with useText. */
export const textOf: TextOf = (key, values = {}) => i18next.t(countedKey(key, values), values);

/**
 * The plural form of a text. All our languages have one form for 1 and one for all other numbers; browsers without data for a
 * language would use the rules of another.
 */
export function countedKey(key: string, { count }: TextValues): string {
  if (typeof count !== 'number' || !i18next.exists(`${key}_one`)) return key;
  return count === 1 ? `${key}_one` : `${key}_other`;
}

/** Whether there is such a text: for keys that are made from data. */
export function isTextKey(key: string): key is TextKey {
  return i18next.exists(key);
}

function storedLocale(): Locale | null {
  const stored = localStorage.getItem(storageKey);
  return isLocale(stored) ? stored : null;
}

export function currentLocale(): Locale {
  return isLocale(i18next.language) ? i18next.language : 'en';
}

/** Makes the texts ready: the language kept in this browser, else the browser's own. */
export async function startTexts(): Promise<void> {
  const locale = storedLocale() ?? localeOf(languageOfBrowser(navigator.languages));
  await i18next
    .use(initReactI18next)
    .use(resourcesToBackend(load))
    .init({
      lng: locale,
      // Every language is complete (a test says so): a fallback would only load English beside it.
      fallbackLng: false,
      load: 'currentOnly',
      ns: ['common'],
      defaultNS: 'common',
      returnEmptyString: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: true, bindI18n: 'languageChanged' },
    });
  i18next.services.formatter?.add('number', (value: unknown, language) =>
    typeof value === 'number' && isLocale(language)
      ? formatOf(language, writingNow()).number(value)
      : String(value),
  );
  // Texts contain numbers: they are rendered again as if the language had changed.
  onWriting(() => void i18next.changeLanguage(currentLocale()));
  dress(locale);
}

/** Loads the texts of features before their pages render. */
export async function loadTexts(wanted: readonly Namespace[]): Promise<void> {
  await i18next.loadNamespaces([...wanted]);
}

/**
 * How a text is called in every language, for what is found by its name in whichever somebody types. Its namespaces come for each of them:
 * what has not come is not among the answers.
 */
export async function textInAllLanguages(
  wanted: readonly Namespace[],
): Promise<(key: string, values?: TextValues) => string[]> {
  await Promise.all(
    locales.flatMap((locale) =>
      wanted.map(async (namespace) => {
        if (i18next.hasResourceBundle(locale, namespace)) return;
        const texts = await load(locale, namespace).catch(() => null);
        if (texts) i18next.addResourceBundle(locale, namespace, 'default' in texts ? texts.default : texts);
      }),
    ),
  );
  return (key, values = {}) =>
    locales
      .filter((locale) => i18next.exists(key, { lng: locale }))
      .map((locale) => i18next.t(key, { ...values, lng: locale }));
}

/** Shows everything in another language, and keeps the choice in this browser. */
export async function changeLocale(locale: Locale): Promise<void> {
  localStorage.setItem(storageKey, locale);
  if (locale === currentLocale()) return;
  await i18next.changeLanguage(locale);
  dress(locale);
}

// English texts that the server also has are declared there: those of problems and findings.
async function load(language: string, namespace: string): Promise<object> {
  const own = (): Promise<object> => import(`./${language}/${namespace}.json`) as Promise<object>;
  if (language !== 'en') return own();
  switch (namespace) {
    case 'problems':
      return (await import('@takhti/contract/problem-messages')).problemMessages;
    case 'editor':
      return englishEditor();
    default:
      return own();
  }
}

async function englishEditor(): Promise<object> {
  const [{ default: own }, { messages }] = await Promise.all([
    import('./en/editor.json'),
    import('@takhti/content-types/message-texts'),
  ]);
  return { ...own, messages: { ...own.messages, ...messages } };
}

function dress(locale: Locale): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOfLocale(locale);
}
