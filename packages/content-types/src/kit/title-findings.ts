import type { Finding } from '@takhti/domain';
import { error } from '../messages.ts';

/** Puts what is wrong with the title, which every type has, before what a type found in its document. */
export function withTitleFindings({ title }: { readonly title: string }, found: Finding[]): Finding[] {
  if (title.trim() !== '') return found;
  return [error(['title'], 'document.title_required'), ...found];
}
