import { IconForms, IconListCheck } from '@tabler/icons-react';
import type { AvailableType } from '@takhti/content-types';
import type { ContentType, QuestionKind } from '@takhti/domain';
import { assessment } from './assessments/index.ts';
import { bankOf } from './banks/index.ts';
import { filesTypes } from './files/index.ts';
import { roundsTypes } from './rounds/index.ts';
import type { WebType } from './web-type.ts';

/** What the studio has of every content type that can be made; the features know a type by its row alone. */
export const webTypes = {
  mcq: bankOf('mcq', IconListCheck),
  fill_in_the_blank: bankOf('fill_in_the_blank', IconForms),
  assessment,
  ...roundsTypes,
  ...filesTypes,
} as const satisfies Record<AvailableType, WebType>;

/** The types that hold questions, each with the kind of them; the only way to those that Create does not offer (C-470). */
export const typesWithQuestions: readonly (readonly [string, QuestionKind])[] = Object.entries<WebType>(
  webTypes,
).flatMap(([type, { questions }]) => (questions === undefined ? [] : [[type, questions] as const]));

/** The row of a type; undefined for content that this studio can neither open nor make. */
export function webTypeOf(content_type: ContentType): WebType | undefined {
  const rows: Partial<Record<ContentType, WebType>> = webTypes;
  return rows[content_type];
}
