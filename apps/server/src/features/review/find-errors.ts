import { modelOf } from '@takhti/content-types';
import { isError, type Finding } from '@takhti/domain';
import type { Tx } from '../../platform/db/index.ts';
import { serverTypeOf } from '../../types/registry.ts';
import type { LoadedContainer } from '../containers/index.ts';
import { atQuestions } from './at-questions.ts';

/**
 * The errors and warnings of a container's document.
 * @param now left out where only errors count: a clock makes warnings alone
 */
export async function judgeDocument(tx: Tx, container: LoadedContainer, now?: Date): Promise<Finding[]> {
  const { content_type, json_data } = container;
  const model = modelOf(content_type);
  // An unreadable draft has no document to check.
  if (!model) return [];
  const facts = await serverTypeOf(content_type).facts(tx, container);
  return model.check(json_data, 'submit', { ...facts, ...(now && { now }) });
}

/** The errors of the questions that a container holds beside its document. */
export async function findQuestionErrors(tx: Tx, container: LoadedContainer): Promise<Finding[]> {
  if (!modelOf(container.content_type)) return [];
  const { questions } = serverTypeOf(container.content_type);
  return atQuestions(tx, container, await questions.findErrors(tx, container));
}

/** Errors that block submitting, approving and publishing. */
export async function findErrors(tx: Tx, container: LoadedContainer): Promise<Finding[]> {
  const judged = await judgeDocument(tx, container);
  return [...judged.filter(isError), ...(await findQuestionErrors(tx, container))];
}
