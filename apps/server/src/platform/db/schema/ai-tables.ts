import type { AiFault, AiProposal, Flag, RunKind, RunStatus } from '@takhti/domain';
import type { Generated } from 'kysely';
import type { Json, Stamp, StampOrNull } from './column-types.ts';

/** Credits that administrators gave or took back. */
export interface AiGrantsTable {
  institution_id: number;
  grant_id: string;
  user_id: string;
  by_user_id: string;
  credits: number;
  reason: Generated<string>;
  granted_on: Stamp;
}

/** Runs: requests to a model. */
export interface AiRunsTable {
  institution_id: number;
  run_id: string;
  root_run_id: string;
  user_id: string;
  container_id: string | null;
  kind: RunKind;
  /** The generation request. */
  wish: Json<object>;
  model: string;
  prompt: string;
  status: Generated<RunStatus>;
  fault: AiFault | null;
  is_charged: Generated<Flag>;
  started_on: Stamp;
  held_until: Stamp;
  ended_on: StampOrNull;
}

/** Proposals of models. */
export interface AiProposalsTable {
  institution_id: number;
  run_id: string;
  proposal_id: string;
  root_run_id: string;
  place: number;
  body: Json<Record<string, unknown>>;
  findings: Json<object>;
  state: Generated<AiProposal['state']>;
  is_changed: Generated<Flag>;
  part_id: string | null;
}

/** Parts of content that a model wrote. */
export interface AiPartsTable {
  institution_id: number;
  container_id: string;
  part_id: string;
  proposal_id: string;
  model: string;
  prompt: string;
  source: Json<object>;
  made_on: Stamp;
  kept_by_user_id: string;
  kept_on: Stamp;
  kept_version: number;
  kept_as: Generated<string>;
  versions: Generated<string>;
  looked_by_user_id: string | null;
  looked_on: StampOrNull;
}

/** The columns of these tables. */
export const aiColumns = {
  ai_grants: ['institution_id', 'grant_id', 'user_id', 'by_user_id', 'credits', 'reason', 'granted_on'],
  ai_runs: [
    'institution_id',
    'run_id',
    'root_run_id',
    'user_id',
    'container_id',
    'kind',
    'wish',
    'model',
    'prompt',
    'status',
    'fault',
    'is_charged',
    'started_on',
    'held_until',
    'ended_on',
  ],
  ai_proposals: [
    'institution_id',
    'run_id',
    'proposal_id',
    'root_run_id',
    'place',
    'body',
    'findings',
    'state',
    'is_changed',
    'part_id',
  ],
  ai_parts: [
    'institution_id',
    'container_id',
    'part_id',
    'proposal_id',
    'model',
    'prompt',
    'source',
    'made_on',
    'kept_by_user_id',
    'kept_on',
    'kept_version',
    'kept_as',
    'versions',
    'looked_by_user_id',
    'looked_on',
  ],
} as const;
