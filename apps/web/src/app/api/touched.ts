import { isOfContainer, type Topic } from '@takhti/contract';

/** Outdated topics, each of one container if that is known. */
export interface Touch {
  readonly topics: readonly Topic[];
  readonly container_id: string | null;
}

/** A cached reply, as the query client keeps it. */
export interface CachedReply {
  /** The path of its call, and what was asked. */
  readonly queryKey: readonly unknown[];
  readonly meta?: { readonly shows: readonly Topic[] } | undefined;
  readonly state: { readonly data: unknown };
}

/** Whether a cached reply may be old. */
export function isTouched(reply: CachedReply, { topics, container_id }: Touch): boolean {
  const shared = (reply.meta?.shows ?? []).filter((topic) => topics.includes(topic));
  if (container_id === null || !shared.every(isOfContainer)) return shared.length > 0;
  return shared.length > 0 && containerOf(reply) === container_id;
}

/**
 * The container that a cached reply is of, by what was asked for or, as with a question, by what was answered; null for
 * lists and the like.
 */
export function containerOf({ queryKey: [, input], state }: CachedReply): string | null {
  return containerIdIn(input) ?? containerIdIn(state.data);
}

/** The container that a request or a reply names; null when it names none. */
export function containerIdIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('container_id' in value)) return null;
  return typeof value.container_id === 'string' ? value.container_id : null;
}
