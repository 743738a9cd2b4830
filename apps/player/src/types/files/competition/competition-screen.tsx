import type { CompetitionBody, Language } from '@takhti/domain';
import type { ReactNode } from 'react';
import { CompetitionHead } from './competition-head.tsx';
import { LevelList } from './level-list.tsx';
import './competition.css';

interface CompetitionScreenProps {
  readonly title: string;
  readonly description: string;
  /** The language of title and description. */
  readonly language: Language;
  readonly body: CompetitionBody;
}

/** A competition as the studio previews it: what it is, when it runs, and its levels. It cannot be entered there. */
export function CompetitionScreen({ title, description, language, body }: CompetitionScreenProps): ReactNode {
  return (
    <main className="competition" data-theme={body.theme}>
      <CompetitionHead title={title} description={description} language={language} body={body} />
      <LevelList body={body} language={language} />
    </main>
  );
}
