import type { Finding, GatheredItem, ReferenceState } from '@takhti/domain';
import type { Facts, Stage } from '../define.ts';
import { error, warning, type MessageKey } from '../messages.ts';

/** Other content that a document refers to, and where. */
export interface PlacedItem {
  readonly item: GatheredItem;
  readonly path: Finding['path'];
}

// Null where nothing is wrong. What the newest version of it does not matter for submitting: learners get the one that is pinned then.
const wrong = {
  published: null,
  changed: null,
  unpublished: 'gathering.unpublished',
  withdrawn: 'gathering.withdrawn',
  deleted: 'gathering.deleted',
  closed: 'gathering.closed',
  not_found: 'gathering.not_found',
} as const satisfies Record<ReferenceState, MessageKey | null>;

/**
 * What is wrong with the content that a document refers to (ADR 0027). What is not published yet hinders publishing alone: it may
 * be on its way through the review at the same time. What was lost hinders submitting, and never saving.
 */
export function referenceFindings(
  items: readonly PlacedItem[],
  stage: Stage,
  { references }: Facts,
): Finding[] {
  if (!references) return [];
  return items.flatMap(({ item, path }) => {
    const state = references.get(item.content_id) ?? 'not_found';
    const message = wrong[state];
    if (message === null) return [];
    const isError = stage === 'submit' && state !== 'unpublished';
    return [(isError ? error : warning)(path, message, { title: item.title })];
  });
}
