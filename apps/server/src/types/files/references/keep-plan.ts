import { lessonPlanModel, setPremium, type LessonPlanDoc } from '@takhti/content-types/files';
import type { GatheredItem } from '@takhti/domain';
import type { DocumentOwner } from '../../../features/containers/index.ts';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { lookAtReferences } from './keep-references-in.ts';
import type { Referred } from './references.queries.ts';

/**
 * The document of a sent lesson plan: it refers to what it may, and its items are called what they are called now.
 * @throws Problem container.invalid_document with `fields`
 */
export async function keepPlan(
  tx: Tx,
  session: Session,
  sent: object,
  owner: DocumentOwner,
): Promise<LessonPlanDoc> {
  const doc = withoutPremium(session, lessonPlanModel.open(sent));
  return named(doc, await lookAtReferences(tx, session, lessonPlanModel.referencesOf(doc), owner));
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
