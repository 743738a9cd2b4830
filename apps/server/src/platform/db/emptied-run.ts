import type { GenerationRequest } from '@takhti/domain';

const request: GenerationRequest = {
  material: { from: 'skill' },
  audience: '-',
  count: 1,
  difficulty: 1,
  taxonomy: '',
  language: 'english',
  templates: [],
};

/** A run of which nothing is kept but that it was, and what it cost: credits are counted by these. */
export const emptiedRun = { container_id: null, prompt: '', wish: JSON.stringify(request) } as const;
