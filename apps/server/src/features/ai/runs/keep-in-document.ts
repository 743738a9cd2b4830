import type { Generating } from '@takhti/content-types/generating';
import { Problem } from '@takhti/contract';
import { hasErrors } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Caller } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { newId } from '../../../platform/ids.ts';
import { keepByType } from '../../../types/registry.ts';
import { loadContainer, saveContainer } from '../../containers/index.ts';
import { noteKept } from './note-kept.ts';
import type { StoredProposal } from './proposals.queries.ts';
import type { Target } from './target.ts';

/**
 * Takes proposals into the document of a container, at its end, each under a name by which its maker is noted. All of them or none.
 * @throws Problem questions.invalid, ai.no_room, and those of `saveContainer`
 */
export async function keepInDocument(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  session: Caller,
  { container }: Pick<Target, 'container'>,
  generating: Generating,
  proposals: readonly StoredProposal[],
): Promise<string[]> {
  const { container_id, language, title, version } = container;
  const wrong = proposals.flatMap(({ body, request }) => generating.findings(body, request.language));
  if (hasErrors(wrong)) throw new Problem('questions.invalid', { findings: wrong });
  const kept = proposals.map((proposal) => ({ proposal, part_id: newId() }));
  const bodies = kept.map(({ part_id, proposal: { body } }) => ({ part_id, body }));
  const doc = generating.add(container.json_data, bodies, language);
  if (!doc) throw new Problem('ai.no_room');
  const edit = {
    container_id,
    // The title of a person stays, no matter what the model proposes.
    title: title.trim() === '' ? (generating.titleOf?.(bodies) ?? title) : title,
    version,
    json_data: JSON.stringify(doc),
  };
  const all = (textOf: (proposal: StoredProposal) => string) =>
    [...new Set(proposals.map(textOf))].join(', ');
  await saveContainer(tx, session, edit, keepByType, {
    made_by_model: all(({ model }) => model),
    made_from: all(({ request }) => request.material.from),
    made_on: all(({ started_on }) => started_on),
  });
  const saved = await loadContainer(tx, session, container_id);
  const parts = generating.parts(saved.json_data);
  const noted = kept.map(({ part_id, proposal }) => {
    return { proposal, part_id, version: saved.version, kept_as: parts.get(part_id) ?? '' };
  });
  await noteKept(tx, session, container, noted, clock.now());
  return kept.map(({ part_id }) => part_id);
}
