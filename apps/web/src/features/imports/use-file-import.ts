import type { Call, ImportProgress, Problem, ProblemName, RequestInput } from '@takhti/contract';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { useCall } from '../../app/api/index.ts';
import { whyNotImport } from './import-file.ts';

/** Where an import stands. */
export type ImportState<Finding> =
  | { readonly kind: 'choosing'; readonly refusal: ProblemName | null }
  | { readonly kind: 'sending'; readonly file_name: string; readonly share: number }
  | { readonly kind: 'working'; readonly file_name: string; readonly progress: ImportProgress }
  | { readonly kind: 'done'; readonly imported: number }
  | ({ readonly kind: 'refused' } & Refusal<Finding>);

export interface FileImport<Finding> {
  readonly state: ImportState<Finding>;
  readonly send: (file: File) => Promise<void>;
  /** Stops a file on its way; once it has arrived, the server finishes what it began. */
  readonly cancel: () => void;
  readonly startAgain: () => void;
}

interface Refusal<Finding> {
  /** The first ones. */
  readonly findings: readonly Finding[];
  /** How many there are in all. */
  readonly total: number;
}

/** A call that takes a file and tells how many of its rows it brought in. */
type ImportCall = Call<z.ZodType, z.ZodType<{ imported: number }>>;

interface FileImportOptions<C extends ImportCall, Finding> {
  readonly call: C;
  readonly input: RequestInput<C>;
  /** The findings of a refused file; null for a problem that tells none. */
  readonly refusalIn: (problem: Problem) => Refusal<Finding> | null;
}

const atStart = { kind: 'choosing', refusal: null } as const;

/** Sends a file, follows what the server does with it, and tells how it ended. */
export function useFileImport<C extends ImportCall, Finding>(
  options: FileImportOptions<C, Finding>,
): FileImport<Finding> {
  const [state, setState] = useState<ImportState<Finding>>(atStart);
  const controller = useRef<AbortController | null>(null);
  const { run } = useCall<ImportCall>(options.call, {
    onProblem: (problem) => {
      const refusal = options.refusalIn(problem);
      setState(refusal ? { kind: 'refused', ...refusal } : { kind: 'choosing', refusal: problem.problem });
      return true;
    },
  });

  async function send(file: File): Promise<void> {
    const refusal = whyNotImport(file);
    if (refusal !== null) return setState({ kind: 'choosing', refusal });
    const file_name = file.name;
    controller.current = new AbortController();
    setState({ kind: 'sending', file_name, share: 0 });
    const reply = await run(options.input, {
      file,
      signal: controller.current.signal,
      onUpload: (share) =>
        setState(
          share < 1
            ? { kind: 'sending', file_name, share }
            : { kind: 'working', file_name, progress: { phase: 'reading', done: 0, total: 0 } },
        ),
      onProgress: (progress) => setState({ kind: 'working', file_name, progress }),
    });
    if (!reply) {
      // Refusals have set their own state; a cancelled or lost file is chosen again.
      setState((now) => (now.kind === 'sending' || now.kind === 'working' ? atStart : now));
      return;
    }
    setState({ kind: 'done', imported: reply.imported });
  }

  return {
    state,
    send,
    cancel: () => controller.current?.abort(),
    startAgain: () => setState(atStart),
  };
}
