import { lessonPlanModel, setPremium, type LessonPlanDoc } from '@takhti/content-types/files';
import { modelOf } from '@takhti/content-types';
import { Problem } from '@takhti/contract';
import { mayRead, type Finding, type GatheredItem } from '@takhti/domain';
import type { DocumentOwner } from '../../../features/containers/index.ts';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import {
  listLeadingTo,
  listReferencesOf,
  listReferred,
  lockReferences,
  type Referred,
} from './references.queries.ts';

type Reference = ReturnType<typeof lessonPlanModel.referencesOf>[number];

/**
 * A lesson plan that somebody sent: what is new in it is content that they may see, it does not hold itself, and its items are
 * called what they are called now. What it held before stays, whatever happened to that since: nothing is lost by a save.
 * @throws Problem container.invalid_document with `fields`
 */
export async function keepPlan(
  tx: Tx,
  session: Session,
  sent: object,
  { container_id, content_id }: DocumentOwner,
): Promise<LessonPlanDoc> {
  const { institution_id } = session;
  const doc = withoutPremium(session, lessonPlanModel.open(sent));
  const references = lessonPlanModel.referencesOf(doc);
  const ids = [...new Set(references.map((each) => each.content_id))];
  const byId = new Map((await listReferred(tx, institution_id, ids)).map((each) => [each.content_id, each]));
  const kept = new Set(container_id ? await listReferencesOf(tx, institution_id, container_id) : []);
  const fields = [
    ...unseen(session, references, byId, kept),
    ...(content_id ? await circles(tx, institution_id, references, byId, content_id) : []),
  ];
  if (fields.length > 0) throw new Problem('container.invalid_document', { fields });
  return named(doc, byId);
}

// Premium lessons are an institution's to have (C-799).
function withoutPremium({ specs }: Session, doc: LessonPlanDoc): LessonPlanDoc {
  if (specs.is_premium_lessons === 1) return doc;
  const topics = doc.topics.reduce<LessonPlanDoc['topics']>(
    (all, _topic, topic) => setPremium(all, { topic, lesson: null }, 0),
    doc.topics,
  );
  return { ...doc, topics };
}

function unseen(
  session: Session,
  references: readonly Reference[],
  byId: ReadonlyMap<string, Referred>,
  kept: ReadonlySet<string>,
): Finding[] {
  return references.flatMap(({ content_id, path }): Finding[] => {
    const referred = byId.get(content_id);
    const isSeen = kept.has(content_id) || (referred !== undefined && mayRead(session, referred));
    return isSeen ? [] : [{ path, severity: 'error', message: 'gathering.not_found' }];
  });
}

async function circles(
  tx: Tx,
  institution_id: number,
  references: readonly Reference[],
  byId: ReadonlyMap<string, Referred>,
  own: string,
): Promise<Finding[]> {
  const referring = references.filter(({ content_id }) => {
    const content_type = byId.get(content_id)?.content_type;
    return content_type !== undefined && modelOf(content_type)?.refers === true;
  });
  if (referring.length === 0) return [];
  await lockReferences(tx, institution_id);
  const ids = [...new Set(referring.map(({ content_id }) => content_id))];
  const leading = new Set([own, ...(await listLeadingTo(tx, institution_id, ids, own))]);
  return referring
    .filter(({ content_id }) => leading.has(content_id))
    .map(({ path }) => ({ path, severity: 'error', message: 'gathering.in_itself' }));
}

function named(doc: LessonPlanDoc, byId: ReadonlyMap<string, Referred>): LessonPlanDoc {
  const nameOf = (item: GatheredItem): GatheredItem => {
    const referred = byId.get(item.content_id);
    return referred ? { ...item, content_type: referred.content_type, title: referred.title } : item;
  };
  return {
    ...doc,
    topics: doc.topics.map((topic) => ({
      ...topic,
      lessons: topic.lessons.map((lesson) => ({ ...lesson, items: lesson.items.map(nameOf) })),
    })),
  };
}
