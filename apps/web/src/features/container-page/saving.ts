import {
  suggestContainer,
  updateContainer,
  type Call,
  type Problem,
  type ReplyOf,
  type RequestInput,
} from '@takhti/contract';
import type { Language, OpenedContainer } from '@takhti/domain';
import type { ChangeOptions } from '../../app/api/index.ts';
import { readInShape, shapeOf, type EditorInput, type SaveOutcome } from '../editor/index.ts';
import { containerRefusal, type SavedMeanwhile } from './refusals.ts';

/** Sends a call; refusals that the editor shows get no toast. */
export type Send = <C extends Call>(
  call: C,
  input: RequestInput<C>,
  options?: ChangeOptions<C>,
) => Promise<ReplyOf<C>>;

/** A document as the server has it. */
export interface Stored<Doc> {
  readonly doc: Doc;
  /** 0 for one that was never saved. */
  readonly version: number;
}

/** How what an editor holds reaches the server. */
export interface Saving<Doc> {
  /** Stores a document that was made from this version, and gives what is stored now. */
  readonly save: (send: Send, doc: Doc, version: number) => Promise<Stored<Doc>>;
  /** Keeps what was written as suggestions to the author; left out for what cannot be suggested. */
  readonly suggest?: (send: Send, doc: Doc, version: number) => Promise<{ readonly suggested: number }>;
  readonly readDraft: EditorInput<Doc>['readDraft'];
  /** What a refusal means for the editor; null if it is only shown. */
  readonly refusal: (problem: Problem) => SaveOutcome<Doc> | null;
}

/** How a document is stored in its item. */
interface DocumentMapping<Doc> {
  /** The document of a stored item; null when it cannot be read. */
  readonly docOf: (saved: SavedMeanwhile) => Doc | null;
  readonly requestOf: (doc: Doc) => {
    readonly title: string;
    readonly language: Language;
    readonly json_data: string;
  };
  /** Awaited with what was saved, before the screen shows it. */
  readonly beforeRefresh?: (saved: OpenedContainer) => Promise<void>;
}

/** How a document that is saved as a whole is saved; what the server answers is what everybody on the page continues with. */
export function containerSaving<Doc extends object>(
  item: SavedMeanwhile & Pick<OpenedContainer, 'container_id'>,
  { docOf, requestOf, beforeRefresh }: DocumentMapping<Doc>,
): Required<Saving<Doc>> {
  const { container_id } = item;
  return {
    async save(send, doc, version) {
      const request = { container_id, version, ...requestOf(doc) };
      const saved = await send(updateContainer, request, { beforeRefresh });
      return { doc: docOf(saved) ?? doc, version: saved.version };
    },
    suggest: (send, doc, version) => send(suggestContainer, { container_id, version, ...requestOf(doc) }),
    readDraft: readInShape(
      (kept) => shapeOf(kept) === shapeOf(docOf(item) ?? {}),
      // The first ones named no version.
      (kept) => docOf({ ...item, ...kept, json_data: { schema_version: 1, ...kept } }),
    ),
    refusal: (problem) => containerRefusal(problem, docOf),
  };
}
