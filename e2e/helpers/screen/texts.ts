import { readdirSync, readFileSync } from 'node:fs';
import { messages } from '@takhti/content-types/message-texts';
import { problemMessages } from '@takhti/contract';
import type { TextKey } from '../../../apps/web/src/i18n/namespaces.ts';

const folders = { studio: '../../../apps/web/src/i18n/', player: '../../../apps/player/src/i18n/' } as const;

/** Beside the common texts of the player, those of each family of types. */
const playerSections = readdirSync(new URL(folders.player, import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `${name}/`)
  .concat('');

/** The texts that the studio's English does not hold itself, because the server says them too. */
const declaredElsewhere: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  problems: problemMessages,
  editor: Object.fromEntries(Object.entries(messages).map(([key, text]) => [`messages.${key}`, text])),
};

type Values = Readonly<Record<string, string | number>>;
export type { TextKey };
/** A key that the studio does not have is a type error, before a journey looks for its words in vain. */
export type TextOf = (key: TextKey, values?: Values) => string;
export type PlayerTextOf = (key: string, values?: Values) => string;
/** What may stand between the two ends of a key: `KeyPart<'common:status.'>` is every status that has a word. */
export type KeyPart<
  Start extends string,
  End extends string = '',
  Key extends string = TextKey,
> = Key extends `${Start}${infer Part}${End}` ? Part : never;

/**
 * The studio's texts in one language, as `namespace:path.to.text`: a journey in Urdu looks for the words that its readers
 * see, and breaks when one is missing, not when a translator finds a better one.
 */
export function studioTexts(locale: 'en' | 'ur' | 'ps'): TextOf {
  return (key, values = {}) => {
    const [namespace = '', path = ''] = key.split(':');
    const counted = typeof values['count'] === 'number' ? `_${values['count'] === 1 ? 'one' : 'other'}` : '';
    const text = textIn(locale, namespace, `${path}${counted}`) ?? textIn(locale, namespace, path);
    if (text === undefined) throw new Error(`no text ${key} in ${locale}`);
    return text.replaceAll(/\{\{(\w+)[^}]*\}\}/g, (_all, name: string) => String(values[name]));
  };
}

function textIn(locale: string, namespace: string, path: string): string | undefined {
  const declared = locale === 'en' ? declaredElsewhere[namespace]?.[path] : undefined;
  return declared ?? find(read(`${folders.studio}${locale}/${namespace}.json`), path);
}

/** The player's texts in one language. */
export function playerTexts(locale: 'en' | 'ur' | 'prs'): PlayerTextOf {
  const catalogues = playerSections.map((section) => read(`${folders.player}${section}${locale}.json`));
  return (key, values = {}) => {
    const text = catalogues.map((catalogue) => find(catalogue, key)).find((found) => found !== undefined);
    if (text === undefined) throw new Error(`the player has no text ${key} in ${locale}`);
    return text.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(values[name]));
  };
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
}

function find(tree: unknown, path: string): string | undefined {
  let at = tree;
  for (const step of path.split('.')) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = (at as Record<string, unknown>)[step];
  }
  return typeof at === 'string' ? at : undefined;
}
