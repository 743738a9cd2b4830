import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../frame/error-boundary.tsx';
import { loadSection } from '../i18n/loaded.ts';
import { TextsProvider } from '../i18n/texts-context.tsx';
import { gameSections } from '../types/rounds/sections.ts';
import { CarriedPage } from './carried-page.tsx';
import '../styles/tokens.css';
import '../styles/base.css';

const root = document.getElementById('root');
const { takhtiGame } = window;
if (root === null || takhtiGame === undefined) throw new Error('index.html has no #root, or game.js is gone');
const page = createRoot(root);
void Promise.all([...gameSections, 'result' as const, 'hand_in' as const].map(loadSection)).then(() => {
  page.render(
    <TextsProvider>
      <ErrorBoundary>
        <CarriedPage game={takhtiGame} />
      </ErrorBoundary>
    </TextsProvider>,
  );
});
