import {
  limits,
  type AiBotSettings,
  type ContentType,
  type Finding,
  type GatheredItem,
} from '@takhti/domain';
import type { Facts, Stage } from '../../define.ts';
import { error, warning } from '../../messages.ts';
import { referenceFindings } from '../references.ts';

const most = limits.ai_bot;

const required = {
  name: 'bot.name_required',
  subject: 'bot.subject_required',
  opening: 'bot.opening_required',
} as const;

/** The findings of an AI bot. While it is written, only too long or too many parts are errors. */
export function botFindings(
  doc: AiBotSettings,
  stage: Stage,
  facts: Facts,
  knowledge: readonly ContentType[],
): Finding[] {
  const fields = Object.keys(required) as (keyof typeof required)[];
  const { min, max } = most.daily;
  return [
    ...(stage === 'submit'
      ? fields.filter((field) => doc[field].trim() === '').map((field) => error([field], required[field]))
      : []),
    ...(['name', 'subject', 'instructions', 'opening'] as const).flatMap((field) =>
      tooLong([field], doc[field], most[field]),
    ),
    ...doc.starters.flatMap((each, at) => tooLong(['starters', at], each, most.starter)),
    ...tooMany(['starters'], doc.starters.length, most.starters),
    ...tooMany(['items'], doc.items.length, most.items),
    ...(doc.daily_questions < min || doc.daily_questions > max
      ? [error(['daily_questions'], 'bot.daily', { min, max })]
      : []),
    ...itemFindings(doc.items, knowledge),
    ...referenceFindings(
      doc.items.map((item, at) => ({ item, path: ['items', at] })),
      stage,
      facts,
    ),
  ];
}

function itemFindings(items: readonly GatheredItem[], knowledge: readonly ContentType[]): Finding[] {
  const seen = new Set<string>();
  return items.flatMap(({ content_id, content_type, title }, at) => {
    const path = ['items', at];
    const isTwice = seen.has(content_id);
    seen.add(content_id);
    if (isTwice) return [warning(path, 'bot.item_twice', { title })];
    return knowledge.includes(content_type) ? [] : [warning(path, 'bot.item_no_text', { title })];
  });
}

function tooLong(path: Finding['path'], { length: count }: string, max: number): Finding[] {
  return count > max ? [error(path, 'bot.text_long', { max, count })] : [];
}

function tooMany(path: Finding['path'], count: number, max: number): Finding[] {
  return count > max ? [error(path, 'bot.too_many', { max, count })] : [];
}
