import type { Language, TemplateType } from '@takhti/domain';
import type { Size } from '../kit/index.ts';
import { cardCount, charsText, inLanguage, templateLimits, type Chars, type Count } from './cards/limits.ts';
import { templates } from './templates.ts';
import type { LimitRow } from './worlds/games.ts';

/** One line of a template's limits, as the Guideline dialog and the printed table show it. */
export interface GuidelineRow {
  readonly what:
    | 'cards'
    | 'cards_with_media'
    | 'bins'
    | 'columns'
    | 'rows'
    | 'text'
    | 'image'
    | 'mix'
    | 'media'
    | 'bin'
    | 'stem'
    | 'hint'
    | 'unit'
    | 'cell'
    | 'statement'
    | 'answer'
    | 'words'
    | 'letters'
    | 'clue'
    | 'sound';
  readonly count?: Count;
  /** How many pairs the most cards make, where cards come in pairs. */
  readonly pairs?: number;
  /** For so many cards, where the length depends on their number; `to` is missing in "and more". */
  readonly forCards?: { readonly from: number; readonly to?: number };
  readonly chars?: string;
  /** How long a sound may be. */
  readonly minutes?: number;
  readonly size?: Size;
}

/** The limits of a template in a language, line by line (G-297, G-301, G-302). */
export function guidelineRows(template: LimitRow, language: Language): GuidelineRow[] {
  const own = templateLimits[template];
  return [
    paired(template, counted('cards', cardCount(template, language, []))),
    paired(template, counted('cards_with_media', own.cards?.countWithMedia)),
    counted('bins', own.bins?.count),
    counted('columns', own.columns),
    counted('rows', own.rows),
    ...textRows(template, language),
    sized('image', undefined, own.cards?.image && inLanguage(own.cards.image, language)),
    own.cards?.mix &&
      sized('mix', inLanguage(own.cards.mix.chars, language), inLanguage(own.cards.mix.image, language)),
    sized('media', own.cards?.media, undefined),
    sized('bin', own.bins?.label, own.bins?.image),
    sized('stem', own.stem?.chars, own.stem?.image),
    sized('hint', own.hint?.chars, own.hint?.image),
    own.unit && { what: 'unit' as const, chars: String(own.unit.max) },
    sized('cell', own.cell, undefined),
    sized('statement', own.statement, undefined),
    sized('answer', own.answer, undefined),
    counted('letters', own.letters),
  ].filter((row) => row !== undefined);
}

function counted(what: GuidelineRow['what'], count: Count | undefined): GuidelineRow | undefined {
  return count && { what, count };
}

function paired(template: LimitRow, row: GuidelineRow | undefined): GuidelineRow | undefined {
  return row?.count && isTemplate(template) && templates[template].inPairs
    ? { ...row, pairs: row.count.max / 2 }
    : row;
}

function isTemplate(row: LimitRow): row is TemplateType {
  return Object.hasOwn(templates, row);
}

function sized(
  what: GuidelineRow['what'],
  chars: Chars | undefined,
  size: Size | undefined,
): GuidelineRow | undefined {
  if (!chars && !size) return undefined;
  return { what, ...(chars && { chars: charsText(chars) }), ...(size && { size }) };
}

function textRows(template: LimitRow, language: Language): GuidelineRow[] {
  const most = cardCount(template, language, [])?.max ?? 0;
  const groups = templateLimits[template].cards?.text ?? [];
  return groups.map(({ upToCards, chars }, at) => {
    const from = (groups[at - 1]?.upToCards ?? 0) + 1;
    const row: GuidelineRow = { what: 'text', chars: charsText(inLanguage(chars, language)) };
    return groups.length === 1 ? row : { ...row, forCards: { from, to: Math.min(upToCards, most) } };
  });
}
