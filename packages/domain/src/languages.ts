/** The facts about a language. Its texts are elsewhere: docs/how-to/add-a-language.md lists them. */
export interface LanguageRecord {
  /** As its own speakers call it. */
  readonly own_name: string;
  /** The number by which other systems know it (C-375). */
  readonly culture_id: number;
  /** The interface locale: the folder of the studio's texts, and `lang` in the studio. */
  readonly locale: string;
  /** BCP 47, for `lang` and `Intl` in the player. */
  readonly tag: string;
  /** The primary subtags by which a browser asks for it. */
  readonly browser_tags: readonly string[];
  readonly direction: 'ltr' | 'rtl';
  readonly script: 'latin' | 'arabic';
  /** The fonts beside the device's own that its letters need. */
  readonly fonts: readonly FontName[];
  /** The numbering system that children learn to read with; see docs/adr/0003-interface-languages.md. */
  readonly digits: 'latn' | 'arabext';
  /** A locale that writes numbers in the same way, and that `Intl` has in every browser. */
  readonly numbers_as: 'en-GB' | 'fa';
  /** The alphabet, in the order in which children say it. */
  readonly letters: readonly string[];
  /** The name of the product. */
  readonly product_name: string;
  /** Behind the title of a duplicate (C-032). */
  readonly copy_mark: string;
}
export type FontName = 'naskh' | 'nastaliq';

const letters = (text: string): readonly string[] => text.split(' ');

const records = {
  english: {
    own_name: 'English',
    culture_id: 1,
    locale: 'en',
    tag: 'en',
    browser_tags: ['en'],
    direction: 'ltr',
    script: 'latin',
    fonts: [],
    digits: 'latn',
    numbers_as: 'en-GB',
    letters: letters('A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'),
    product_name: 'Takhti',
    copy_mark: '(copy)',
  },
  urdu: {
    own_name: 'اردو',
    culture_id: 2,
    locale: 'ur',
    tag: 'ur',
    browser_tags: ['ur'],
    direction: 'rtl',
    script: 'arabic',
    fonts: ['nastaliq', 'naskh'],
    digits: 'latn',
    numbers_as: 'en-GB',
    letters: letters('آ ا ب پ ت ٹ ث ج چ ح خ د ڈ ذ ر ڑ ز ژ س ش ص ض ط ظ ع غ ف ق ک گ ل م ن ں و ہ ھ ء ی ے'),
    product_name: 'تختی',
    copy_mark: '(نقل)',
  },
  pashto: {
    own_name: 'پښتو',
    culture_id: 3,
    locale: 'ps',
    tag: 'ps',
    browser_tags: ['ps'],
    direction: 'rtl',
    script: 'arabic',
    fonts: ['naskh'],
    digits: 'arabext',
    numbers_as: 'fa',
    letters: letters(
      'آ ا ب پ ت ټ ث ج ځ چ څ ح خ د ډ ذ ر ړ ز ژ ږ س ش ښ ص ض ط ظ ع غ ف ق ک ګ ل م ن ڼ و ه ی ې ۍ ئ ي',
    ),
    product_name: 'تختی',
    copy_mark: '(کاپي)',
  },
  dari: {
    own_name: 'دری',
    // ISO 639-3; browsers and `Intl` know Dari as the Persian of Afghanistan.
    culture_id: 4,
    locale: 'prs',
    tag: 'fa-AF',
    // Persian of any country is closer to Dari than to English.
    browser_tags: ['prs', 'fa'],
    direction: 'rtl',
    script: 'arabic',
    fonts: ['naskh'],
    digits: 'arabext',
    numbers_as: 'fa',
    letters: letters('آ ا ب پ ت ث ج چ ح خ د ذ ر ز ژ س ش ص ض ط ظ ع غ ف ق ک گ ل م ن و ه ی'),
    product_name: 'تختی',
    copy_mark: '(کاپی)',
  },
} as const satisfies Readonly<Record<string, LanguageRecord>>;

export type Language = keyof typeof records;
export type Locale = (typeof records)[Language]['locale'];

/** The languages that content and the interface can be in (specification, sections 1 and 3). */
export const languageRecords: Readonly<Record<Language, LanguageRecord>> = records;
export const languages = Object.keys(records) as readonly Language[];

/** Whether a value is a language of ours. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(records, value);
}

/**
 * The direction a language is written in.
 * @returns `'rtl'` or `'ltr'`, as the `dir` attribute takes it.
 */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return languageRecords[language].direction;
}

/** The interface locale of a language, as the `lang` attribute takes it. */
export function localeOf(language: Language): Locale {
  return records[language].locale;
}

/** The language whose interface locale is `locale`; `english` for a locale that is not ours. */
export function languageOfLocale(locale: string): Language {
  return languages.find((language) => localeOf(language) === locale) ?? 'english';
}

/**
 * The language to begin in: the first that is ours of those a browser asks for, else English.
 * @param wanted BCP 47 tags, as `navigator.languages` gives them
 */
export function languageOfBrowser(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [primary = ''] = tag.toLowerCase().split('-', 1);
    const own = languages.find((language) => languageRecords[language].browser_tags.includes(primary));
    if (own) return own;
  }
  return 'english';
}

const sentenceEnd = /[.!?…۔؟]$/;
const marks = { latin: { comma: ', ', semicolon: '; ' }, arabic: { comma: '، ', semicolon: '؛ ' } } as const;

/** The comma between two texts, with the space behind it. */
export function commaOf(language: Language): string {
  return marks[languageRecords[language].script].comma;
}

/**
 * The separator between two facts of one line, with its spaces: a dot, which beside Eastern digits would be read as their
 * zero, so that a comma is used there.
 * @param digits a numbering system of `Intl`
 */
export function dividerOf(language: Language, digits: string = languageRecords[language].digits): string {
  return digits === 'arabext' ? commaOf(language) : ' · ';
}

/**
 * Texts one after the other, apart by the mark of their language; empty ones are left out, and what is a sentence already
 * has its own mark.
 * @param between a semicolon where the texts have commas of their own
 */
export function joinTexts(
  language: Language,
  texts: readonly string[],
  between: 'comma' | 'semicolon' = 'comma',
): string {
  const mark = marks[languageRecords[language].script][between];
  return texts
    .filter((text) => text !== '')
    .reduce((joined, text) => joined + (sentenceEnd.test(joined) ? ' ' : joined && mark) + text, '');
}

/** The language that a subject teaches, by its name in English or in itself; undefined for every other subject. */
export function languageOfSubject(subject: string): Language | undefined {
  const name = subject.trim().toLowerCase();
  return languages.find(
    (language) => language === name || languageRecords[language].own_name.toLowerCase() === name,
  );
}
