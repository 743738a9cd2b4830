import type { Call, ImportProgress, Problem, ReplyOf, RequestInput } from '@takhti/contract';
import { useRef, useState } from 'react';
import { useCall } from '../../app/api/index.ts';

/** A file on its way, or being worked on. */
export type FileBusy =
  | { readonly kind: 'sending'; readonly file_name: string; readonly share: number }
  | { readonly kind: 'working'; readonly file_name: string; readonly progress: ImportProgress };

export interface FileSend<C extends Call> {
  readonly busy: FileBusy | null;
  /** Undefined if cancelled, or refused, which was shown already. */
  readonly send: (file: File, input: RequestInput<C>) => Promise<ReplyOf<C> | undefined>;
  /** Stops a file on its way; once it has arrived, the server finishes what it began. */
  readonly cancel: () => void;
}

/** Sends files by a call, and follows what the server does with each. */
export function useFileSend<C extends Call>(call: C, onProblem: (problem: Problem) => void): FileSend<C> {
  const [busy, setBusy] = useState<FileBusy | null>(null);
  const controller = useRef<AbortController | null>(null);
  const { run } = useCall<C>(call, {
    onProblem: (problem) => {
      onProblem(problem);
      return true;
    },
  });

  async function send(file: File, input: RequestInput<C>): Promise<ReplyOf<C> | undefined> {
    const file_name = file.name;
    controller.current = new AbortController();
    setBusy({ kind: 'sending', file_name, share: 0 });
    const reply = await run(input, {
      file,
      signal: controller.current.signal,
      onUpload: (share) =>
        setBusy(
          share < 1
            ? { kind: 'sending', file_name, share }
            : { kind: 'working', file_name, progress: { phase: 'reading', done: 0, total: 0 } },
        ),
      onProgress: (progress) => setBusy({ kind: 'working', file_name, progress }),
    });
    setBusy(null);
    return reply;
  }

  return { busy, send, cancel: () => controller.current?.abort() };
}
