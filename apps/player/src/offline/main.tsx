import { whenReady } from '../old-browsers/old-browsers.ts';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../frame/error-boundary.tsx';
import { loadSection } from '../i18n/loaded.ts';
import { TextsProvider } from '../i18n/texts-context.tsx';
import { gameSections } from '../types/rounds/sections.ts';
import { CarriedPage } from './carried-page.tsx';
import { gameInPage } from './game-in-page.ts';
import '../styles/tokens.css';
import '../styles/base.css';

const root = document.getElementById('root');
const game = window.takhtiGame ?? gameInPage(document);
if (root === null || game === undefined) throw new Error('the page has no #root, or its game is gone');
const page = createRoot(root);
void Promise.all([
  whenReady,
  ...[...gameSections, 'result' as const, 'hand_in' as const].map(loadSection),
]).then(() => {
  page.render(
    <TextsProvider>
      <ErrorBoundary>
        <CarriedPage game={game} />
      </ErrorBoundary>
    </TextsProvider>,
  );
});
