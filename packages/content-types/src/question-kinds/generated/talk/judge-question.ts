import { alike, alikePattern } from './alike.ts';

/** Replaces something personal. */
const gap = '…';

// Digits of all our languages; spaces, dashes and brackets between them are how people write telephone and card numbers. Years and
// amounts are what lessons are about, so a number must have the shape of one that is dialled, or is on a card.
const digit = '[0-9٠-٩۰-۹]';
const first = '[1-9١-٩۱-۹]';
const between = '[\\s()._-]{0,2}';
const dialled = `(?<!${digit})(?:\\+[(]?${digit}|[0٠۰]{1,2}[\\s()-]{0,2}${first})(?:${between}${digit}){8,}`;
const identity = `(?<!${digit})${digit}{5}[\\s-]${digit}{7}[\\s-]${digit}(?!${digit})`;
const bankCard = `(?<!${digit})(?:${digit}{4}[\\s-]){3}${digit}{4}(?!${digit})`;
// Between the digits of a number they would keep it from being seen.
const unseen = /[\u00AD\u200B\u202A-\u202E\u2060-\u206F\uFEFF]/g;
const personal: readonly RegExp[] = [
  /[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]+/gu,
  /(?:https?:\/\/|www\.)\S+/giu,
  new RegExp([dialled, identity, bankCard].join('|'), 'gu'),
  /(?<=^|\s)@[\p{L}\p{N}_.]{3,}/gu,
];

/** A text without what finds a person: addresses of mail and of the web, telephone and card numbers, names of accounts. */
export function hidePersonal(text: string): { readonly text: string; readonly wasHidden: boolean } {
  const seen = text.replace(unseen, '');
  const safe = personal.reduce((kept, pattern) => kept.replace(pattern, gap), seen);
  return { text: safe, wasHidden: safe !== seen };
}

// Said outright, in the four languages. A model is asked to notice what is said otherwise.
const harm = [
  /\b(?:kill|hurt|harm|cut)(?:ing)? my ?self\b/iu,
  /\b(?:want to die|suicide|end my life)\b|\b(?:do not|don['’]?t) want to live\b/iu,
  /\b(?:beats?|hits?|touch(?:es)?|hurts?) me\b/iu,
  /خود ?کشی|خودکشي/u,
  /مرنا چاہت[اےی]|جینا نہیں چاہت[اےی]|زندہ نہیں رہنا چاہت[اےی]|مجھے (?:\S+ ){0,3}(?:مارت[اےی]|پیٹت[اےی])/u,
  /(?:خود|اپنے آپ) کو (?:مار|ختم کر|نقصان|زخمی)/u,
  /ځان (?:و?وژ|زخمي ?کو)|مړه? شم|ژوند نه غواړم|(?:ما|مې) (?:\S+ ){0,2}وه[يی]/u,
  /می[ \u200c]?خواهم بمیرم|خود(?:م)? ?را (?:می[ \u200c]?کشم|بکشم|زخمی)|نمی[ \u200c]?خواهم زنده/u,
  /مرا (?:\S+ ){0,3}(?:می[ \u200c]?زن|لت (?:و کوب )?می[ \u200c]?کن)/u,
].map(alikePattern);

/** Whether a child says outright that they are in danger: no model is asked then. */
export function mentionsHarm(question: string): boolean {
  const folded = alike(question);
  return harm.some((pattern) => pattern.test(folded));
}
