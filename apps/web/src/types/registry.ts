import { IconBook2, IconForms, IconLadder, IconListCheck, IconRipple } from '@tabler/icons-react';
import type { AuthoredType } from '@takhti/content-types';
import { questionKindNames, type ContentType, type QuestionKind } from '@takhti/domain';
import { assessment } from './assessments/index.ts';
import { bankOf, gameBankOf } from './banks/index.ts';
import { filesTypes } from './files/index.ts';
import { crossword } from './rounds/crosswords/index.ts';
import { roundsTypes } from './rounds/index.ts';
import type { WebType } from './web-type.ts';

/** The studio's row of every content type; features know a type only by its row. */
export const webTypes = {
  mcq: { ...bankOf('mcq', IconListCheck, ['mcq']), isGeneratedMost: true },
  fill_in_the_blank: {
    ...bankOf('fill_in_the_blank', IconForms, ['fill_in_the_blank']),
    isGeneratedMost: true,
  },
  article: {
    ...bankOf('article', IconBook2, questionKindNames),
    isGeneratedMost: true,
    firstField: 'article_text',
    beginsAtQuestion: false,
    fieldNames: ['questions:article.fields'],
    richFields: ['article_text'],
  },
  assessment,
  ...roundsTypes,
  jungle_gym_classic: gameBankOf('jungle_gym_classic', IconLadder),
  timor_the_turtle: gameBankOf('timor_the_turtle', IconRipple),
  crossword,
  ...filesTypes,
} as const satisfies Record<AuthoredType, WebType>;

/** The types that hold questions of one kind, each with that kind; the only way to those that Create does not offer (C-470). */
export const typesOfOneKind: readonly (readonly [string, QuestionKind])[] = Object.entries<WebType>(
  webTypes,
).flatMap(([type, { questions }]) => {
  const [kind, ...others] = questions ?? [];
  // A game asks such questions too; it is no bank of them.
  return kind !== type || others.length > 0 ? [] : [[type, kind] as const];
});

/** The types of whose questions games can be made. */
export function typesWithMaterial(): ContentType[] {
  return typesWhere(({ isMaterial }) => isMaterial === true);
}

/** The types that content is generated for most. */
export function typesGeneratedMost(): ContentType[] {
  return typesWhere(({ isGeneratedMost }) => isGeneratedMost === true);
}

function typesWhere(isMeant: (row: WebType) => boolean): ContentType[] {
  const rows = Object.entries<WebType>(webTypes) as [AuthoredType, WebType][];
  return rows.filter(([, row]) => isMeant(row)).map(([type]) => type);
}

/** The row of a type; undefined for content that this studio can neither open nor make. */
export function webTypeOf(content_type: ContentType): WebType | undefined {
  const rows: Partial<Record<ContentType, WebType>> = webTypes;
  return rows[content_type];
}
