import { lessonPlanModel } from '@takhti/content-types/files';
import { Problem } from '@takhti/contract';
import { hasErrors, type Finding } from '@takhti/domain';
import type { LoadedContainer } from '../../../features/containers/index.ts';
import { listCurrentPublications } from '../../../features/publications/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { defineServerType, type Content, type ServerType } from '../../server-type.ts';
import { keepPlan } from './keep-plan.ts';
import { standingsOf } from './states.ts';

/** Lesson plans: all that they hold is other content, and publishing pins which version of it learners get (ADR 0027). */
export const lessonPlanType: ServerType = defineServerType({
  facts: factsOf,
  documentToKeep: keepPlan,
  publish,
  preview: async (_tx, _session, { json_data }) => ({ doc: lessonPlanModel.open(json_data), questions: [] }),
  use: { how: 'opened', show: (stored) => lessonPlanModel.show(stored) },
});

async function factsOf(tx: Tx, container: LoadedContainer) {
  const ids = lessonPlanModel.referencesOf(container.json_data).map(({ content_id }) => content_id);
  const standings = await standingsOf(tx, container, ids);
  const references = new Map([...standings].map(([id, { state }]) => [id, state]));
  return { total_questions: 0, references };
}

async function publish(tx: Tx, container: LoadedContainer): Promise<Content> {
  const { institution_id, json_data } = container;
  const doc = lessonPlanModel.open(json_data);
  const references = lessonPlanModel.referencesOf(doc);
  const ids = [...new Set(references.map(({ content_id }) => content_id))];
  const pins = await listCurrentPublications(tx, institution_id, ids);
  const pinned = new Set(pins.map(({ content_id }) => content_id));
  const items = doc.topics.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.items));
  const titles = new Map(items.map(({ content_id, title }) => [content_id, title]));
  const findings = [
    ...lessonPlanModel.check(doc, 'submit', await factsOf(tx, container)).filter(isError),
    ...references
      .filter(({ content_id }) => !pinned.has(content_id))
      .map(({ path, content_id }): Finding => {
        const values = { title: titles.get(content_id) ?? '' };
        return { path, severity: 'error', message: 'gathering.unpublished', values };
      }),
  ];
  if (hasErrors(findings)) throw new Problem('container.has_errors', { findings });
  return { doc, questions: [], pins };
}

function isError({ severity }: Finding): boolean {
  return severity === 'error';
}
