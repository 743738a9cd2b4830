import { cutText, languageRecords, limits, type Language } from '@takhti/domain';
import { z } from 'zod';
import { plainText } from '../../../kit/html.ts';
import { foldCase } from '../../../kit/text.ts';
import { alike, alikePattern } from './alike.ts';
import { hidePersonal } from './judge-question.ts';

/** The schema of an answer. */
export const BotAnswer = z.object({
  kind: z.enum(['answer', 'off_subject', 'worry']),
  text: z.string(),
});

/** The part of it that may be shown. */
export type JudgedAnswer =
  | { readonly state: 'answered'; readonly text: string }
  | { readonly state: 'off_subject' | 'worry' | 'declined' };

interface BotFacts {
  readonly language: Language;
  /** What no learner may read: the instructions of the bot. */
  readonly secrets: readonly string[];
}

/** More than may be shown, with all marks that are taken out: what is longer is cut off before anything else is done with it. */
const most_written = 2 * limits.ai_bot.answer;

const declined = { state: 'declined' } as const;

/**
 * Checks the answer of a model to a learner. It is data: nothing in it is obeyed, tags and links are removed. An answer that
 * asks for something personal, repeats the instructions, or is in another script is not shown.
 * @returns null for what is no answer
 */
export function judgeAnswer(element: unknown, { language, secrets }: BotFacts): JudgedAnswer | null {
  const parsed = BotAnswer.safeParse(element);
  if (!parsed.success) return null;
  const { kind } = parsed.data;
  if (kind !== 'answer') return { state: kind };
  const written = cutText(parsed.data.text, most_written);
  const text = cutText(hidePersonal(withoutMarks(written)).text, limits.ai_bot.answer).trim();
  if (text === '') return null;
  if (asksForPersonal(text) || isOtherScript(text, language)) return declined;
  return secrets.some((secret) => repeats(text, secret)) ? declined : { state: 'answered', text };
}

// Line by line, for lists and steps stay lists and steps.
function withoutMarks(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .split('\n')
    .map((line) => plainText(line.replace(/^\s*#+\s*/u, '')).replace(/\*\*|__|`/gu, ''))
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

const asking = [
  /\b(?:your|ur) (?:(?:full|real|last) name|address|phone|telephone|mobile|number|e-?mail|password|school'?s? name|photo|picture of you)/iu,
  /\bwhat(?:['’]?s| is) (?:your|ur) name\b|\b(?:tell me|write) (?:your|ur) name\b/iu,
  /\bwhere (?:do|does) (?:you|your (?:family|parents)) live\b|\bwhich school do you\b|\bhow old are you\b/iu,
  /\bsend me\b.*\b(?:photo|picture|number)\b/iu,
  /(?:آپ|تم)(?:ہار[اےی]|\s*ک[اےی]) (?:پورا نام|نام کیا|عمر|پتہ|پتا|فون|موبائل|نمبر|ای میل|پاس ?ورڈ|تصویر)|(?:آپ|تم) کہاں رہت[ےی]/u,
  /اپنا (?:پورا )?(?:نام|پتہ|پتا|فون|نمبر) (?:بتا|لکھ)|کس (?:ا?سکول) میں پڑھت[ےی]/u,
  /ستا(?:سو|سې)? (?:د )?(?:پوره نوم|نوم څه|عمر|کور پته|پته|ټلیفون|تلیفون|شمېره|برېښنالیک|پټنوم|عکس)|چېرته (?:اوسېږې|اوسېږئ|ژوند کوې)/u,
  /نوم (?:دې|مو) (?:څه|راته|ولیک)|څو کلن|په کوم ښوونځي کې (?:یې|یئ|زده کړه)/u,
  /(?:نام کامل|آدرس|شماره|تلفون|تیلفون|ایمیل|رمز|عکس)(?:\s*ی)?\s*(?:ات|تان|خود|شما|تو)(?=\s|[؟?.،]|$)|کجا زندگی می ?کن/u,
  /نام ?(?:ت|تان|شما|تو) (?:چیست|را بگو|را بنویس)|چند ساله (?:هست|است)|(?:به|در) کدام مکتب (?:می|درس)/u,
].map(alikePattern);

function asksForPersonal(text: string): boolean {
  const folded = alike(text);
  return asking.some((pattern) => pattern.test(folded));
}

function isOtherScript(text: string, language: Language): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const arabic = letters.filter((letter) => /\p{Script=Arabic}/u.test(letter)).length;
  const own = languageRecords[language].script === 'arabic' ? arabic : letters.length - arabic;
  return letters.length > 20 && own * 2 < letters.length;
}

/** So many words in the order of a secret text are no accident. */
const most_shared = 8;

function repeats(text: string, secret: string): boolean {
  const said = ` ${wordsIn(text).join(' ')} `;
  const words = wordsIn(secret);
  const run = Math.min(most_shared, words.length);
  if (run < 3) return false;
  return words.some(
    (_word, at) => at + run <= words.length && said.includes(` ${words.slice(at, at + run).join(' ')} `),
  );
}

function wordsIn(text: string): string[] {
  return alike(foldCase(text)).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
