import { lazy, Suspense } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { LiveRegionProvider } from '@/ui/live-region';
import { LoadingBars } from '@/ui/loading-bars';
import { PreferencesProvider } from '@/ui/preferences';
import { ToastProvider } from '@/ui/toast';
import { ErrorBoundary, NotFound } from './error-boundary';
import { SettingsMenu } from './settings-menu';
import { SheetRoute } from './sheet-route';

const RosterRoute = lazy(async () => ({ default: (await import('./roster-route')).RosterRoute }));
const CharacterForm = lazy(async () => ({
  default: (await import('@/screens/character-form/character-form')).CharacterForm,
}));

/** Providers around the routes; which screen, sheet and panel are open stands in the address. */
export function App() {
  return (
    <PreferencesProvider>
      <LiveRegionProvider>
        <ToastProvider>
          <Suspense fallback={<LoadingBars />}>
            {/* biome-ignore lint/nursery/useReactCompiler: wouter takes its location hook as a prop */}
            <Router hook={useHashLocation}>
              <Routes />
            </Router>
          </Suspense>
        </ToastProvider>
      </LiveRegionProvider>
    </PreferencesProvider>
  );
}

function Routes() {
  const [address, go] = useLocation();
  const toList = () => go('/');
  const toSheet = (id: string) => go(`/sheet/${id}`);
  const menu = <SettingsMenu />;
  return (
    <ErrorBoundary key={address.split('/').slice(0, 3).join('/')} onLeave={toList}>
      <Suspense fallback={<LoadingBars />}>
        <Switch>
          <Route path="/">
            <RosterRoute onOpen={toSheet} onNew={() => go('/new')} menu={menu} />
          </Route>
          <Route path="/new">
            <CharacterForm mode="new" onClose={toList} onCreated={(id) => go(`/sheet/${id}`, { replace: true })} />
          </Route>
          <Route path="/sheet/:id/:panel?">
            {({ id, panel }) => (
              <SheetRoute
                id={id}
                panel={panel}
                onBack={toList}
                onSheet={toSheet}
                onPanel={(next) => go(next ? `/sheet/${id}/${next}` : `/sheet/${id}`, { replace: next === null })}
                menu={menu}
              />
            )}
          </Route>
          <Route>
            <NotFound onLeave={toList} />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
