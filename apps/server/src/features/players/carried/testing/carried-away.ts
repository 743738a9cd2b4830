import { gzipSync } from 'node:zlib';
import { downloadCarriedGame, uploadFile } from '@takhti/contract';
import { CarriedGame, handInPrefixes, type HandIn } from '@takhti/domain';
import { strFromU8, unzipSync, type Unzipped } from 'fflate';
import { expect } from 'vitest';
import { gameDoc, playedState, type TestApp, type TestPerson } from '../../../../testing/index.ts';
import { publishNow } from '../../../../testing/published-content.ts';
import { onePixel } from '../../../../testing/things.ts';

/** A published game with a picture. */
export async function publishGame(
  app: TestApp,
  author: TestPerson,
  title = 'Sums </script> & more',
  file_name = 'a.png',
) {
  const { container_id: other } = await app.make.container({ author });
  const { file_path } = await app
    .as(author)
    .ok(uploadFile, { container_id: other }, { file_name, body: onePixel });
  const doc = gameDoc();
  const [first, ...rest] = doc.questionData;
  const json_data = {
    ...doc,
    questionData: [{ ...first!, qContent: { image: file_path, imageAlt: 'a square', audio: '' } }, ...rest],
  };
  const made = await app.make.container({ author, content_type: 'rumble_in_the_jumble', title, json_data });
  await publishNow(app, author, made.container_id);
  return made;
}

/** What its author carries away, unpacked. */
export async function carryAway(
  app: TestApp,
  author: TestPerson,
  content_id: string,
): Promise<{ files: Unzipped; game: CarriedGame; name: string }> {
  const response = await app.post(downloadCarriedGame.path, { content_id }, author.session_id);
  expect(response.headers['content-type']).toBe('application/zip');
  const files = unzipSync(response.rawPayload);
  const script = strFromU8(files['game.js'] ?? new Uint8Array());
  const json = script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1);
  return {
    files,
    game: CarriedGame.parse(JSON.parse(json)),
    name: String(response.headers['content-disposition']),
  };
}

/** So many rounds of one of its boards, played by somebody without a network. */
export function played(game: CarriedGame, at: number, rounds: number): HandIn {
  const { institution_id, content_id, publication_id, boards } = game;
  const { seed, play } = boards[at]!;
  return {
    institution_id,
    content_id,
    publication_id,
    attempt_id: crypto.randomUUID(),
    attempt_token: 'a'.repeat(48),
    seed,
    user_id: 'Zarghuna',
    started_on: '2019-01-01T00:00:00.000Z',
    state: playedState(play, rounds, 20),
  };
}
/** The long code of what was sent, no matter what that is. */
export const codeOf = (sent: object): string =>
  handInPrefixes.long + gzipSync(Buffer.from(JSON.stringify(sent))).toString('base64url');
