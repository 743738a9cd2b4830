import {
  GenerationRequest,
  limits,
  westernDigits,
  type AiMaterial,
  type AiRun,
  type GeneratedKind,
  type GeneratedTemplate,
  type Language,
} from '@takhti/domain';

export const sources = [
  'topic',
  'skill',
  'text',
  'article',
  'video',
] as const satisfies readonly AiMaterial['from'][];

/** The request as the form has it. */
export interface RequestDraft extends Omit<GenerationRequest, 'material'> {
  readonly kind: GeneratedKind;
  readonly from: (typeof sources)[number];
  readonly topic: string;
  readonly text: string;
  readonly content_id: string;
}

export type RequestFaults = Partial<Record<'topic' | 'text' | 'article' | 'video' | 'audience', true>>;

interface Beginning {
  /** Of the content: as it is kept, and as it is called in the language of the screen. */
  readonly grade: { readonly name: string; readonly label: string };
  readonly language: Language;
  readonly kind: GeneratedKind;
  /** The last request, to start from. */
  readonly last: Pick<AiRun, 'request' | 'kind'> | null;
  /** The text that the content is itself, where something is made of it. */
  readonly article_id: string | null;
  /** The kinds of rounds to begin with; none for all, and for other content. */
  readonly templates: readonly GeneratedTemplate[];
}

/** The form as it begins. */
export function draftFor({ grade, language, kind, last, article_id, templates }: Beginning): RequestDraft {
  const empty = { topic: '', text: '', content_id: '' };
  const usual: RequestDraft = {
    ...empty,
    kind,
    ...sourceFor(article_id),
    audience: grade.label,
    count: 5,
    difficulty: 5,
    taxonomy: '',
    language,
    templates: [...templates],
  };
  if (!last) return usual;
  const { material, ...request } = last.request;
  const { from, ...given } = material;
  const asked = templates.length > 0 ? { templates: [...templates] } : {};
  // Default texts follow the language of the screen, no matter what it was the last time.
  const audience = isGrade(request.audience, grade.name) ? grade.label : request.audience;
  return { ...usual, ...request, audience, ...asked, from, kind: last.kind, ...empty, ...given };
}

/** Whether an audience says no more than a numbered grade, as "Grade 4" or "۴م ټولګی". */
function isGrade(audience: string, grade: string): boolean {
  const [number] = /\d+/.exec(westernDigits(audience)) ?? [];
  return number === grade && /^(?:\p{L}+\s*\p{Nd}+|\p{Nd}+\p{L}*\s*\p{L}+)$/u.test(audience.trim());
}

/** The default material: the text of an article for its questions, the skill for everything else. */
export function sourceFor(article_id: string | null): Pick<RequestDraft, 'from' | 'content_id'> {
  return article_id === null
    ? { from: 'skill', content_id: '' }
    : { from: 'article', content_id: article_id };
}

/** The faults of the form, by field. */
export function faultsOf(draft: RequestDraft): RequestFaults {
  const { from, topic, text, content_id, audience } = draft;
  return {
    ...(from === 'topic' && topic.trim() === '' && { topic: true as const }),
    ...(from === 'text' && text.trim() === '' && { text: true as const }),
    ...(from === 'article' && content_id === '' && { article: true as const }),
    ...(from === 'video' && content_id === '' && { video: true as const }),
    ...(audience.trim() === '' && { audience: true as const }),
  };
}

/** The request of the form. */
export function requestOf({
  from,
  topic,
  text,
  content_id,
  kind: _kind,
  ...request
}: RequestDraft): GenerationRequest {
  const materials: Record<AiMaterial['from'], AiMaterial> = {
    topic: { from: 'topic', topic: topic.trim() },
    skill: { from: 'skill' },
    text: { from: 'text', text: text.trim() },
    article: { from: 'article', content_id },
    video: { from: 'video', content_id },
  };
  return { ...request, audience: request.audience.trim(), material: materials[from] };
}

/** The levels of difficulty that can be chosen. */
export const difficulties = Array.from({ length: limits.difficulty.max }, (_, at) => at + 1);
