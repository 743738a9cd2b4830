import { Problem } from '@takhti/contract';
import { copyTitle, whyNotDuplicate, type Flag, type OpenedContainer } from '@takhti/domain';
import type { Services } from '../../http/services.ts';
import type { Caller } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { serverTypeOf } from '../../types/registry.ts';
import {
  copyContainer,
  loadContainer,
  lockContainer,
  reopenContainer,
  type LoadedContainer,
} from '../containers/index.ts';
import { copyDocumentParts } from '../provenance/index.ts';

/**
 * A copy of readable content, published content or work of their own: content of its own, and a draft of theirs.
 * @throws Problem container.not_found, container.forbidden
 */
export async function duplicateContainer(
  tx: Tx,
  services: Pick<Services, 'clock'>,
  session: Caller,
  container_id: string,
): Promise<OpenedContainer> {
  // Nobody changes it while its parts are copied one after the other.
  await lockContainer(tx, session.institution_id, container_id);
  const source = await loadContainer(tx, session, container_id);
  const problem = whyNotDuplicate(session, source);
  if (problem) throw new Problem(problem);
  return duplicate(tx, services, session, source);
}

/** Makes the copy; that the person may is decided before. */
export async function duplicate(
  tx: Tx,
  services: Pick<Services, 'clock'>,
  session: Caller,
  source: LoadedContainer,
): Promise<OpenedContainer> {
  const title = copyTitle(source.title, source.language);
  return copyWhole(tx, services, session, source, { content_id: newId(), title, is_duplicate: 1 });
}

/** A draft of the person's own that begins as another container is, with its questions and what is known of their making. */
export async function copyWhole(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  session: Caller,
  source: LoadedContainer,
  copy: { readonly content_id: string; readonly title: string; readonly is_duplicate: Flag },
): Promise<OpenedContainer> {
  const container_id = newId();
  await copyContainer(tx, session, source, { ...copy, container_id });
  const { content_type } = source;
  const { questions } = serverTypeOf(content_type);
  await questions.copy(tx, clock, session, source, { ...copy, content_type, container_id });
  await copyDocumentParts(tx, source, container_id);
  return reopenContainer(tx, session, container_id);
}
