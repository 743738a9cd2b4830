import type { Call, Problem, ProblemName, RequestInput } from '@takhti/contract';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { whyNotImport } from './import-file.ts';
import { useFileSend, type FileBusy } from './use-file-send.ts';

/** The state of an import. */
export type ImportState<Finding> =
  | { readonly kind: 'choosing'; readonly refusal: ProblemName | null }
  | FileBusy
  | { readonly kind: 'done'; readonly imported: number }
  | ({ readonly kind: 'refused'; readonly file_name: string } & Refusal<Finding>);

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

/** A call that takes a file and returns how many rows it imported. */
type ImportCall = Call<z.ZodType, z.ZodType<{ imported: number }>>;

interface FileImportOptions<C extends ImportCall, Finding> {
  readonly call: C;
  readonly input: RequestInput<C>;
  /** The findings of a refused file; null for a problem without findings. */
  readonly refusalIn: (problem: Problem) => Refusal<Finding> | null;
}

const atStart = { kind: 'choosing', refusal: null } as const;

/** Sends a file, shows the progress, and reports the result. */
export function useFileImport<C extends ImportCall, Finding>(
  options: FileImportOptions<C, Finding>,
): FileImport<Finding> {
  const [state, setState] = useState<Exclude<ImportState<Finding>, FileBusy>>(atStart);
  const sent = useRef('');
  const { busy, send, cancel } = useFileSend<ImportCall>(options.call, (problem) => {
    const refusal = options.refusalIn(problem);
    setState(
      refusal
        ? { kind: 'refused', file_name: sent.current, ...refusal }
        : { kind: 'choosing', refusal: problem.problem },
    );
  });

  async function sendChecked(file: File): Promise<void> {
    const refusal = whyNotImport(file);
    if (refusal !== null) return setState({ kind: 'choosing', refusal });
    // Refusals set their own state; a cancelled or lost file is chosen again.
    setState(atStart);
    sent.current = file.name;
    const reply = await send(file, options.input);
    if (reply) setState({ kind: 'done', imported: reply.imported });
  }

  return {
    state: busy ?? state,
    send: sendChecked,
    cancel,
    startAgain: () => setState(atStart),
  };
}
