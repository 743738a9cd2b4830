import type { ContentKey } from '../../attempt/content-key.ts';
import { loadLanguage } from '../../i18n/loaded.ts';
import { filesIn } from '../../kept-copy/files-in.ts';
import { keptAnswer, keptPage } from '../../kept-copy/store.ts';
import { postToWorker } from '../../kept-copy/post-to-worker.ts';
import { loadFonts } from '../../styles/fonts.ts';
import { allThere, type Fetched } from '../../ui/lazy-part.tsx';
import { askedFor, genericPath, openGeneric } from './generic-calls.ts';

/** Keeps content that was not opened yet and is small, with what shows it. */
export async function keepOpenedAhead(
  { content_id, institution_id, gathering_id }: ContentKey,
  viewer: Fetched,
): Promise<boolean> {
  const asked = askedFor(content_id, institution_id, gathering_id);
  const answer = await openGeneric(asked);
  if (answer.kind !== 'ok') return false;
  const { language } = answer.data;
  await Promise.all([loadLanguage(language), loadFonts(language)]);
  if (!(await allThere([viewer]))) return false;
  return postToWorker({
    parts: filesIn(answer.data),
    opened: { path: genericPath, asked, data: answer.data },
    is_ahead: true,
  });
}

export async function isOpenedKept({
  content_id,
  institution_id,
  gathering_id,
}: ContentKey): Promise<boolean> {
  if (!(await keptPage())) return false;
  return (
    (await keptAnswer(genericPath, JSON.stringify(askedFor(content_id, institution_id, gathering_id)))) !==
    undefined
  );
}
