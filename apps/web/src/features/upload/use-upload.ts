import { finishUpload, uploadFile, type Problem, type ReplyOf } from '@takhti/contract';
import { limits } from '@takhti/domain';
import { useEffect, useRef, useState } from 'react';
import { sendCall } from '../../app/api/index.ts';
import { beginUpload } from './under-way.ts';
import { givenUp } from './pieces/given-up.ts';
import { refusalOf, failureOf, type UploadFailure } from './upload-failure.ts';

/** A file as the server keeps it, with an address that can be shown at once. */
export type Uploaded = ReplyOf<typeof uploadFile>;

/** Makes of what a person chose what is sent, or throws an UploadRefusal; the signal says that nobody waits for it any more. */
type Prepare = (file: File, signal: AbortSignal) => File | Promise<File>;

interface Upload {
  /** Sends a file; undefined when it was refused, failed or was cancelled. */
  readonly send: (file: File) => Promise<Uploaded | undefined>;
  /** Sends the last file once more, which nobody has to choose again. */
  readonly retry: () => Promise<Uploaded | undefined>;
  readonly cancel: () => void;
  /** How much has been sent, from 0 to 1: 0 while the file is being made ready, null while nothing is on its way. */
  readonly share: number | null;
  /** There is no network; it continues automatically when online again. */
  readonly isHeldUp: boolean;
  /** Why the last file did not arrive; null after one that did, or was cancelled. */
  readonly failure: UploadFailure | null;
  readonly clearFailure: () => void;
  /** The same as `failure`, before the page is rendered again. */
  readonly failureNow: () => UploadFailure | null;
}

/**
 * Uploads the files of a container, one at a time, and shows progress and failures in place: no spinner over the page, no
 * dialog.
 * @param prepare refuses at once what the server would refuse
 */
export function useUpload(containerId: string, prepare: Prepare): Upload {
  const [share, setShare] = useState<number | null>(null);
  const [isHeldUp, setHeldUp] = useState(false);
  const [failure, setFailure] = useState<UploadFailure | null>(null);
  const under = useRef<AbortController | null>(null);
  const last = useRef<File | null>(null);
  const why = useRef<UploadFailure | null>(null);
  useEffect(() => () => under.current?.abort(), []);

  function report(next: UploadFailure | null): void {
    why.current = next;
    setFailure(next);
  }

  async function send(chosen: File): Promise<Uploaded | undefined> {
    under.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    under.current = controller;
    last.current = chosen;
    report(null);
    setShare(0);
    const end = beginUpload();
    signal.addEventListener('abort', end);
    try {
      const file = await prepare(chosen, signal);
      signal.throwIfAborted();
      const input = { container_id: containerId };
      const options = { signal, handles: (problem: Problem) => refusalOf(problem) !== null };
      const sendAtOnce = (): Promise<Uploaded> =>
        sendCall(uploadFile, input, { ...options, file, onUpload: setShare });
      if (file.size <= limits.upload_pieces.bytes) return await sendAtOnce();
      const { mayGoAtOnce, sendInPieces } = await import('./pieces/send-in-pieces.ts');
      try {
        const pieces = { ...input, file, signal, onUpload: setShare, onHeldUp: setHeldUp };
        const half_id = await sendInPieces(pieces);
        return await sendCall(finishUpload, { ...input, half_id }, options);
      } catch (error) {
        if (!mayGoAtOnce(error)) throw error;
        return await sendAtOnce();
      }
    } catch (error) {
      if (!signal.aborted) report(failureOf(error));
      return undefined;
    } finally {
      end();
      // A second file that took its place shows its own progress.
      if (under.current === controller) setShare(null);
      setHeldUp(false);
    }
  }

  // A running decoder cannot be stopped, only ignored.
  function cancel(): void {
    under.current?.abort(givenUp);
    under.current = null;
    setShare(null);
  }

  return {
    send,
    retry: async () => (last.current ? send(last.current) : undefined),
    cancel,
    share,
    isHeldUp,
    failure,
    clearFailure: () => report(null),
    failureNow: () => why.current,
  };
}
