import { useEffect, type ReactNode } from 'react';
import type { AnyLaunch } from '../attempt/attempt-kind.ts';
import type { Done, LaunchState, Ready } from '../attempt/launch-attempt.ts';
import type { Host } from '../launch/host.ts';
import { ContentGate } from './content-gate.tsx';
import { NothingToPlay } from './notices/nothing-to-play.tsx';

interface LaunchGateProps<Launch, Model, State, Result> {
  readonly state: LaunchState<Launch, Model, State, Result>;
  readonly host: Host;
  readonly onRetry: () => void;
  /** The result of an attempt that was finished before. */
  readonly renderResult: (done: Done<Launch, Result>) => ReactNode;
  readonly children: (ready: Ready<Launch, Model, State, Result>) => ReactNode;
}

/** The outcome of a launch, in the content's language: something to play, an earlier result, or why there is neither. */
export function LaunchGate<Launch extends AnyLaunch<Result>, Model, State, Result extends object>(
  props: LaunchGateProps<Launch, Model, State, Result>,
): ReactNode {
  const { state, host, onRetry, renderResult, children } = props;
  useEffect(() => {
    if (state.kind === 'done' && state.isNewlyKnown)
      host.send({ type: 'module-completed', reason: 'FINISHED', data: state.result });
  }, [state, host]);

  return (
    <ContentGate
      failure={state.kind === 'failed' ? state.why : null}
      language={'launch' in state ? state.launch.play.language : null}
      host={host}
      onRetry={onRetry}
    >
      {state.kind === 'empty' && <NothingToPlay />}
      {state.kind === 'done' && renderResult(state)}
      {state.kind === 'ready' && children(state)}
    </ContentGate>
  );
}
