import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { keepSending } from './attempt/unsent/keep-sending.ts';
import { ErrorBoundary } from './frame/error-boundary.tsx';
import { TextsProvider } from './i18n/texts-context.tsx';
import { takeToken } from './launch/known-learner.ts';
import { followLook } from './styles/look.ts';
import { dropFailedStyles } from './ui/failed-styles.ts';
import './styles/tokens.css';
import './styles/base.css';

/** Browsers without what came last of all that is used here fetch what they lack first (ADR 0053). */
if ('groupBy' in Object) start();
else
  void import('./old-browsers/old-browsers.ts').then(async ({ whenReady }) => whenReady).then(start, start);

function start(): void {
  const search = takeToken(location.search, () => sessionStorage);
  if (search !== null) history.replaceState(null, '', location.pathname + search + location.hash);

  dropFailedStyles();
  followLook();
  keepSending();

  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  createRoot(root).render(
    <TextsProvider>
      <ErrorBoundary>
        <App />
      </ErrorBoundary>
    </TextsProvider>,
  );
}
