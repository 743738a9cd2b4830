import { z } from 'zod';
import type { Services } from '../../../../http/services.ts';
import type { Answer } from '../../../../platform/outgoing/index.ts';
import { readAnswer, type Outcome } from '../../systems/read-answer.ts';
import { scoreMaximum } from '../deep-link/content-items.ts';
import { selectOptionalPlatform } from '../platforms/platforms.queries.ts';
import type { AccessTokens } from './access-token.ts';
import { KeptScores } from './enqueue-score.ts';

const ags = 'https://purl.imsglobal.org/spec/lti-ags/scope';
const mediaTypes = {
  score: 'application/vnd.ims.lis.v1.score+json',
  lineitem: 'application/vnd.ims.lis.v2.lineitem+json',
  lineitems: 'application/vnd.ims.lis.v2.lineitemcontainer+json',
} as const;

const Waiting = z.object({
  platform_id: z.string(),
  content_id: z.string(),
  title: z.string(),
  scores: KeptScores,
  score: z.looseObject({ timestamp: z.string() }),
});
type Waiting = z.infer<typeof Waiting>;

const LineItem = z.looseObject({ id: z.string().min(1) });
const LineItems = z.array(LineItem);

interface Sender {
  readonly base: Pick<Services, 'db' | 'outgoing'>;
  readonly tokens: AccessTokens;
}

/** Sends a score that waits to its platform, which opens a column for it where there is none yet (AGS 2.0). */
export async function sendScore(
  { base, tokens }: Sender,
  institution_id: number,
  payload: unknown,
): Promise<Outcome> {
  const waiting = Waiting.parse(payload);
  const { platform_id, scores } = waiting;
  const platform = await base.db.readOne((tx) => selectOptionalPlatform(tx, { institution_id, platform_id }));
  if (!platform) return { kind: 'refused', fault: 'not_connected', text: '' };
  const scopes = scores.scope.filter((scope) => scope.startsWith(`${ags}/`)).toSorted();
  for (const isLast of [false, true]) {
    const token = await tokens.of(platform, scopes);
    if (typeof token !== 'string') return token;
    const outcome = await send(base, waiting, { authorization: `Bearer ${token}` });
    const isStale = outcome.kind === 'refused' && outcome.fault === 'unauthorized';
    if (!isStale) return outcome;
    tokens.drop(platform, scopes);
    if (isLast) return outcome;
  }
  throw new Error('unreachable');
}

async function send(
  { outgoing }: Sender['base'],
  waiting: Waiting,
  headers: Record<string, string>,
): Promise<Outcome> {
  const lineitem = await lineItemOf(outgoing, waiting, headers);
  if (typeof lineitem !== 'string') return lineitem;
  const answer = await outgoing.post({
    address: scoresOf(lineitem),
    headers,
    media_type: mediaTypes.score,
    body: waiting.score,
  });
  // It has this one or a later one: what was sent before an answer was lost.
  if (answer.kind === 'answered' && answer.status === 409) return { kind: 'taken', data: null };
  return readAnswer(answer);
}

async function lineItemOf(
  outgoing: Services['outgoing'],
  { content_id, title, scores }: Waiting,
  headers: Record<string, string>,
): Promise<string | Outcome> {
  if (scores.lineitem !== undefined) return scores.lineitem;
  const { lineitems = '', resource_link_id } = scores;
  if (!URL.canParse(lineitems)) return { kind: 'refused', fault: 'wrong_address', text: '' };
  const wanted = new URL(lineitems);
  wanted.searchParams.set('resource_id', content_id);
  if (resource_link_id !== '') wanted.searchParams.set('resource_link_id', resource_link_id);
  const listed = await outgoing.get({ address: wanted.href, headers, media_type: mediaTypes.lineitems });
  const found = itemsIn(listed);
  if (!Array.isArray(found)) return found;
  const [first] = found;
  if (first) return first.id;
  const made = readAnswer(
    await outgoing.post({
      address: lineitems,
      headers,
      media_type: mediaTypes.lineitem,
      body: {
        scoreMaximum,
        label: title,
        resourceId: content_id,
        ...(resource_link_id === '' ? {} : { resourceLinkId: resource_link_id }),
        tag: 'takhti',
      },
    }),
  );
  if (made.kind === 'refused') return made;
  return LineItem.safeParse(made.data).data?.id ?? { kind: 'refused', fault: 'wrong_address', text: '' };
}

function itemsIn(answer: Answer): z.infer<typeof LineItems> | Outcome {
  const outcome = readAnswer(answer);
  if (outcome.kind === 'refused') return outcome;
  return LineItems.safeParse(outcome.data).data ?? { kind: 'refused', fault: 'wrong_address', text: '' };
}

/** The address for scores of a line item; the path is added before its query. */
export function scoresOf(lineitem: string): string {
  if (!URL.canParse(lineitem)) return '';
  const url = new URL(lineitem);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/scores`;
  return url.href;
}
