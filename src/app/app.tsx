import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { focusHeading } from '@/ui/focus-heading';
import { LiveRegionProvider } from '@/ui/live-region';
import { LoadingBars } from '@/ui/loading-bars';
import { PreferencesProvider } from '@/ui/preferences';
import { ToastProvider } from '@/ui/toast';
import { ErrorBoundary } from './error-boundary';
import { SettingsMenu } from './settings-menu';
import { isFullScreen, SheetRoute } from './sheet-route';
import { Terms } from './terms';

const RosterRoute = lazy(async () => ({ default: (await import('./roster-route')).RosterRoute }));
const OtherRoutes = lazy(async () => ({ default: (await import('./other-routes')).OtherRoutes }));

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
          <Terms />
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
  const sheetId = useLastSheet(address);
  useHeadingOf(address);
  return (
    <ErrorBoundary key={address.split('/').slice(0, 3).join('/')} onLeave={toList}>
      <Suspense fallback={<LoadingBars />}>
        <Switch>
          <Route path="/">
            <RosterRoute onOpen={toSheet} onNew={() => go('/new')} menu={menu} />
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
            <OtherRoutes go={go} sheetId={sheetId} />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}

/** The sheet that was open last in this tab: what explains a rule leads back to it. */
function useLastSheet(address: string): string | null {
  const [last, setLast] = useState<string | null>(null);
  const [, screen, id] = address.split('/');
  const now = screen === 'sheet' && id ? id : last;
  if (now !== last) setLast(now);
  return now;
}

/** After a screen has taken the place of another, the focus is on its heading; a dialog gives it back by itself. */
function useHeadingOf(address: string): void {
  const [, screen, , panel] = address.split('/');
  const place = `${screen}/${isFullScreen(panel) ? panel : ''}`;
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    focusHeading();
  }, [place]);
}
