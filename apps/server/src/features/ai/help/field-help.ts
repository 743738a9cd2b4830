import { helpFindings, readBody } from '@takhti/content-types/question-kinds/generated';
import { readingYear } from '@takhti/content-types/reading';
import {
  Problem,
  type askForHelp as askCall,
  type HelpWords,
  type ReplyOf,
  type RequestOf,
  type takeHelp as takeCall,
} from '@takhti/contract';
import { foldText, type AiFault, type GenerationRequest, type FieldHelp } from '@takhti/domain';
import { z } from 'zod';
import type { Services } from '../../../http/services.ts';
import type { Caller, Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { loadEditableContainer, recordHistory } from '../../containers/index.ts';
import { noteHelp } from '../../provenance/index.ts';
import {
  fingerprintOf,
  listFingerprints,
  listQuestionsByIds,
  loadEditableBank,
} from '../../questions/index.ts';
import { askModel } from '../provider/ask-model.ts';
import { ServiceFault } from '../provider/service-fault.ts';
import { beginRun, type BegunRun } from '../runs/begin-run.ts';
import { endRun, selectOptionalRun } from '../runs/runs.queries.ts';
import { helpCounts, helpPrompt, isOfEachWrong } from './help-prompt.ts';
import { readPicture } from './help-picture.ts';

type Base = Pick<Services, 'db' | 'clock' | 'vault' | 'ai' | 'outgoing' | 'background' | 'storage' | 'files'>;

const Named = z.object({ option: z.string() });
const Numbered = z.object({ number: z.int() });

/** How long the caller waits. */
const most_ms = 60_000;

/**
 * Asks for words for one field of a question, and waits for them. What comes is data: plain words, no matter what a model wrote.
 * @throws Problem as `loadEditableContainer`, `readPicture` and `beginRun`, ai.failed with the `fault`
 */
export async function askForHelp(
  services: Base,
  session: Session,
  input: RequestOf<typeof askCall>,
): Promise<ReplyOf<typeof askCall>> {
  const { about, help } = input;
  const texts = help === 'translate' ? input.texts : [];
  const language = help === 'translate' ? (input.to_language ?? about.language) : about.language;
  const request: GenerationRequest = {
    // A question of a picture alone has no words.
    material: { from: 'text', text: about.question || '-' },
    audience: '-',
    count: 1,
    difficulty: 1,
    taxonomy: '',
    language,
    templates: [],
  };
  const picture = help === 'picture' ? await readPicture(services, session, input.picture) : null;
  const { begun, judge } = await services.db.inTransaction(async (tx) => {
    const container = await loadEditableContainer(tx, session, input.container_id);
    const known = new Set(await listFingerprints(tx, container));
    const year = readingYear('', container.grade);
    const ask = (fence: string) => helpPrompt(help, about, language, fence, { picture, texts });
    const { container_id } = container;
    return {
      begun: await beginRun(tx, services, session, { container_id, kind: 'help', request, ask }),
      judge: ({ text, option }: Words) =>
        helpFindings(about, { help, text, language, isOfQuestion: option === null }, year, (canonicalText) =>
          known.has(fingerprintOf(canonicalText)),
        ),
    };
  });
  const { words, fault } = await askForWords(services, begun, help, {
    wrong: about.wrong,
    texts: [about.question, ...texts],
  });
  const isGood = fault === null && words.length > 0;
  await services.db.inTransaction((tx) =>
    endRun(tx, begun.run, {
      status: isGood ? 'done' : 'failed',
      fault: isGood ? null : (fault ?? 'nonsense'),
      is_charged: isGood ? 1 : 0,
      ended_on: services.clock.now(),
    }),
  );
  if (!isGood) throw new Problem('ai.failed', { fault: fault ?? 'nonsense' });
  const judged = words.map((each) => ({ ...each, findings: judge(each) }));
  return { run_id: begun.run.run_id, words: judged };
}

type Words = Omit<HelpWords, 'findings'>;

async function askForWords(
  { background }: Pick<Base, 'background'>,
  { provider, question }: BegunRun,
  help: FieldHelp,
  { wrong, texts }: { readonly wrong: readonly string[]; readonly texts: readonly string[] },
): Promise<{ words: Words[]; fault: AiFault | null }> {
  const signal = AbortSignal.any([background.stopping, AbortSignal.timeout(most_ms)]);
  const words: Words[] = [];
  const isNumbered = texts.length > 1;
  const most = isNumbered ? texts.length : helpCounts[help];
  const read = isOfEachWrong(help, wrong)
    ? (element: unknown) => onOption(element, wrong)
    : isNumbered
      ? (element: unknown) => onText(element, texts)
      : onWhole;
  try {
    for await (const element of askModel(provider, question, signal)) {
      const parsed = read(element);
      if (parsed && words.length < most && !words.some((each) => isSame(each, parsed, isNumbered)))
        words.push(parsed);
    }
    return { words, fault: null };
  } catch (error) {
    if (error instanceof ServiceFault) return { words, fault: error.fault };
    // It is ours, and logged as such.
    await background.attempt('help with a field', () => Promise.reject(error));
    return { words, fault: 'failing' };
  }
}

// A text has one translation.
function isSame(one: Words, other: Words, isNumbered: boolean): boolean {
  return one.option === other.option && (isNumbered || one.text === other.text);
}

function textOf(element: unknown): string {
  return readBody('sorting', element)?.text ?? '';
}

function onWhole(element: unknown): Words | null {
  const text = textOf(element);
  return text === '' ? null : { option: null, text };
}

/** Words on a wrong option; null for what is about none of them. */
function onOption(element: unknown, wrong: readonly string[]): Words | null {
  const text = textOf(element);
  const { data } = Named.safeParse(element);
  const named = foldText(data?.option ?? '');
  const option = wrong.find((each) => foldText(each) === named);
  return option === undefined || text === '' ? null : { option, text };
}

/** Words on one of several texts, the first of which is the question; null for what is about none of them. */
function onText(element: unknown, texts: readonly string[]): Words | null {
  const text = textOf(element);
  const { data } = Numbered.safeParse(element);
  const at = (data?.number ?? 0) - 1;
  const translated = texts[at];
  return translated === undefined || text === '' ? null : { option: at === 0 ? null : translated, text };
}

/**
 * Notes that words of a model come into a question: who reviews it sees so, and it has to be read before it is submitted.
 * @throws Problem as `loadEditableBank`, questions.not_found, ai.run_not_found for what was not asked for this container
 */
export async function takeHelp(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  session: Caller,
  { container_id, content_id, run_id }: RequestOf<typeof takeCall>,
): Promise<void> {
  const bank = await loadEditableBank(tx, session, container_id);
  const [question] = await listQuestionsByIds(tx, bank.institution_id, [content_id]);
  if (question?.container_id !== container_id) throw new Problem('questions.not_found');
  const run = await selectOptionalRun(tx, session, run_id);
  if (run?.kind !== 'help' || run.container_id !== container_id) throw new Problem('ai.run_not_found');
  const { model, prompt, started_on } = run;
  await recordHistory(tx, session, 'question.help', bank, {
    content_id,
    made_by_model: model,
    made_from: run.request.material.from,
    made_on: started_on,
  });
  await noteHelp(tx, {
    institution_id: session.institution_id,
    container_id,
    part_id: content_id,
    proposal_id: run_id,
    model,
    prompt,
    source: JSON.stringify(run.request.material),
    made_on: started_on,
    kept_by_user_id: session.user_id,
    kept_on: clock.now(),
    // A person wrote it, and takes words over.
    kept_version: question.version - 1,
    looked_by_user_id: null,
    // Help in another language changes a language version, and not the original.
    versions: run.request.language === question.language ? '' : run.request.language,
  });
}
