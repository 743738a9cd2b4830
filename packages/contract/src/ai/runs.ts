import { AiProposal, AiRun, GenerationRequest, aiLimits, generatedKinds, Id } from '@takhti/domain';
import { z } from 'zod';
import { call, injected } from '../call.ts';
import { editing } from '../content/editing.ts';

const beginning = ['ai.not_set_up', 'ai.no_credits', 'ai.already_running', 'ai.earlier_results'] as const;

const RunWithProposals = z.object({ run: AiRun.nullable(), proposals: z.array(AiProposal) });

export const readAiRun = call({
  path: 'ai/runs/read',
  summary: 'The newest generation for a container that one made oneself, with what came of it so far',
  can: 'ai.generate',
  shows: ['proposals'],
  request: () => z.object({ ...injected, container_id: Id }),
  reply: () => RunWithProposals,
  problems: ['container.not_found'],
});

export const startAiRun = call({
  path: 'ai/runs/start',
  summary:
    'Generate something for a container; it comes bit by bit, and nothing enters the content by itself',
  can: 'ai.generate',
  changes: ['proposals', 'credits'],
  request: () =>
    z.object({
      ...injected,
      container_id: Id,
      kind: z.enum(generatedKinds),
      request: GenerationRequest,
      discards_earlier: z
        .boolean()
        .default(false)
        .meta({ description: 'Whether what came of earlier generations and was not decided on may go' }),
    }),
  reply: () => z.object({ run_id: Id }),
  problems: [...editing, ...beginning, 'ai.other_kind', 'ai.no_material'],
});

export const stopAiRun = call({
  path: 'ai/runs/stop',
  summary: 'Stop a generation; what has come stays',
  can: 'ai.generate',
  changes: ['proposals', 'credits'],
  request: () => z.object({ ...injected, run_id: Id }),
  reply: () => z.object({}),
  problems: ['ai.run_not_found'],
});

const chosen = {
  run_id: Id,
  proposal_ids: z
    .array(Id)
    .min(1)
    .max(aiLimits.questions.max * 2),
};

export const keepProposals = call({
  path: 'ai/proposals/keep',
  summary: 'Take what was proposed into the container, as unread work of a model; all of it or none',
  can: 'ai.generate',
  changes: ['proposals', 'parts', 'questions', 'container', 'history'],
  request: () => z.object({ ...injected, ...chosen }),
  reply: () => z.object({ part_ids: z.array(z.string()) }),
  problems: [
    ...editing,
    'ai.run_not_found',
    'ai.proposal_gone',
    'ai.other_kind',
    'ai.no_room',
    'container.changed_meanwhile',
    'container.invalid_document',
    'questions.invalid',
    'questions.duplicate',
  ],
});

export const dropProposals = call({
  path: 'ai/proposals/drop',
  summary: 'Drop what was proposed',
  can: 'ai.generate',
  changes: ['proposals'],
  request: () => z.object({ ...injected, ...chosen }),
  reply: () => z.object({ dropped: z.int() }),
  problems: ['ai.run_not_found'],
});

export const bringBackProposals = call({
  path: 'ai/proposals/bring-back',
  summary: 'Bring back what was dropped: it waits for a decision again',
  can: 'ai.generate',
  changes: ['proposals'],
  request: () => z.object({ ...injected, ...chosen }),
  reply: () => z.object({ brought_back: z.int() }),
  problems: ['ai.run_not_found'],
});

const one = { ...injected, run_id: Id, proposal_id: Id };

export const changeProposal = call({
  path: 'ai/proposals/change',
  summary: 'Change what was proposed before it is kept; it is judged anew',
  can: 'ai.generate',
  changes: ['proposals'],
  request: () =>
    z.object({
      ...one,
      body: z.record(z.string(), z.unknown()).meta({ description: 'Of the shape that its kind has' }),
    }),
  reply: () => AiProposal,
  problems: ['ai.run_not_found', 'ai.proposal_gone', 'request.invalid'],
});

export const remakeProposal = call({
  path: 'ai/proposals/remake',
  summary: 'Have one proposal made anew, with a word of why; it costs a credit as every generation does',
  can: 'ai.generate',
  changes: ['proposals', 'credits'],
  request: () => z.object({ ...one, why: z.string().trim().max(aiLimits.why).default('') }),
  reply: () => z.object({ run_id: Id }),
  problems: [
    ...editing,
    'ai.run_not_found',
    'ai.proposal_gone',
    'ai.not_set_up',
    'ai.no_credits',
    'ai.already_running',
    'ai.no_material',
  ],
});
