import { modelOf } from '@takhti/content-types';
import { Problem } from '@takhti/contract';
import { AiBotSettings, type Language } from '@takhti/domain';
import type { Session } from '../../../../http/session.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { loadContainerOf } from '../../../containers/index.ts';
import { selectLaunchedPublication } from '../../../publications/index.ts';

/** A bot as somebody talks with it. */
export interface Bot {
  readonly institution_id: number;
  readonly content_id: string;
  readonly title: string;
  readonly language: Language;
  readonly grade: string;
  readonly doc: AiBotSettings;
}

interface Asked {
  readonly institution_id: number;
  readonly content_id: string;
  readonly gathering_id?: string | undefined;
}

/**
 * What is published of a bot.
 * @throws Problem players.not_found, also for content of another type
 */
export async function publishedBot(
  tx: Tx,
  { institution_id, content_id, gathering_id }: Asked,
): Promise<Bot> {
  const publication = await selectLaunchedPublication(tx, institution_id, content_id, gathering_id);
  if (publication?.content_type !== 'ai_bot') throw new Problem('players.not_found');
  const { title, language, grade, json_data } = publication;
  const doc = AiBotSettings.parse(modelOf('ai_bot')?.openKept(json_data));
  return { institution_id, content_id, title, language, grade, doc };
}

/**
 * A bot as it was saved last.
 * @throws Problem container.not_found, also for content of another type; container.invalid_document
 */
export async function savedBot(tx: Tx, session: Session, container_id: string): Promise<Bot> {
  const container = await loadContainerOf(tx, session, 'ai_bot', container_id);
  const { institution_id, content_id, title, language, grade, json_data } = container;
  const doc = AiBotSettings.parse(modelOf('ai_bot')?.open(json_data));
  return { institution_id, content_id, title, language, grade, doc };
}
