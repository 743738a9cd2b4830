import type { FilesDoc, FilesModel } from '@takhti/content-types/files';
import { Problem } from '@takhti/contract';
import type { Finding, GatheredItem } from '@takhti/domain';
import type { LoadedContainer } from '../../../features/containers/index.ts';
import { listCurrentPublications } from '../../../features/publications/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { defineServerType, type PublishedParts, type ServerType } from '../../server-type.ts';
import { standingsOf } from './states.ts';

interface Gathering<Doc extends FilesDoc> {
  readonly model: FilesModel<Doc>;
  /** The document to store of a sent one. */
  readonly keep: ServerType['documentToKeep'];
  /** The content that a document gathers, with what it is called. */
  readonly itemsOf: (doc: Doc) => readonly GatheredItem[];
}

/** A type that gathers other content, as lesson plans do: publishing pins which version of it learners get (ADR 0027). */
export function gatheringType<Doc extends FilesDoc>(gathering: Gathering<Doc>): ServerType {
  const { model, keep } = gathering;
  return defineServerType({
    facts: (tx, container) => factsOf(tx, model, container),
    documentToKeep: keep,
    publishFindings: async (tx, container) => (await pinsOf(tx, gathering, container)).missing,
    publish: (tx, container) => publish(tx, gathering, container),
    preview: async (_tx, _session, { json_data }) => ({ doc: model.open(json_data), questions: [] }),
    use: { how: 'opened', show: (stored) => model.show(stored) },
  });
}

async function factsOf<Doc extends FilesDoc>(tx: Tx, model: FilesModel<Doc>, container: LoadedContainer) {
  const ids = model.referencesOf(container.json_data).map(({ content_id }) => content_id);
  const standings = await standingsOf(tx, container, ids);
  const references = new Map([...standings].map(([id, { state }]) => [id, state]));
  return { total_questions: 0, references };
}

async function publish<Doc extends FilesDoc>(
  tx: Tx,
  gathering: Gathering<Doc>,
  container: LoadedContainer,
): Promise<PublishedParts> {
  const { pins, missing } = await pinsOf(tx, gathering, container);
  if (missing.length > 0) throw new Problem('container.has_errors', { findings: missing });
  return { doc: gathering.model.open(container.json_data), questions: [], pins };
}

/** The versions that publishing pins now, and where there is none. */
async function pinsOf<Doc extends FilesDoc>(
  tx: Tx,
  { model, itemsOf }: Gathering<Doc>,
  { institution_id, json_data }: LoadedContainer,
) {
  const doc = model.open(json_data);
  const references = model.referencesOf(doc);
  const ids = [...new Set(references.map(({ content_id }) => content_id))];
  const pins = await listCurrentPublications(tx, institution_id, ids);
  const pinned = new Set(pins.map(({ content_id }) => content_id));
  const titles = new Map(itemsOf(doc).map(({ content_id, title }) => [content_id, title]));
  const missing = references
    .filter(({ content_id }) => !pinned.has(content_id))
    .map(({ path, content_id }): Finding => {
      const values = { title: titles.get(content_id) ?? '' };
      return { path, severity: 'error', message: 'gathering.unpublished', values };
    });
  return { pins, missing };
}
