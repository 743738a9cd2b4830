import { useMemo, type ReactNode } from 'react';
import { parseQuery } from '../../../launch/parameters.ts';
import { pageOf } from '../../../ui/page-part.tsx';
import { AssessmentPage } from './assessment-page.tsx';
import { MissingParameter } from '../../../frame/notices/missing-parameter.tsx';
import { useHost } from '../../../launch/use-host.ts';

// Scoring comes with the preview only; learners are scored by the server.
const previewPage = pageOf(async () => (await import('./assessment-preview.tsx')).PreviewPage);

interface AssessmentRouteProps {
  readonly search: string;
  readonly isPlaying: boolean;
}

/** The pages of an assessment, by what their address says. */
export function AssessmentRoute({ search, isPlaying }: AssessmentRouteProps): ReactNode {
  const parameters = useMemo(() => parseQuery(search, 'assessment_id'), [search]);
  const host = useHost(parameters.kind === 'preview');
  const content = useMemo(() => {
    if (parameters.kind !== 'play') return null;
    const { content_id, institution_id, user_id } = parameters;
    return { assessment_id: content_id, institution_id, user_id };
  }, [parameters]);

  if (parameters.kind === 'missing') return <MissingParameter name={parameters.name} />;
  if (content === null) return <previewPage.Show host={host} />;
  return <AssessmentPage key={JSON.stringify(content)} content={content} host={host} isPlaying={isPlaying} />;
}
