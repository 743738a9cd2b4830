import type { Language } from '@takhti/domain';
import type { ReactNode } from 'react';
import { InLanguage } from '../i18n/texts-context.tsx';
import type { Host } from '../launch/host.ts';
import type { Failure } from '../net/call.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { LaunchFailed } from './notices/launch-failed.tsx';

interface ContentGateProps {
  /** Why the content does not come; null when it does. */
  readonly failure: Failure | null;
  /** The content's; null until it is there. */
  readonly language: Language | null;
  readonly host: Host;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Shows what was asked of the server in its own language, once it is there, or why it is not. */
export function ContentGate({ failure, language, host, onRetry, children }: ContentGateProps): ReactNode {
  if (failure !== null) return <LaunchFailed why={failure} host={host} onRetry={onRetry} />;
  if (language === null) return <Skeleton />;
  return (
    <InLanguage language={language} meanwhile={<Skeleton />}>
      {children}
    </InLanguage>
  );
}
